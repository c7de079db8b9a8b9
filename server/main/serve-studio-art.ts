import type { FastifyInstance } from "fastify";
import { sendRefusal } from "../kit/http/send-outcome.ts";
import { refuse } from "../kit/refusal.ts";
import type { StudioGames } from "../services/play/studio-games/index.ts";

const filePattern = /^[a-z0-9-]{1,80}\.(avif|webp)$/;
const daySeconds = 86_400;

/**
 * Serves the pictures of other studios' games beside our own, under the names that every page derives from a slug.
 * Each picture was decoded and drawn anew when it was imported, so that its file contains nothing else.
 */
export async function serveStudioArt(
  app: FastifyInstance,
  { findPicture }: Pick<StudioGames, "findPicture">,
): Promise<void> {
  app.get<{ Params: { file: string } }>("/art/:file", async (request, reply) => {
    const { file } = request.params;
    const format = filePattern.exec(file)?.[1];
    const bytes = format === undefined ? undefined : await findPicture(file);
    if (bytes === undefined) return sendRefusal(reply, refuse("NOT_FOUND"));
    return reply.type(`image/${format}`).header("cache-control", `public, max-age=${daySeconds}`).send(bytes);
  });
}
