import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

const yearSeconds = 31_536_000;

type HashedFiles = {
  root: string;
  prefix?: string;
  /** What is said of files whose names do not hold their content's hash. */
  otherwise: string;
  /** Looks at the folder once and serves what is there, so that unknown paths stay for others to answer. */
  listed?: boolean;
};

/**
 * Files that a build made. Those under `assets/` have their content's hash in their name and never change; packed
 * copies are sent to browsers that take them.
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
        // A worker's own answer says what it may load, so scripts need more than data does.
        reply.header("content-security-policy", "default-src 'self'; frame-ancestors 'none'");
      },
    });
  });
}
