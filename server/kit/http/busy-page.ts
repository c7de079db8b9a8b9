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
    .type("text/html; charset=utf-8")
    .send(
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>Parlour</title><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="dark"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="${seconds}"></head><body><main><h1>Parlour</h1><p>${texts.in(language).busy}</p></main></body></html>`,
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
