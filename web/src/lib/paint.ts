/** Resolves once the browser has shown what was changed so far; at once where nobody looks. */
export function painted(): Promise<void> {
  if (typeof requestAnimationFrame === 'undefined' || document.hidden) return Promise.resolve();
  return new Promise((done) => {
    // A window that is covered gets no frames.
    const timer = setTimeout(done, 300);
    requestAnimationFrame(() => {
      // A task of its own, after the frame.
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', () => {
        clearTimeout(timer);
        done();
      });
      channel.port1.start();
      channel.port2.postMessage(null);
    });
  });
}
