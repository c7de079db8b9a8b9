import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { SecurityHeaders } from "../kit/http/security-headers.ts";
import { sendRefusal } from "../kit/http/send-outcome.ts";
import { refuse } from "../kit/refusal.ts";
import { serveHashed } from "./serve-hashed.ts";

const folder = fileURLToPath(new URL("../../console/build/", import.meta.url));
const noncePlaceholder = "__NONCE__";

/** Serves the operators' console, a single-page application: every path below it gets the same page. */
export async function serveConsole(app: FastifyInstance, headers: SecurityHeaders): Promise<void> {
  const sendPage = async (reply: FastifyReply) => {
    // The page's file is read for each request, so that a new build takes effect immediately. The console has few
    // users, so this costs little.
    const html = await readFile(join(folder, "index.html"), "utf8").catch(() => undefined);
    if (html === undefined) return sendRefusal(reply, refuse("NOT_FOUND"));
    const nonce = randomBytes(16).toString("base64");
    const { "content-security-policy": policy = "", ...others } = headers.page(nonce);
    return reply
      .headers(others)
      .header("content-security-policy", policy.replace("frame-ancestors 'self'", "frame-ancestors 'none'"))
      .header("x-frame-options", "DENY")
      .header("x-robots-tag", "noindex, nofollow")
      .header("cache-control", "private, no-store")
      .type("text/html; charset=utf-8")
      .send(html.replaceAll(noncePlaceholder, nonce));
  };
  await serveHashed(app, { root: join(folder, "assets"), prefix: "/console/assets/", otherwise: "no-cache" });
  app.get("/console", (_request, reply) => reply.redirect("/console/", 308));
  app.get("/console/*", (_request, reply) => sendPage(reply));
}
