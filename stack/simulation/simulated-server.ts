import type { TableMessage } from "@parlour/contracts/sockets/live-table";
import { createKit } from "@parlour/server/kit/create-kit";
import { createDatabase } from "@parlour/server/kit/database";
import { prepareCalls } from "@parlour/server/kit/http/calls";
import { invokeRoute } from "@parlour/server/kit/http/invoke-route";
import type { Kit } from "@parlour/server/kit/kit";
import type { PaymentProvider } from "@parlour/server/kit/ports/payment-provider";
import type { Connection, ConnectionListener, SocketRoute } from "@parlour/server/kit/socket";
import { testConfig } from "@parlour/server/kit/testing/test-config";
import { createPorts, createServices } from "@parlour/server/main/compose";
import { authoriseProviders } from "@parlour/server/main/start-server";
import type { Pool } from "pg";
import { type Crashable, crashablePool } from "./crashable-pool.ts";
import type { createSimulatedBus } from "./simulated-bus.ts";
import type { VirtualWorld } from "./virtual-world.ts";

export type Request = {
  call: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  headers?: Record<string, string>;
  /** The secret of the player's session. */
  secret?: string;
};
export type Answer = { status: number; body: Record<string, unknown> };
export type Table = { send(message: object): void; close(): void };

export type SimulatedServer = Crashable & {
  name: string;
  kit: Kit;
  answer(request: Request): Promise<Answer>;
  /** Opens a connection to a table and passes the table's messages to the given function. */
  sit(
    seat: { gameSession: string; secret: string },
    onMessage: (message: TableMessage) => void,
  ): Promise<Table>;
};

/** The services whose background work is simulated; all other services only handle calls. */
const started = new Set(["bonuses", "games", "payment", "shared-rounds", "wagering", "wallet-gateway"]);
const forever = 10 * 365 * 86_400;
const heartbeatMs = 1_000;

export const simulationConfig = () =>
  testConfig({
    redisUrl: undefined,
    redisPrefix: "simulation",
    sessionIdleSeconds: forever,
    sessionAbsoluteSeconds: forever,
    // Betting takes seconds instead of half a minute, so that many rounds are played.
    sharedRoundPace: 25,
    houseAccountSlices: 2,
  });

/**
 * Starts the product's services as one of several servers. It listens on no port; the simulation passes messages to it
 * directly.
 */
export async function startSimulatedServer(parts: {
  name: string;
  world: VirtualWorld;
  pool: Pool;
  bus: ReturnType<typeof createSimulatedBus>;
  provider: PaymentProvider;
  note(event: string): void;
  onCrash(server: SimulatedServer, where: string): void;
}): Promise<SimulatedServer> {
  const { name, world, pool, bus, note } = parts;
  const server = { name, isDead: false, statementsLeft: undefined } as SimulatedServer;
  server.onCrash = (where) => parts.onCrash(server, where);
  return await world.runAs(server, async () => {
    const crashable = crashablePool(world, pool, server, (event) => note(`${name} ${event}`));
    const database = createDatabase(crashable, { begin: "begin", isPipelined: false }, async () => {});
    const handle = await createKit({ config: simulationConfig(), database, bus: bus.open(server) });
    const { kit } = handle;
    const ports = createPorts(kit);
    const services = createServices(kit, ports, { payments: [parts.provider] });
    await handle.migrate(services);
    for (const service of services) if (started.has(service.name)) await service.start?.(kit);
    await handle.startFacts();
    beat(kit);
    const routes = services.flatMap((service) => service.routes(kit));
    const authorisers = { provider: authoriseProviders(kit, services) };
    const calls = prepareCalls({ kit, idempotency: handle.idempotency, authorisers }, routes);
    const sockets = services.flatMap((service) => service.sockets?.(kit) ?? []);
    const table = sockets.find(({ socket }) => socket.name === "live-table") as SocketRoute;
    const address = "127.0.0.1";
    const brand = kit.brands.ofHost("localhost");

    server.kit = kit;
    server.answer = (request) =>
      world.runAs(server, async () => {
        const rawBody = request.body === undefined ? "" : JSON.stringify(request.body);
        const { status, body } = await invokeRoute(
          calls.parts,
          calls.find(request.call)!,
          {
            params: request.params ?? {},
            query: request.query ?? {},
            headers: request.headers ?? {},
            body: request.body,
          },
          { secret: request.secret, brand, host: "localhost", address, requestId: "simulation" },
          rawBody,
        );
        return { status, body: JSON.parse(JSON.stringify(body ?? null)) };
      });
    server.sit = ({ gameSession, secret }, onMessage) =>
      world.runAs(server, async () => {
        const findSession = () => kit.sessions.findBySecret(secret);
        const visitor = {
          params: { gameSession },
          query: {},
          session: await findSession(),
          findSession,
          ticket: undefined,
          requestId: "simulation",
          address,
        };
        const refused = await table.admit?.(visitor);
        if (refused) throw new Error(`a seat was refused: ${JSON.stringify(refused.body)}`);
        const connection = {
          visitor,
          send: onMessage,
          sendText: (text: string) => onMessage(JSON.parse(text)),
          unsentBytes: () => 0,
          close: () => {},
        } as unknown as Connection<SocketRoute["socket"]>;
        const listener = (await table.open(connection)) as ConnectionListener<SocketRoute["socket"]>;
        return {
          send: (message: object) => world.runAs(server, () => void listener.message(message as never)),
          close: () => world.runAs(server, () => listener.closed?.()),
        };
      });
    return server;
  });
}

/** Writes the heartbeat by which other servers detect a crash, because servers on the embedded engine write none. */
function beat({ db, heartbeat }: Kit): void {
  const write = () =>
    db.query(
      `insert into server_heartbeats (server_id, beat_at) values ($1, clock_timestamp())
       on conflict (server_id) do update set beat_at = clock_timestamp()`,
      [heartbeat.serverId],
    );
  void write();
  setInterval(() => void write(), heartbeatMs);
}
