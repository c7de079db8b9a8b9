import websocket from "@fastify/websocket";
import { SOCKET_CLOSE } from "@parlour/contracts/socket";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { WebSocket } from "ws";
import type { OpenConnections } from "../open-connections.ts";
import { type Refusal, refuse } from "../refusal.ts";
import type { Release } from "../reservations.ts";
import type { SocketRoute, SocketVisitor } from "../socket.ts";
import { readCookie } from "./cookies.ts";
import { isSameOrigin } from "./csrf.ts";
import { findSessionAt, type InvokeParts } from "./invoke-route.ts";
import { publicOriginAt } from "./request-brand.ts";
import { readSandboxLocation } from "./sandbox-location.ts";
import { secureCookies, sendRefusal, sessionCookieName } from "./send-outcome.ts";
import { runConnection } from "./socket-connection.ts";
import { createSocketLimits, type SocketLimits } from "./socket-limits.ts";

export type WebSocketOptions = {
  parts: InvokeParts;
  sockets: readonly SocketRoute[];
  heartbeatMs?: number;
};

const largestMessageBytes = 16_384;
const defaultHeartbeatMs = 25_000;
const closeGraceMs = 2_000;

type Admitted = { visitor: SocketVisitor; isBrandGone(): boolean };
/** `crowded` if the session or the address has too many sockets. */
type Admission = Admitted | "crowded";
type OpenSocket = Admitted & { socket: WebSocket; isAlive: boolean; isNeeded(): Promise<boolean> };

/** Serves the services' WebSockets, behind the same checks as every other request. */
export async function registerWebSockets(app: FastifyInstance, options: WebSocketOptions): Promise<void> {
  const { parts, sockets, heartbeatMs = defaultHeartbeatMs } = options;
  if (sockets.length === 0) return;
  const { log } = parts.kit;
  const open = new Set<OpenSocket>();
  const limits = createSocketLimits();
  const admissions = new WeakMap<FastifyRequest, Admission>();
  await app.register(websocket, {
    options: { maxPayload: largestMessageBytes },
    preClose: (done) => closeAll(open).then(() => done(), done),
    // Errors are not logged here, because a browser that disconnects during a message also causes one.
    errorHandler: (_error, socket) => socket.terminate(),
  });
  for (const route of sockets) {
    const preValidation = async (request: FastifyRequest, reply: Parameters<typeof sendRefusal>[0]) => {
      // Only WebSocket upgrades are served here; a plain request gets a 404.
      if (!request.ws) return sendRefusal(reply, refuse("NOT_FOUND"));
      const admitted = await admit(parts, route, request, limits);
      if (admitted !== "crowded" && "refusal" in admitted) return sendRefusal(reply, admitted);
      admissions.set(request, admitted);
    };
    const url = route.socket.path.replace(/\{(\w+)\}/g, ":$1");
    app.get(url, { websocket: true, preValidation }, (socket, request) => {
      const admitted = admissions.get(request)!;
      // Browsers don't show pages the status of a refused upgrade, so the reason is given as a close code.
      if (admitted === "crowded") return closeCrowded(socket);
      const { visitor } = admitted;
      const { isNeeded } = runConnection(socket, route, visitor, log);
      const entry: OpenSocket = { ...admitted, socket, isAlive: true, isNeeded };
      open.add(entry);
      socket.once("close", () => open.delete(entry));
      closeWithSession(parts.kit.connections, entry);
      socket.on("pong", () => {
        entry.isAlive = true;
      });
    });
  }
  const heartbeat = setInterval(() => {
    for (const entry of open) beat(entry).catch((error) => log.warn({ err: error }, "a heartbeat failed"));
  }, heartbeatMs);
  heartbeat.unref();
  // Sockets of visitors belong to no session, so they have to be closed separately when their brand goes offline.
  const unsubscribe = parts.kit.brands.onChange(() => {
    for (const { socket, isBrandGone } of open) if (isBrandGone()) socket.close(SOCKET_CLOSE.sessionOver);
  });
  app.addHook("onClose", async () => {
    clearInterval(heartbeat);
    unsubscribe();
  });
}

/** Closes a socket that exceeds the limits, and terminates it if the client does not answer. */
function closeCrowded(socket: WebSocket): void {
  socket.close(SOCKET_CLOSE.tooMany);
  const cutOff = setTimeout(() => socket.terminate(), closeGraceMs);
  cutOff.unref();
  socket.once("close", () => clearTimeout(cutOff));
}

