import { PassThrough, type Readable } from "node:stream";
import type { PageContext } from "@parlour/contracts/page";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, RouterContextProvider, ServerRouter } from "react-router";
import { DataScriptContext } from "./data-script.ts";
import { holdModules } from "./held-modules.server.ts";
import { languageContext } from "./language.server.ts";
import { NonceContext } from "./nonce.ts";
import { pageContext } from "./page-context.ts";
import { SharedPartsContext } from "./parts/shared-part.tsx";
import { createSharedData, sharedDataContext } from "./shared-data.server.ts";
import { createPageParts } from "./shared-parts.server.ts";
import type { Site } from "./site.server.ts";

export { shortenData } from "./shared-data.server.ts";

/**
 * How long rendering waits for slow parts of a page before it gives up; React Router reads this export too.
 */
export const streamTimeout = 5_000;

/**
 * React sends parts of the page up to this size in their final position. By default it sends large parts
 * later and moves them with a script, so the page would jump, and would stay incomplete without JavaScript.
 */
const WHOLE_PAGE_BYTES = 1024 * 1024;

/**
 * The server calls this function for each request. It makes the request's data available to loaders under
 * `pageContext`.
 */
export function createLoadContext(page: PageContext): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(pageContext, page);
  // A visitor's page is cached as a whole, so it must have the same text each time that it is rendered.
  if (page.isDocument && page.session !== null && page.preview === null) {
    context.set(sharedDataContext, createSharedData());
  }
  return context;
}

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });

  const page = loadContext.get(pageContext);
  const { nonce } = page;
  // While the shell is served from source, its components may change, so nothing is cached.
  const { staticHandlerContext } = routerContext;
  const sharedData = loadContext.get(sharedDataContext);
  if (sharedData !== null) {
    staticHandlerContext.loaderData = sharedData.restore(staticHandlerContext.loaderData);
  }
  const signedIn = (staticHandlerContext.loaderData.root as Site | undefined)?.signedIn ?? false;
  const parts = import.meta.env.DEV
    ? undefined
    : createPageParts(page, loadContext.get(languageContext), request.url, signedIn);
  // Crawlers get the complete page in one piece; browsers get the first part as early as possible.
  const ready = isbot(request.headers.get("user-agent")) ? "onAllReady" : "onShellReady";

  return new Promise((resolve, reject) => {
    let answered = false;
    const timer = setTimeout(() => abort(), streamTimeout + 1_000);
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <SharedPartsContext value={parts ?? null}>
          <DataScriptContext value={sharedData?.script(parts) ?? ""}>
            <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
          </DataScriptContext>
        </SharedPartsContext>
      </NonceContext>,
      {
        nonce,
        progressiveChunkSize: WHOLE_PAGE_BYTES,
        [ready]() {
          answered = true;
          const body = import.meta.env.DEV ? new PassThrough() : holdModules(parts?.divide);
          body.once("close", () => clearTimeout(timer));
          pipe(body);
          resolve(new Response(toWebStream(body), { status, headers }));
        },
        onShellError(error: unknown) {
          clearTimeout(timer);
          reject(error);
        },
        onError(error: unknown) {
          // Errors before the first byte reject the whole response and are reported by the caller.
          if (answered) console.error(error);
        },
      },
    );
  });
}

/** Passes chunks on as the same objects, so that the server recognises the chunks of shared parts. */
function toWebStream(body: Readable): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      body.on("data", (chunk: Uint8Array) => controller.enqueue(chunk));
      body.once("end", () => controller.close());
      body.once("error", (error) => controller.error(error));
    },
    cancel() {
      body.destroy();
    },
  });
}
