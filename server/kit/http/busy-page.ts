import { COOKIES } from "@parlour/contracts/constants";
import { chooseLanguage } from "@parlour/rules/language";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Refusal } from "../refusal.ts";
import { readCookie } from "./cookies.ts";

/** An overloaded server does not render a page of the site, so this page has its own words. */
const words: Readonly<Record<string, string>> = {
  en: "Many people are here just now. This page tries again by itself.",
  es: "Ahora mismo hay mucha gente. Esta página lo intenta de nuevo sola.",
  fr: "Il y a beaucoup de monde en ce moment. Cette page réessaie toute seule.",
  pt: "Há muita gente aqui neste momento. Esta página tenta de novo sozinha.",
  zh: "现在访问的人很多，本页面会自动重试。",
};

/** Whether a browser requests a page, as opposed to a script that requests data. */
export function asksForPage(request: FastifyRequest): boolean {
  return request.method === "GET" && (request.headers.accept ?? "").includes("text/html");
}

/** Shows the refusal as a page, which reloads after the `retry-after` time. */
export function sendBusyPage(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const language = languageOf(request);
  const seconds = refusal.headers?.["retry-after"] ?? "2";
  if (refusal.headers) reply.headers(refusal.headers);
  return reply
    .code(refusal.status)
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>Parlour</title><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="dark"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="${seconds}"></head><body><main><h1>Parlour</h1><p>${words[language]}</p></main></body></html>`,
    );
}

function languageOf({ headers }: FastifyRequest): string {
  return chooseLanguage({
    cookie: readCookie(headers.cookie, COOKIES.language),
    acceptLanguage: headers["accept-language"],
    published: Object.keys(words),
    fallback: "en",
  });
}
