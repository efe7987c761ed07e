// A plain client: it knows no rules. It shows what the server says and sends back one of the listed
// choices. Everything that comes from outside is set as text, never as markup.
"use strict";

// The site may be served below a path.
const base = new URL(document.currentScript.src).pathname.replace(/\/assets\/page\.js$/, "");
const texts = JSON.parse(document.body.dataset.texts);
const lang = document.documentElement.lang;
const $ = (id) => document.getElementById(id);

function node(kind, content, attributes = {}) {
  const made = document.createElement(kind);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else made.setAttribute(name, value);
  }
  for (const part of [content].flat()) if (part !== null && part !== undefined) made.append(part);
  return made;
}

function notice(text) {
  $("notice").textContent = text ?? "";
  $("notice").hidden = !text;
}

async function call(method, path, body) {
  const url = base + path + (path.includes("?") ? "&" : "?") + "lang=" + lang;
  const request = { method, headers: {}, credentials: "same-origin" };
  if (body !== undefined) {
    request.headers["Content-Type"] = "application/json";
    request.body = JSON.stringify(body);
  }
  const response = await fetch(url, request);
  if (response.status === 204) return null;
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) {
    const failure = new Error([answer.text ?? response.statusText, ...(answer.problems ?? [])].join(" "));
    failure.status = response.status;
    throw failure;
  }
  return answer;
}

async function attempt(work) {
  notice();
  try { return await work(); } catch (failure) { notice(failure.message); return null; }
}

async function whoAmI() {
  try { return await call("GET", "/api/me"); } catch { return null; }
}

// The hall: make a table, find a table.

async function hall() {
  $("hall").hidden = false;
  const form = $("new");
  const me = await whoAmI();
  if (me) form.elements.name.value = me.name;
  const fit = () => {
    const { min, max } = form.elements.game.selectedOptions[0].dataset;
    const players = form.elements.players;
    players.min = min;
    players.max = max;
    players.value = Math.ceil((Number(min) + Number(max)) / 2);
  };
  form.elements.game.addEventListener("change", fit);
  fit();
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    attempt(() => open(form, me));
  });
  list($("lobby"), await call("GET", "/api/lobby"));
  if (me) {
    const mine = await call("GET", "/api/me/tables");
    $("my").hidden = mine.length === 0;
    list($("mine"), mine);
  }
}

function list(where, tables) {
  const line = (table) => node("li", [
    node("a", table.title, { href: `${base}/t/${table.id}?lang=${lang}` }),
    ` · ${texts["status_" + table.status]} · ${table.seats - table.open}/${table.seats}`,
  ]);
  where.replaceChildren(...(tables.length ? tables.map(line) : [node("li", texts.nobody)]));
}

async function beSomebody(name, me) {
  if (!me || me.name !== name) await call("POST", "/api/guests", { name });
}

async function open(form, me) {
  const fields = form.elements;
  await beSomebody(fields.name.value.trim(), me);
  const bots = fields.with.value === "bots";
  const seats = ["me"];
  while (seats.length < Number(fields.players.value)) {
    seats.push(bots ? { bot: fields.bot.value } : "open");
  }
  const wanted = { game: fields.game.value, seats, listed: fields.listed.checked };
  const table = await call("POST", "/api/tables", wanted);
  if (bots) await call("POST", `/api/tables/${table.id}/start`, {});
  location.assign(`${base}/t/${table.id}?lang=${lang}`);
}

// A table.

const game = { id: null, frame: null, log: [], chat: [], socket: null, retry: 500, filter: "", replay: null };

function connect() {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const since = game.frame ? `&since=${game.frame.version}` : "";
  const url = `${scheme}://${location.host}${base}/api/tables/${game.id}/socket?lang=${lang}&drawing=true&protocol=1${since}`;
  const socket = new WebSocket(url);
  game.socket = socket;
  socket.addEventListener("message", (event) => hear(JSON.parse(event.data)));
  socket.addEventListener("open", () => { game.retry = 500; notice(); });
  socket.addEventListener("close", () => {
    if (game.socket !== socket) return;
    notice(texts.lost);
    setTimeout(connect, game.retry);
    game.retry = Math.min(game.retry * 2, 15000);
  });
}

function hear(message) {
  if (message.type === "refused") return notice(message.text + (message.rule ? ` (§ ${message.rule})` : ""));
  if (message.type === "accepted") return;
  if (message.type === "table") {
    game.log = message.log;
    game.chat = message.chat;
  } else if (message.type === "update") {
    if (!game.frame || message.from !== game.frame.version) {
      // Something was missed: ask for everything.
      game.frame = null;
      game.socket.close();
      return;
    }
    // A position that has not changed is not sent again.
    message.position ??= game.frame.position;
    game.log.push(...message.log);
    game.chat.push(...message.chat);
  } else return;
  notice();
  game.frame = message;
  draw();
}

function say(message) {
  if (game.socket?.readyState === WebSocket.OPEN) game.socket.send(JSON.stringify(message));
  else notice(texts.lost);
}

function draw() {
  const { table, position, version } = game.frame;
  const parts = [node("h1", table.title), seats(table)];
  if (table.status === "waiting") parts.push(...waiting(table));
  const shown = game.replay ?? position;
  if (table.status === "finished") parts.push(result(table, position), replayBar(table, position));
  if (shown) {
    for (const question of position.questions) {
      parts.push(node("p", question.text, question.seat === table.you ? { class: "asked" } : {}));
    }
    if (!game.replay) parts.push(...choices(position, version));
    parts.push(node("pre", shown.drawing ?? "", { tabindex: "0", "aria-label": texts.table }));
  }
  parts.push(node("h2", texts.log), lines(game.log.map((told) => told.text)));
  parts.push(node("h2", texts.talk), lines(game.chat.map((line) => `${line.name}: ${line.text}`)), talk());
  const focus = document.activeElement?.id;
  $("table").replaceChildren(...parts);
  if (focus) $(focus)?.focus();
  for (const log of document.querySelectorAll(".log")) log.scrollTop = log.scrollHeight;
}

