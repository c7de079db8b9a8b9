import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

const yearSeconds = 31_536_000;
const daySeconds = 86_400;

/**
 * The browser's half of the shell and its pictures. Files under `assets/` have their content's hash in their
 * name and never change; packed copies made by the build are sent to browsers that take them.
 */
export async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook("onRoute", (route) => {
      route.config = { ...route.config, quiet: true };
    });
    await scope.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      globIgnore: ["**/*.br", "**/*.gz", "**/.*/**"],
      setHeaders(reply, path) {
        const isHashed = path.includes("/assets/");
        reply.header(
          "cache-control",
          isHashed ? `public, max-age=${yearSeconds}, immutable` : `public, max-age=${daySeconds}`,
        );
        // A worker's own answer says what it may load, so scripts need more than data does.
        reply.header("content-security-policy", "default-src 'self'; frame-ancestors 'none'");
      },
    });
  });
}
