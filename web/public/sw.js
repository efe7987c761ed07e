// Keeps what never changes (files with a hash in their name) and tells, without a connection, that there is none.
// Games live on the server; nothing of them is kept here.
const KEPT = 'signoria-1';
// The site may be served below a path.
const HERE = new URL('./', location.href).pathname;
const OFFLINE = ['offline.html', 'offline.css', 'favicon.svg'].map((name) => HERE + name);

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(OFFLINE)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const old = (names) =>
    Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
  event.waitUntil(
    caches
      .keys()
      .then(old)
      .then(() => self.clients.claim()),
  );
});

async function asset(request) {
  const kept = await caches.open(KEPT);
  const had = await kept.match(request);
  if (had) return had;
  const response = await fetch(request);
  if (response.ok) await kept.put(request, response.clone());
  return response;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (url.pathname.startsWith(`${HERE}assets/`)) event.respondWith(asset(request));
  else if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match(`${HERE}offline.html`)));
  } else if (OFFLINE.includes(url.pathname)) {
    event.respondWith(fetch(request).catch(() => caches.match(request)));
  }
});
