import { fileURLToPath } from "node:url";
import type { createRequestHandler, ServerBuild } from "react-router";
import { createServer as createVite, type ViteDevServer } from "vite";
import { isApiPath, pathOf } from "../kit/http/api-paths.ts";
import { type App, type AppOptions, createApp } from "../kit/http/create-app.ts";
import { unboundedLanes } from "../kit/http/lanes.ts";
import type { PagePorts } from "./page-visit.ts";
import { type PageHandler, renderPages } from "./render-pages.ts";
import { pageHandler, shellFolder } from "./shell-build.ts";

/** Creates a server that compiles the shell from source on every change and reloads open pages. */
export async function createFromSource(
  options: Omit<AppOptions, "renderPage">,
  ports: PagePorts,
): Promise<App> {
  const { calls, headers } = options;
  const vite = await openVite();
  const app = await createApp({
    ...options,
    renderPage: renderPages({
      calls,
      headers,
      ports,
      lanes: unboundedLanes,
      shell: () => loadShell(vite),
      cachesPages: false,
    }),
  });
  app.fastify.addHook("onRequest", (request, reply, done) => {
    if (request.method !== "GET" || isApiPath(pathOf(request))) return done();
    vite.middlewares(request.raw, reply.raw, (error?: Error) => done(error));
  });
  app.fastify.addHook("onClose", () => vite.close());
  return app;
}

async function openVite(): Promise<ViteDevServer> {
  const root = fileURLToPath(shellFolder);
  // React Router's plugin reads its configuration from the working directory.
  process.chdir(root);
  const listeners = process.listeners("SIGTERM");
  const vite = await createVite({ root, appType: "custom", server: { middlewareMode: true } });
  // Vite would exit immediately on SIGTERM; the server drains first and then closes Vite.
  for (const listener of process.listeners("SIGTERM")) {
    if (!listeners.includes(listener)) process.off("SIGTERM", listener);
  }
  return vite;
}

/**
 * Loads the shell. The router must come from Vite as well, because Node would load a second copy with
 * different classes.
 */
async function loadShell(vite: ViteDevServer): Promise<PageHandler> {
  const router = await vite.ssrLoadModule("react-router");
  const build = await vite.ssrLoadModule("virtual:react-router/server-build");
  const createHandler = router.createRequestHandler as typeof createRequestHandler;
  return pageHandler(build as ServerBuild, (built) => createHandler(built, "development"));
}
