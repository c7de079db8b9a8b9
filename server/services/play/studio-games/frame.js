// The page around a studio's game: embeds it and passes on the few messages that a studio may send. The game has no
// access to this page or the site; every message is checked for its sender.
(() => {
  const { url, name, mode } = JSON.parse(document.getElementById("data").textContent);
  const { origin } = new URL(url);
  const isOurs = origin === location.origin;
  const frame = document.createElement("iframe");
  // A game on our own origin could read the site's cookies and pages, so it is embedded without an origin.
  frame.sandbox = isOurs ? "allow-scripts" : "allow-scripts allow-same-origin allow-forms";
  frame.allow = "autoplay";
  frame.referrerPolicy = "no-referrer";
  frame.title = name;
  frame.src = url;
  document.body.append(frame);

  const tell = (type) =>
    parent.postMessage({ type: `parlour:game:${type}`, version: 1, mode }, location.origin);
  const messages = {
    ready: "ready",
    leave: "leave",
    "reality-check": "reality-check",
    expired: "relaunch",
  };
  // If a game asked for a new session as soon as it was loaded, the page would reload it for ever.
  const soonMs = 5_000;
  addEventListener("message", (event) => {
    if (event.source !== frame.contentWindow || event.origin !== (isOurs ? "null" : origin)) return;
    const asked = Object(event.data);
    if (asked.source !== "parlour-studio" || !Object.hasOwn(messages, asked.type)) return;
    if (asked.type === "expired" && performance.now() < soonMs) return;
    tell(messages[asked.type]);
  });
  addEventListener("focus", () => frame.focus());
})();