function seats(table) {
  const line = (seat) => {
    const name = seat.kind === "open" ? texts.open : seat.name;
    const mark = seat.seat === table.you ? ` (${texts.you})` : seat.kind === "bot" ? ` (${texts.bot})` : "";
    return node("li", name + mark);
  };
  const where = node("ol", table.seats.map(line));
  return table.you === null ? node("div", [where, node("p", texts.watching)]) : where;
}

function waiting(table) {
  const act = (path, body) => () => attempt(() => call("POST", `/api/tables/${table.id}/${path}`, body));
  const open = table.seats.some((seat) => seat.kind === "open");
  const row = [];
  if (table.you === null && open) row.push(node("button", texts.join, { onclick: () => attempt(join) }));
  if (table.you !== null) row.push(node("button", texts.leave, { onclick: act("leave") }));
  if (table.host && !open) row.push(node("button", texts.start, { onclick: act("start", {}) }));
  if (table.host && open) row.push(node("button", texts.start_fill, { onclick: act("start", { fill: "random" }) }));
  return [node("p", `${texts.waiting} ${location.origin}/t/${table.id}`), node("div", row, { class: "row" })];
}

async function join() {
  if (!(await whoAmI())) {
    const name = prompt(texts.join);
    if (!name) return;
    await beSomebody(name.trim(), null);
  }
  await call("POST", `/api/tables/${game.id}/join`);
  // The socket was opened as somebody who looks on: open it again as ourselves.
  game.frame = null;
  game.socket.close();
}

function choices(position, version) {
  const parts = [];
  const row = [];
  if (position.undo) row.push(node("button", texts.undo, { onclick: () => say({ type: "undo", version }) }));
  const button = (choice) => node("li", node("button", choice.label, {
    onclick: () => say({ type: "play", version, action: choice.text }),
  }));
  const items = node("ul", [], { class: "choices", "aria-label": texts.choices });
  const fill = () => {
    const wanted = game.filter.toLowerCase();
    const fitting = position.choices.filter((choice) => choice.label.toLowerCase().includes(wanted));
    items.replaceChildren(...fitting.map(button));
  };
  if (position.choices.length > 20) {
    row.push(node("input", [], {
      id: "filter", value: game.filter, placeholder: texts.filter, "aria-label": texts.filter,
      oninput: (event) => { game.filter = event.target.value; fill(); },
    }));
  } else game.filter = "";
  fill();
  if (row.length) parts.push(node("div", row, { class: "row" }));
  parts.push(items);
  return parts;
}

function result(table, position) {
  const standings = [...position.result].sort((one, other) => one.rank - other.rank);
  const line = (standing) => node("tr", [
    node("td", `${standing.rank}.`),
    node("td", table.seats[standing.seat].name),
    node("td", String(standing.total)),
    node("td", standing.parts.map((part) => `${part.label} ${part.points}`).join(" · ")),
  ]);
  return node("div", [
    node("h2", texts.over),
    node("table", node("tbody", standings.map(line))),
    node("p", node("a", texts.record, { href: `${base}/api/tables/${table.id}/record`, download: "" })),
  ]);
}

function replayBar(table, position) {
  const state = game.replayAt ?? { at: position.actions, seat: table.you };
  const show = (at, seat) => attempt(async () => {
    at = Math.max(0, Math.min(position.actions, at));
    const who = seat === null ? "" : `&seat=${seat}`;
    const replay = await call("GET", `/api/tables/${table.id}/replay?at=${at}${who}&drawing=true`);
    game.replayAt = { at, seat };
    game.replay = replay.position;
    game.log = replay.log;
    draw();
  });
  const option = (value, name) => node("option", name, state.seat === value ? { value: String(value), selected: "" } : { value: String(value) });
  return node("div", [
    node("button", texts.replay_previous, { id: "previous", onclick: () => show(state.at - 1, state.seat) }),
    node("label", [texts.replay_at, node("input", [], {
      id: "at", type: "number", min: "0", max: String(position.actions), value: String(state.at),
      onchange: (event) => show(Number(event.target.value), state.seat),
    })]),
    node("button", texts.replay_next, { id: "next", onclick: () => show(state.at + 1, state.seat) }),
    node("label", [texts.replay_seat, node("select", [
      option(null, texts.spectator), ...table.seats.map((seat) => option(seat.seat, seat.name)),
    ], { id: "seat", onchange: (event) => show(state.at, event.target.value === "null" ? null : Number(event.target.value)) })]),
  ], { class: "row" });
}

function lines(all) {
  return node("div", all.slice(-300).map((text) => node("p", text)), { class: "log", role: "log", tabindex: "0" });
}

function talk() {
  const input = node("input", [], { id: "talk", maxlength: "500", "aria-label": texts.talk, autocomplete: "off" });
  const send = (event) => {
    event.preventDefault();
    const text = input.value.trim();
    if (text) say({ type: "chat", text });
    input.value = "";
  };
  return node("form", [input, node("button", texts.chat_send)], { class: "row", onsubmit: send });
}

const found = location.pathname.slice(base.length).match(/^\/t\/([0-9a-f]{32})$/);
if (found) {
  game.id = found[1];
  $("table").hidden = false;
  $("table").append(node("p", texts.loading));
  attempt(async () => {
    await call("GET", `/api/tables/${game.id}`);
    connect();
  });
} else {
  attempt(hall);
}
