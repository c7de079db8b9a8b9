import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

const idleSweepMs = 50;
const drainMs = 5_000;
const drainCheckMs = 50;

/**
 * Returns a function that closes the server: it stops accepting connections and lets current requests finish. Event
 * streams never finish on their own, so they are ended. Connections still open after `graceMs` are cut.
 */
export function gracefulClose(
  app: FastifyInstance,
  streams: Iterable<Readable>,
  graceMs: number,
): () => Promise<void> {
  const unusedSockets = trackUnusedSockets(app.server as Server);
  return async () => {
    for (const stream of streams) {
      if ("end" in stream && typeof stream.end === "function") stream.end();
      else stream.destroy();
    }
    for (const socket of unusedSockets) socket.destroy();
    // A connection that was busy when the server began to close stays open for its next request, so it is closed once
    // it is idle.
    const sweep = setInterval(() => app.server.closeIdleConnections(), idleSweepMs);
    const cut = setTimeout(() => app.server.closeAllConnections(), graceMs);
    try {
      await app.close();
    } finally {
      clearInterval(sweep);
      clearTimeout(cut);
    }
  };
}

/**
 * Returns a function that makes each connection close after its next response. A connection that is closed
 * while idle may be about to receive a request, which would be lost, so idle connections stay open for a
 * while first.
 */
export function drainer(server: Server): () => Promise<void> {
  let isDraining = false;
  const connections = trackConnections(server);
  server.prependListener("request", (_request, response) => {
    if (isDraining) response.shouldKeepAlive = false;
  });
  return async () => {
    isDraining = true;
    const endMs = performance.now() + drainMs;
    while (performance.now() < endMs && connections.size > 0) await sleep(drainCheckMs);
  };
}

function trackConnections(server: Server): Set<Socket> {
  const open = new Set<Socket>();
  server.on("connection", (socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  return open;
}

/**
 * Tracks connections without a request: browsers open some in advance, and Node counts them as busy until their first
 * request.
 */
function trackUnusedSockets(server: Server): ReadonlySet<Socket> {
  const unused = trackConnections(server);
  server.on("request", (request) => unused.delete(request.socket));
  server.on("upgrade", (request) => unused.delete(request.socket));
  return unused;
}
