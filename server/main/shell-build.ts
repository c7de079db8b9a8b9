import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createRequestHandler, type ServerBuild } from "react-router";
import { StartupError } from "../kit/startup-error.ts";
import { pageRoutes } from "./page-routes.ts";
import type { PageHandler } from "./render-pages.ts";

export const shellFolder = new URL("../../shell/", import.meta.url);
export const clientFolder = fileURLToPath(new URL("build/client/", shellFolder));
const serverBuild = new URL("build/server/index.js", shellFolder);

export function isShellBuilt(): boolean {
  return existsSync(serverBuild);
}

export async function loadBuiltShell(): Promise<PageHandler> {
  if (!isShellBuilt()) throw new StartupError("The site has not been built yet; `npm start` builds it.");
  const build = (await import(serverBuild.href)) as ServerBuild;
  const { shortenData } = build.entry.module as unknown as BuiltEntry;
  return pageHandler(shortenData(build), (built) => createRequestHandler(built, "production"));
}

type BuiltEntry = {
  /** Encodes data that many pages share in a form that the server can cache. */
  shortenData(build: ServerBuild): ServerBuild;
};

/**
 * Creates the page handler from the shell's build. The shell's own entry module creates the load context, so
 * that the server and the shell share no types.
 */
export function pageHandler(
  build: ServerBuild,
  createHandler: (build: ServerBuild) => PageHandler["handle"],
): PageHandler {
  const entry = build.entry.module as unknown as Pick<PageHandler, "createLoadContext">;
  return {
    createLoadContext: entry.createLoadContext,
    handle: createHandler(build),
    routeOf: pageRoutes(build.routes),
  };
}
