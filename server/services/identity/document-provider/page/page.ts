import { readFileSync } from "node:fs";
import type { Random } from "../../../../kit/random.ts";
import type { Texts } from "../texts.ts";

/** A rendered page with its headers. */
export type Page = { reply: true; status: 200; headers: Record<string, string>; body: string };

/** A sandboxed frame has no origin and can't fetch the site's font, so the font is part of the page. */
const font = readFileSync(
  new URL("../../../../../web/ui/fonts/inter-latin-400-700.woff2", import.meta.url),
).toString("base64");
const style = `@font-face { font-family: Inter; font-weight: 400 700; src: url("data:font/woff2;base64,${font}") format("woff2"); }
${readPart("style.css")}`;

export function readPart(name: string): string {
  return readFileSync(new URL(name, import.meta.url), "utf8");
}

type PageParts = { title: string; main: string; script: string; data: object };

/** Renders a self-contained page: no cookies, no external resources, and it may only call its own origin. */
export function renderPage(random: Random, texts: Texts, { title, main, script, data }: PageParts): Page {
  const nonce = random.bytes(16).toString("base64");
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "img-src blob:",
    "font-src data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "sandbox allow-scripts allow-forms",
  ].join("; ");
  // A closing tag would end the script element even inside a string, so it is escaped.
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return {
    reply: true,
    status: 200,
    headers: { "content-security-policy": policy, "cache-control": "no-store" },
    body: `<!doctype html>
<html lang="${texts.languageTag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<div class="page">${main}</div>
<script nonce="${nonce}" type="application/json" id="data">${json}</script>
<script nonce="${nonce}">${script}</script>
</body>
</html>
`,
  };
}

const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => signs[sign]!);
}
