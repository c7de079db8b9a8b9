import { fileURLToPath } from "node:url";
import type { ServerBuild } from "react-router";
import { createServer as createVite } from "vite";
import { pathOf } from "../kit/http/answer-unknown.ts";
import { isApiPath } from "../kit/http/api-paths.ts";
import { type App, type AppOptions, createApp } from "../kit/http/create-app.ts";
import { renderPages } from "./render-pages.ts";
import { pageHandler, shellFolder } from "./shell-build.ts";

/** The same server, with the shell compiled from its source on every change and reloaded in open pages. */
export async function createFromSource(options: Omit<AppOptions, "renderPage">): Promise<App> {
  const { calls, headers } = options;
  const root = fileURLToPath(shellFolder);
  // React Router's plugin looks for its configuration in the working directory.
  process.chdir(root);
  const vite = await createVite({
    root,
    appType: "custom",
    server: { middlewareMode: true, hmr: { port: 0 } },
  });
  const app = await createApp({
    ...options,
    renderPage: renderPages(calls, headers, async () => {
      const build = await vite.ssrLoadModule("virtual:react-router/server-build");
      return pageHandler(build as ServerBuild, "development");
    }),
  });
  app.fastify.addHook("onRequest", (request, reply, done) => {
    if (request.method !== "GET" || isApiPath(pathOf(request))) return done();
    vite.middlewares(request.raw, reply.raw, (error?: Error) => done(error));
  });
  app.fastify.addHook("onClose", () => vite.close());
  return app;
}
