import { createHash } from "node:crypto";
import { COOKIES } from "@parlour/contracts/constants";
import { languageCodes, sourceLanguage } from "@parlour/contracts/languages";
import { chooseLanguage } from "@parlour/rules/language";
import type { FastifyReply, FastifyRequest } from "fastify";
import type english from "../../../languages/en/site/server/busy-page.json";
import type { Refusal } from "../refusal.ts";
import { readTexts } from "../texts.ts";
import { isApiPath, pathOf } from "./api-paths.ts";
import { readCookie } from "./cookies.ts";
import { sendRefusal } from "./send-outcome.ts";

/** A busy server has no time to render a page of the site, so this page is self-contained. */
const texts = readTexts<typeof english>("site", "busy-page");

/** The site's colours. Fonts and pictures would cause further requests to a busy server. */
const style =
  "body{margin:0;background:#0b0e14;color:#f3eee3;font:17px/1.5 system-ui,sans-serif}" +
  "main{min-height:100vh;min-height:100dvh;box-sizing:border-box;padding:24px;display:flex;flex-direction:column;" +
  "align-items:center;justify-content:center;text-align:center}" +
  "h1{margin:0;color:#d9b26a;font:600 34px/1.2 Georgia,serif;letter-spacing:.02em}" +
  "p{margin:16px 0 0;max-width:26em;color:#a9b4c2}";
/** The page may use only its own style, which browsers recognise by its hash, and loads nothing. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** Whether the request is a page navigation and not a data request by a script. */
function asksForPage(request: FastifyRequest): boolean {
  return request.method === "GET" && (request.headers.accept ?? "").includes("text/html");
}

/** Sends the refusal as a page that reloads itself, or as JSON to a script. */
export function sendBusy(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (asksForPage(request) && !isApiPath(pathOf(request))) return sendBusyPage(request, reply, refusal);
  return sendRefusal(reply, refusal);
}

function sendBusyPage(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const language = languageOf(request);
  const seconds = refusal.headers?.["retry-after"] ?? "2";
  if (refusal.headers) reply.headers(refusal.headers);
  return reply
    .code(refusal.status)
    .header("cache-control", "no-store")
    .header("content-security-policy", policy)
    .type("text/html; charset=utf-8")
    .send(
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>Parlour</title><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="dark"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="${seconds}"><style>${style}</style></head><body><main><h1>Parlour</h1><p>${texts.in(language).busy}</p></main></body></html>`,
    );
}

function languageOf({ headers }: FastifyRequest): string {
  return chooseLanguage({
    cookie: readCookie(headers.cookie, COOKIES.language),
    acceptLanguage: headers["accept-language"],
    published: languageCodes,
    fallback: sourceLanguage,
  });
}
