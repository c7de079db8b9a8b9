import { readFileSync } from "node:fs";
import { findLanguage } from "@parlour/contracts/languages";
import type { Random } from "../../../kit/random.ts";
import type { FrameTicket } from "./frame-ticket.ts";

const script = readFileSync(new URL("frame.js", import.meta.url), "utf8");
const style = `html, body { height: 100%; margin: 0; background: #0b0e14; }
iframe { display: block; width: 100%; height: 100%; border: 0; }`;

/**
 * Renders the page around a studio's game. Its content security policy allows the origin of this one studio, so that
 * the site's own pages never have to allow other origins.
 */
export function framePage(random: Random, { url, name, mode, language }: FrameTicket) {
  const nonce = random.bytes(16).toString("base64");
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    `frame-src ${new URL(url).origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join("; ");
  // A closing tag would end the script element even inside a string, so it is escaped.
  const json = JSON.stringify({ url, name, mode }).replaceAll("<", "\\u003c");
  return {
    reply: true,
    status: 200,
    headers: { "content-security-policy": policy, "cache-control": "private, no-store" },
    body: `<!doctype html>
<html lang="${findLanguage(language)?.tag ?? "en"}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>Game</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<script nonce="${nonce}" type="application/json" id="data">${json}</script>
<script nonce="${nonce}">${script}</script>
</body>
</html>
`,
  } as const;
}
