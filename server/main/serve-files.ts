import type { FastifyInstance } from "fastify";
import { serveHashed } from "./serve-hashed.ts";

const daySeconds = 86_400;

/** Serves the shell's browser files and pictures. */
export async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  await serveHashed(app, { root: folder, otherwise: `public, max-age=${daySeconds}`, listed: true });
}
