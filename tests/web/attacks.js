// What a page of somebody else tries: each is told the server's address and a table, and answers with what it got.
var attacks = {
  "read the tables": (home) => text(`${home}/api/tables`),
  "read the tables without asking": (home) => text(`${home}/api/tables`, { mode: "no-cors" }),
  "read a table": (home, id) => text(`${home}/api/tables/${id}`),
  "start a table": (home) =>
    text(`${home}/api/tables`, { method: "POST", body: NEW, headers: { "content-type": "application/json" } }),
  "start a table without asking": (home) => text(`${home}/api/tables`, { method: "POST", mode: "no-cors", body: NEW }),
  "take a seat": (home, id) =>
    text(`${home}/api/tables/${id}/seats/1`, { method: "POST", mode: "no-cors", body: '{"name":"Eve"}' }),
  "renew the cookie": (home) => text(`${home}/api/cookie`, { method: "POST", mode: "no-cors" }),
  "send beacons": (home) => {
    navigator.sendBeacon(`${home}/api/cookie`);
    navigator.sendBeacon(`${home}/api/tables`, NEW);
    return "";
  },
  "send a form": (home) => {
    const field = document.createElement("input");
    field.name = `${NEW.slice(0, -1)},"x":"`;
    field.value = '"}';
    return sent(`${home}/api/tables`, field);
  },
  "send a form without a body": (home) => sent(`${home}/api/cookie`),
  "open a socket": (home, id) =>
    new Promise((done) => {
      const socket = new WebSocket(`${home.replace("http", "ws")}/ws/tables/${id}`);
      socket.onopen = () => done("open");
      socket.onclose = () => done("");
    }),
  "load it as a script": (home) => loaded(Object.assign(document.createElement("script"), { src: `${home}/api/tables` })),
  "load it as a picture": (home) => loaded(Object.assign(new Image(), { src: `${home}/favicon.svg` })),
  "read a frame": (home, id) => framed((frame) => (frame.src = `${home}/table/${id}`)),
  listen: (home) =>
    new Promise((done) => {
      const source = new EventSource(`${home}/api/tables`, { withCredentials: true });
      source.onmessage = (message) => done(message.data);
      source.onerror = () => (source.close(), done(""));
    }),
};

const NEW = '{"game":"loewenherz","seats":[{"kind":"person"},{"kind":"person"}]}';

async function text(address, more = {}) {
  return (await fetch(address, { credentials: "include", ...more })).text();
}

function loaded(element) {
  return new Promise((done) => {
    element.onload = () => done("loaded");
    element.onerror = () => done("");
    document.body.append(element);
  });
}

/** What can be read in a frame once it shows something. */
function framed(fill) {
  return new Promise((done) => {
    const frame = document.createElement("iframe");
    frame.name = `frame${document.querySelectorAll("iframe").length}`;
    document.body.append(frame);
    frame.onload = () => {
      try {
        done(frame.contentDocument.body.innerText);
      } catch {
        done(frame.contentWindow.length ? "it has frames" : "");
      }
    };
    fill(frame);
  });
}

function sent(action, ...fields) {
  return framed((frame) => {
    const form = Object.assign(document.createElement("form"), { action, method: "POST", enctype: "text/plain" });
    form.target = frame.name;
    form.append(...fields);
    document.body.append(form);
    form.submit();
  });
}