/**
 * Checks whether a socket may be opened. Places are taken before anything is looked up, so that openings at the same
 * moment can't exceed the limits, and a crowded address costs no look-up.
 */
async function admit(
  parts: InvokeParts,
  route: SocketRoute,
  request: FastifyRequest,
  limits: SocketLimits,
): Promise<Admission | Refusal> {
  const { config, connections } = parts.kit;
  const { access } = route.socket;
  const { cookie } = request.headers;
  const usesCookies = access !== "ticket";
  if (usesCookies && !isSameOrigin(request, publicOriginAt(parts.kit, request.host)))
    return refuse("ORIGIN_REFUSED");
  const secret = usesCookies ? readCookie(cookie, sessionCookieName(secureCookies(config))) : undefined;
  const { host, ip } = request;
  const isTaken = (release: Release | undefined) => releaseWithRequest(request, release);

  const asPlayer = secret === undefined ? undefined : limits.ofAddress(ip, "players");
  const isFree =
    secret === undefined
      ? isTaken(limits.ofAddress(ip, "visitors"))
      : isTaken(asPlayer) && isTaken(limits.ofCookie(secret));
  if (!isFree) return "crowded";

  const currentBrand = () => parts.kit.brands.ofHost(host);
  const brand = currentBrand();
  const findSession = () => findSessionAt(parts.kit, { secret, brand: currentBrand() });
  const session = await findSession();
  if (access === "player" && session === undefined) return refuse("SESSION_INVALID");
  const visitor = visitorOf(request, {
    session,
    findSession,
    sandboxLocation: readSandboxLocation(config, cookie),
  });
  if (access === "ticket" && visitor.ticket === undefined) return refuse("SESSION_INVALID");
  if (session !== undefined) {
    if (!isTaken(connections.reserve(session.id))) return "crowded";
  } else if (asPlayer !== undefined) {
    // The cookie is invalid, so the caller is treated as a visitor.
    asPlayer();
    if (!isTaken(limits.ofAddress(ip, "visitors"))) return "crowded";
  }
  const isBrandGone = () => currentBrand().id !== brand.id;
  return (await route.admit?.(visitor)) ?? { visitor, isBrandGone };
}

/**
 * Frees the place that a connection takes up under a limit when the connection ends, whether it was opened, was refused
 * or broke during the checks. Returns whether the connection had a place.
 */
function releaseWithRequest(request: FastifyRequest, release: Release | undefined): boolean {
  if (release === undefined) return false;
  const { socket } = request.raw;
  if (socket.destroyed) release();
  else socket.once("close", release);
  return true;
}

function visitorOf(
  request: FastifyRequest,
  found: Pick<SocketVisitor, "session" | "findSession" | "sandboxLocation">,
): SocketVisitor {
  const entries = Object.entries(request.query as Record<string, unknown>);
  const query: SocketVisitor["query"] = Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  return {
    params: request.params as Record<string, string>,
    query,
    ...found,
    ticket: query.ticket,
    address: request.ip,
    requestId: request.id,
  };
}

/**
 * Closes the socket as soon as its session is ended, for example by a logout, even during a round. If the session times
 * out, `beat` closes the socket.
 */
function closeWithSession(connections: OpenConnections, { socket, visitor }: OpenSocket): void {
  const { session, findSession } = visitor;
  if (session === undefined) return;
  const remove = connections.add({
    sessionId: session.id,
    ownerId: session.playerId,
    isOver: async () => (await findSession()) === undefined,
    close: () => socket.close(SOCKET_CLOSE.sessionOver),
    hasHeartbeat: true,
  });
  socket.once("close", remove);
}

/** Closes connections that did not answer the last ping, and those whose session has ended. */
async function beat(entry: OpenSocket): Promise<void> {
  const { socket, visitor, isNeeded } = entry;
  if (!entry.isAlive) return socket.terminate();
  entry.isAlive = false;
  socket.ping();
  if (visitor.session === undefined || (await visitor.findSession()) !== undefined) return;
  if (!(await isNeeded())) socket.close(SOCKET_CLOSE.sessionOver);
}

/** Asks browsers to reconnect; connections that do not close in time are cut. */
async function closeAll(open: ReadonlySet<OpenSocket>): Promise<void> {
  const gone = [...open].map(
    ({ socket }) =>
      new Promise<void>((resolve) => {
        socket.once("close", () => resolve());
        socket.close(SOCKET_CLOSE.restart);
      }),
  );
  const cut = setTimeout(() => {
    for (const { socket } of open) socket.terminate();
  }, closeGraceMs);
  await Promise.all(gone);
  clearTimeout(cut);
}
