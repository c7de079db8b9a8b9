// The parts that both games of the studio share: calls to its server, the bar with balance and stake, and messages to
// the page that embeds the game.
const data = JSON.parse(document.getElementById("data").textContent);
const { words } = data;

const tell = (type) => parent.postMessage({ source: "parlour-studio", type }, "*");

const element = (tag, attributes = {}, ...children) => {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (value !== false) made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children);
  return made;
};

const symbol = (name) => {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  svg.setAttribute("viewBox", "0 0 100 100");
  svg.setAttribute("aria-hidden", "true");
  use.setAttribute("href", `#s-${name}`);
  svg.append(use);
  return svg;
};

const money = (() => {
  try {
    const format = new Intl.NumberFormat(data.tag, { style: "currency", currency: data.currency });
    return (amount) => format.format(amount);
  } catch {
    // Some currencies, such as the smaller units of cryptocurrencies, have no ISO code.
    const format = new Intl.NumberFormat(data.tag, { maximumFractionDigits: 8 });
    return (amount) => `${format.format(amount)} ${data.currency}`;
  }
})();
const times = (multiple) =>
  `${new Intl.NumberFormat(data.tag, { maximumFractionDigits: 2 }).format(multiple)}×`;

const refusals = {
  INSUFFICIENT_FUNDS: words.funds,
  LIMIT_EXCEEDED: words.limit,
  LIMIT_REACHED: words.limit,
  EXCLUDED: words.stopped,
  ANOTHER_SLOT_OPEN: words.stopped,
  ROUND_TOO_SOON: words.pause,
  REALITY_CHECK_DUE: words.pause,
  CONFLICT: words.pause,
};

function refusalText({ errorCode, maxBet }) {
  if (errorCode === "TOKEN_INVALID") return words.stopped;
  if (errorCode === "BONUS_MAX_BET") return words.bonus.replace("{amount}", money(maxBet));
  return refusals[errorCode] ?? words.again;
}

/** Calls the studio's server. If the call is refused, shows the reason and returns null. */
async function play(action, fields = {}) {
  let response;
  let answer;
  try {
    response = await fetch(data.path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ seat: data.seat, action, ...fields }),
    });
    answer = await response.json();
  } catch {
    say(words.again, true);
    return null;
  }
  if (response.ok) return answer;
  if (answer.errorCode === "TOKEN_INVALID") tell("expired");
  if (answer.errorCode === "REALITY_CHECK_DUE") tell("reality-check");
  say(refusalText(answer), true);
  return null;
}

const said = element("p", { class: "said", role: "status" });
function say(text, isRefused = false) {
  said.textContent = text;
  said.classList.toggle("refused", isRefused);
}

let stakeAt = Math.max(
  0,
  data.stakes.findLastIndex((stake) => stake <= data.stake),
);
const stake = () => data.stakes[stakeAt];
const balance = element("b");
const staked = element("b");
const showBalance = (amount) => {
  balance.textContent = money(amount);
};
const less = element(
  "button",
  { type: "button", "aria-label": words.less, onclick: () => chooseStake(-1) },
  "−",
);
const more = element(
  "button",
  { type: "button", "aria-label": words.more, onclick: () => chooseStake(1) },
  "+",
);
const mainButton = element("button", { type: "button", class: "main" });

function chooseStake(by) {
  stakeAt = Math.min(data.stakes.length - 1, Math.max(0, stakeAt + by));
  showStake(true);
}
function showStake(canChange) {
  staked.textContent = money(stake());
  less.disabled = !canChange || stakeAt === 0;
  more.disabled = !canChange || stakeAt === data.stakes.length - 1;
}

/** Puts the game's board between the title and the bar. */
function build(board) {
  const title = element("h1", {}, data.isPractice ? `${data.title} · ${words.practice}` : data.title);
  const bar = element(
    "div",
    { class: "bar" },
    element("p", { class: "money" }, element("small", {}, words.balance), balance),
    element(
      "div",
      { class: "stake" },
      less,
      element("p", { class: "money" }, element("small", {}, words.stake), staked),
      more,
    ),
    mainButton,
  );
  document.getElementById("game").append(title, element("div", { class: "board" }, board), said, bar);
  addEventListener("keydown", (event) => {
    if (event.key === "Escape") tell("leave");
    if (event.key === " " && event.target === document.body) {
      event.preventDefault();
      mainButton.click();
    }
  });
}

const pause = (ms) =>
  new Promise((resolve) => {
    setTimeout(resolve, matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : ms);
  });

/** Creates a round's id. `randomUUID` exists only on secure origins, which a test server often is not. */
function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6] & 15) | 64;
  bytes[8] = (bytes[8] & 63) | 128;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

globalThis.studio = {
  data,
  words,
  tell,
  element,
  symbol,
  money,
  times,
  play,
  say,
  said,
  stake,
  mainButton,
  showBalance,
  showStake,
  build,
  pause,
  newId,
};
