import { readFileSync } from "node:fs";
import { playSandboxGame } from "@parlour/contracts/calls/play/sandbox-studio/play-sandbox-game";
import { findLanguage } from "@parlour/contracts/languages";
import type { Random } from "../../../../kit/random.ts";
import { strip, threePays, twoPays } from "../games/lanterns.ts";
import { ladder } from "../games/steps.ts";
import { stakeSteps } from "../play-seat.ts";
import type { Seat } from "../seats.ts";
import { drawings, gradients } from "../symbols.ts";
import { titleIn, wordsIn } from "../texts.ts";

const readPart = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");
const style = readPart("game.css");
const shared = readPart("studio.js");
const clients: Readonly<Record<string, string>> = {
  "lantern-row": readPart("lanterns.js"),
  "copper-steps": readPart("steps.js"),
};
const facts: Readonly<Record<string, object>> = {
  "lantern-row": { strip, threePays, twoPays },
  "copper-steps": { ladder },
};

/**
 * Renders a game of the fictional studio. The page is sandboxed without an origin, as if it came from an untrusted
 * server: it can neither read the site's cookies nor access the page that embeds it, and may only call its own
 * server.
 */
export function gamePage(random: Random, seat: Seat, secret: string) {
  const nonce = random.bytes(16).toString("base64");
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self' http://localhost:* http://127.0.0.1:*",
    "sandbox allow-scripts",
  ].join("; ");
  const { game, language, currency } = seat;
  const tag = findLanguage(language)?.tag ?? "en";
  const data = {
    seat: secret,
    path: playSandboxGame.path,
    currency,
    tag,
    isPractice: seat.token === null,
    stakes: stakeSteps(seat),
    stake: seat.stakes.default,
    title: titleIn(language, game),
    words: wordsIn(language),
    facts: facts[game],
  };
  // A closing tag would end the script element even inside a string, so it is escaped.
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  const symbols = Object.entries(drawings)
    .map(([name, drawing]) => `<symbol id="s-${name}" viewBox="0 0 100 100">${drawing}</symbol>`)
    .join("");
  return {
    reply: true,
    status: 200,
    headers: { "content-security-policy": policy, "cache-control": "private, no-store" },
    body: `<!doctype html>
<html lang="${tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>Workbench</title>
<style nonce="${nonce}">${style}</style>
</head>
<body class="${game}">
<svg width="0" height="0" aria-hidden="true"><defs>${gradients}</defs>${symbols}</svg>
<main id="game"></main>
<script nonce="${nonce}" type="application/json" id="data">${json}</script>
<script nonce="${nonce}">{
${shared}}
${clients[game]}</script>
</body>
</html>
`,
  } as const;
}
