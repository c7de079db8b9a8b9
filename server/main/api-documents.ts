import { createHash, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { calls as allCalls } from "@parlour/contracts/calls";
import { openApiDocument } from "@parlour/contracts/openapi";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Calls } from "../kit/http/calls.ts";
import type { SecurityHeaders } from "../kit/http/security-headers.ts";
import { renderApiReference } from "./api-reference/render-api-reference.ts";

const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
  version: string;
};
const noncePlaceholder = "NONCE";

/**
 * Serves the contract as `/openapi.json` and as the API reference at `/docs/api`, both generated at the first request.
 */
export async function serveApiDocuments(
  app: FastifyInstance,
  calls: Calls,
  headers: SecurityHeaders,
): Promise<void> {
  const built = new Set(calls.routes.map((route) => route.call.name));
  const generate = () => {
    const document = openApiDocument({ calls: allCalls, built, version });
    const json = JSON.stringify(document);
    const etag = `"${createHash("sha256").update(json).digest("base64url")}"`;
    const page = renderApiReference(document, noncePlaceholder).split(`"${noncePlaceholder}"`);
    return { json, etag, page };
  };
  let generated: ReturnType<typeof generate> | undefined;
  const documents = () => (generated ??= generate());

  app.get("/openapi.json", async (request: FastifyRequest, reply: FastifyReply) => {
    const { json, etag } = documents();
    reply.header("etag", etag).header("cache-control", "no-cache");
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    return reply.type("application/json; charset=utf-8").send(json);
  });
  app.get("/docs/api", async (_request, reply) => {
    const nonce = randomBytes(16).toString("base64");
    return reply
      .headers(headers.page(nonce))
      .type("text/html; charset=utf-8")
      .send(documents().page.join(`"${nonce}"`));
  });
}
