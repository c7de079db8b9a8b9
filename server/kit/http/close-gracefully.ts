import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";

const idleSweepMs = 50;

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
    // A connection that was busy when the server closed stays open for its next request, so it is closed once idle.
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

/** Browsers open connections in advance; Node counts them as busy until their first request. */
function trackUnusedSockets(server: Server): ReadonlySet<Socket> {
  const unused = new Set<Socket>();
  server.on("connection", (socket) => {
    unused.add(socket);
    socket.once("close", () => unused.delete(socket));
  });
  server.on("request", (request) => unused.delete(request.socket));
  server.on("upgrade", (request) => unused.delete(request.socket));
  return unused;
}
