import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import { serveHashed } from "./serve-hashed.ts";

const root = fileURLToPath(new URL("../../embedded/build/", import.meta.url));

/**
 * Serves the embedded app's files. Browsers revalidate its entry page each time, so that a new build takes effect
 * immediately.
 */
export async function serveEmbedded(app: FastifyInstance): Promise<void> {
  await serveHashed(app, { root, prefix: "/embedded/", otherwise: "no-cache" });
}
