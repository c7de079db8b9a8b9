import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

const yearSeconds = 31_536_000;

type HashedFiles = {
  root: string;
  prefix?: string;
  /** The cache headers for files without a content hash in their names. */
  otherwise: string;
  /** Whether to list the folder once and serve only the files in it, so that other routes handle unknown paths. */
  listed?: boolean;
};

/**
 * Serves built files. Those under `assets/` have a content hash in their names and never change; browsers that accept
 * it get a compressed copy.
 */
export async function serveHashed(app: FastifyInstance, files: HashedFiles): Promise<void> {
  const { root, prefix, otherwise, listed = false } = files;
  await app.register(async (scope) => {
    scope.addHook("onRoute", (route) => {
      route.config = { ...route.config, quiet: true };
    });
    await scope.register(fastifyStatic, {
      root,
      ...(prefix !== undefined && { prefix, decorateReply: false }),
      ...(listed && { wildcard: false, globIgnore: ["**/*.br", "**/*.gz", "**/.*/**"] }),
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        const isHashed = path.includes("/assets/");
        reply.header("cache-control", isHashed ? `public, max-age=${yearSeconds}, immutable` : otherwise);
        // A worker's content security policy comes from its script's response, so scripts need a wider one than data.
        reply.header("content-security-policy", "default-src 'self'; frame-ancestors 'none'");
      },
    });
  });
}
