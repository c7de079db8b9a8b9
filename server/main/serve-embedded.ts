import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import { serveHashed } from "./serve-hashed.ts";

const root = fileURLToPath(new URL("../../embedded/build/", import.meta.url));

/** The embedded app's files. Its entry is asked for anew each time, so that a new build is seen at once. */
export async function serveEmbedded(app: FastifyInstance): Promise<void> {
  await serveHashed(app, { root, prefix: "/embedded/", otherwise: "no-cache" });
}
