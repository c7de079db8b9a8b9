import { createBrandGate } from "../kit/http/brand-gate.ts";
import { prepareCalls } from "../kit/http/calls.ts";
import { type App, type AppOptions, createApp } from "../kit/http/create-app.ts";
import { connectionsOf, createLanes, type Lanes, unboundedLanes } from "../kit/http/lanes.ts";
import type { LoadMonitor } from "../kit/http/load-monitor.ts";
import { neverOverloaded } from "../kit/http/load-monitor.ts";
import { createOperatorGate, type OperatorGate } from "../kit/http/operator-gate.ts";
import { securityHeaders } from "../kit/http/security-headers.ts";
import type { Idempotency } from "../kit/idempotency.ts";
import type { Kit } from "../kit/kit.ts";
import type { OperatorAuthoriser } from "../kit/operator.ts";
import type { ProviderAuthoriser } from "../kit/provider-authoriser.ts";
import { isRefusal, refuse } from "../kit/refusal.ts";
import type { Service } from "../kit/service.ts";
import { StartupError } from "../kit/startup-error.ts";
import { streamSocket } from "../kit/stream/stream-socket.ts";
import type { StudioGames } from "../services/play/studio-games/index.ts";
import { serveApiDocuments } from "./api-documents.ts";
import type { PagePorts } from "./page-visit.ts";
import { renderPages } from "./render-pages.ts";
import { serveBrand } from "./serve-brand.ts";
import { serveConsole } from "./serve-console.ts";
import { serveEmbedded } from "./serve-embedded.ts";
import { serveFiles } from "./serve-files.ts";
import { serveGames } from "./serve-games.ts";
import { serveStudioArt } from "./serve-studio-art.ts";
import { clientFolder, loadBuiltShell } from "./shell-build.ts";

export type ServerOptions = {
  kit: Kit;
  idempotency: Idempotency;
  startFacts(): Promise<void>;
  services: readonly Service[];
  ports: PagePorts & { studioGames: StudioGames };
  /** `built` serves the build, `source` rebuilds on every change, `none` serves no pages. */
  shell: "built" | "source" | "none";
  requestsPerSecond?: number;
  load?: LoadMonitor;
  /** Replaces the server's queues. If a test replaces only the load monitor, the queues have no limits. */
  lanes?: Lanes;
  /** Authorises additional operators in tests. */
  authoriseOperator?: OperatorAuthoriser;
};

export type Server = {
  origin: string;
  app: App;
  /** Lets clients move to other servers before closing; see `App.drain`. */
  drain(): Promise<void>;
  close(): Promise<void>;
};

/** Starts the services, then listens, so that the first request finds them running. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const { kit, services } = options;
  const stops: (() => Promise<void>)[] = [];
  const stopServices = async () => {
    for (const stop of stops.splice(0).reverse()) await stop();
  };
  try {
    for (const service of services) {
      const stop = await service.start?.(kit);
      if (stop !== undefined) stops.push(stop);
    }
    await options.startFacts();
    const app = await buildApp(options);
    stops.push(() => app.close());
    const origin = await listen(app, kit.config);
    app.setReady(true);
    return { origin, app, drain: () => app.drain(), close: stopServices };
  } catch (error) {
    await stopServices();
    throw error;
  }
}

/**
 * In development a page requests hundreds of modules at once, and building them blocks this process, so load shedding
 * is off and the rate limit is very high.
 */
const developmentTuning: Pick<AppOptions, "load" | "requestsPerSecond"> = {
  load: neverOverloaded,
  requestsPerSecond: 10_000,
};

async function buildApp(options: ServerOptions): Promise<App> {
  const { kit, idempotency, services, ports, shell, requestsPerSecond, load } = options;
  const routes = services.flatMap((service) => service.routes(kit));
  const topics = services.flatMap((service) => service.streams?.(kit) ?? []);
  const sockets = [...services.flatMap((service) => service.sockets?.(kit) ?? []), streamSocket(kit, topics)];
  const authorisers = {
    operator: openOperatorGate(options),
    provider: authoriseProviders(kit, services),
  };
  const calls = prepareCalls({ kit, idempotency, authorisers }, routes);
  const headers = securityHeaders(kit.config, shell === "source");
  const isBounded = load === undefined && shell !== "source";
  const lanes = options.lanes ?? (isBounded ? createLanes(connectionsOf(kit.config)) : unboundedLanes);
  const tuning = {
    lanes,
    ...(requestsPerSecond !== undefined && { requestsPerSecond }),
    ...(load !== undefined && { load }),
  };
  const addDocuments = async (app: App["fastify"]) => {
    await serveApiDocuments(app, calls, headers);
    await serveBrand(app, kit);
    await serveGames(app, headers);
    await serveStudioArt(app, ports.studioGames);
    await serveEmbedded(app);
    await serveConsole(app, headers);
  };
  if (shell === "none") return createApp({ calls, sockets, headers, addRoutes: addDocuments, ...tuning });
  if (shell === "source") {
    const { createFromSource } = await import("./shell-source.ts");
    return createFromSource(
      { calls, sockets, headers, addRoutes: addDocuments, ...developmentTuning, ...tuning },
      ports,
    );
  }
  const pages = await loadBuiltShell();
  return createApp({
    calls,
    sockets,
    headers,
    renderPage: renderPages({ calls, headers, ports, lanes, shell: async () => pages, cachesPages: true }),
    addRoutes: async (app) => {
      await addDocuments(app);
      await serveFiles(app, clientFolder);
    },
    ...tuning,
  });
}

async function listen(app: App, { host, port }: Kit["config"]): Promise<string> {
  const address = await app.listen({ host, port }).catch((error: unknown) => {
    throw new StartupError(`Cannot listen on ${host}:${port}: ${listenReason(error)}.`, { cause: error });
  });
  const shown = host === "0.0.0.0" || host === "::" ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${shown}:${address.port}`;
}

function listenReason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "EADDRINUSE") return "the port is in use by another program; choose another one with PORT";
  if (code === "EACCES") return "this user may not use the port; choose one above 1023 with PORT";
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return "this machine has no such address; see HOST";
  return message;
}

/** Finds the one service that authorises operators and keeps their audit log. */
function openOperatorGate({ kit, services, authoriseOperator }: ServerOptions): OperatorGate {
  const [known] = services.flatMap((service) => service.authoriseOperator?.(kit) ?? []);
  const [trail] = services.flatMap((service) => service.auditTrail?.(kit) ?? []);
  if (known === undefined || trail === undefined) throw new Error("no service knows the operators");
  const authorise: OperatorAuthoriser = async (request, call) => {
    const played = await authoriseOperator?.(request, call);
    return played === undefined || isRefusal(played) ? await known(request, call) : played;
  };
  const [hasPlayer] = services.flatMap((service) => service.hasPlayer?.(kit) ?? []);
  const [findClaim] = services.flatMap((service) => service.findClaim?.(kit) ?? []);
  const items = services.flatMap((service) => Object.entries(service.itemPlayers?.(kit) ?? {}));
  const brandGate = createBrandGate(kit.brands, new Map(items));
  return createOperatorGate({ kit, authorise, trail, findClaim, hasPlayer, brandGate });
}

/** Combines the services' signature checks; each service checks the requests of its own providers. */
export function authoriseProviders(kit: Kit, services: readonly Service[]): ProviderAuthoriser {
  const checks = new Map(services.map(({ name, authoriseProvider }) => [name, authoriseProvider?.(kit)]));
  return async (request, call) => {
    const check = checks.get(call.service);
    return check === undefined ? refuse("FORBIDDEN") : await check(request, call);
  };
}
