import { BlockList, isIPv6 } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Kit } from "../kit.ts";
import { refuse } from "../refusal.ts";
import { sendRefusal } from "./send-outcome.ts";

const privateAddresses = new BlockList();
privateAddresses.addSubnet("127.0.0.0", 8);
privateAddresses.addSubnet("10.0.0.0", 8);
privateAddresses.addSubnet("172.16.0.0", 12);
privateAddresses.addSubnet("192.168.0.0", 16);
privateAddresses.addAddress("::1", "ipv6");
privateAddresses.addSubnet("fc00::", 7, "ipv6");

export function registerProbes(app: FastifyInstance, kit: Kit, isReady: () => boolean): void {
  const config = { quiet: true } as const;
  app.get("/healthz", { config }, async (_request, reply) =>
    reply.header("cache-control", "no-store").send({ ok: true }),
  );
  app.get("/readyz", { config }, async (_request, reply) => {
    // The readiness probe needs no query and never waits, because the heartbeat already knows whether the database
    // answers.
    const ready = isReady() && !kit.heartbeat.isDatabaseAway();
    return reply
      .header("cache-control", "no-store")
      .code(ready ? 200 : 503)
      .send({ ready });
  });
  app.get("/metrics", { config }, async (request, reply) => {
    if (kit.config.mode === "production" && !isOnPrivateNetwork(request))
      return sendRefusal(reply, refuse("NOT_FOUND"));
    return reply.type(kit.metrics.contentType).send(await kit.metrics.text());
  });
}

/**
 * Returns whether a request comes directly from the private network. Only machines there may read the
 * metrics; requests through the load balancer are refused.
 */
function isOnPrivateNetwork(request: FastifyRequest): boolean {
  if (request.headers["x-forwarded-for"] !== undefined) return false;
  return privateAddresses.check(request.ip, isIPv6(request.ip) ? "ipv6" : "ipv4");
}
