import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import type { SecurityHeaders } from "../kit/http/security-headers.ts";
import { sendRefusal } from "../kit/http/send-outcome.ts";
import { refuse } from "../kit/refusal.ts";
import { serveHashed } from "./serve-hashed.ts";

const buildFolder = fileURLToPath(new URL("../../games/build/", import.meta.url));
const noncePlaceholder = "__NONCE__";
const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Serves the frames of games: one built page for each, and files with a content hash in their names. The page
 * is the same for all players; the token in its URL identifies player and game.
 */
export async function serveGames(
  app: FastifyInstance,
  headers: SecurityHeaders,
  folder = buildFolder,
): Promise<void> {
  const pages = new Map<string, Promise<string[]>>();
  const pageOf = (slug: string): Promise<string[]> => {
    let page = pages.get(slug);
    if (page === undefined) {
      page = readFile(join(folder, `${slug}.html`), "utf8").then((html) => html.split(noncePlaceholder));
      pages.set(slug, page);
      // A failed lookup is not cached, because the game may be built later.
      page.catch(() => pages.delete(slug));
    }
    return page;
  };
  await serveHashed(app, { root: join(folder, "assets"), prefix: "/games/assets/", otherwise: "no-cache" });
  app.get<{ Params: { slug: string } }>("/games/:slug", async (request, reply) => {
    const { slug } = request.params;
    const parts = slugPattern.test(slug) ? await pageOf(slug).catch(() => undefined) : undefined;
    if (parts === undefined) return sendRefusal(reply, refuse("NOT_FOUND"));
    const nonce = randomBytes(16).toString("base64");
    return reply
      .headers(headers.page(nonce))
      .header("cache-control", "private, no-store")
      .type("text/html; charset=utf-8")
      .send(parts.join(nonce));
  });
}
