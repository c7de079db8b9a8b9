// The server under test, in a separate process: the poker room with practice tables of six bots each.

import type { AddressInfo } from "node:net";
import { createKit } from "@parlour/server/kit/create-kit";
import { prepareCalls } from "@parlour/server/kit/http/calls";
import { createApp } from "@parlour/server/kit/http/create-app";
import { unboundedLanes } from "@parlour/server/kit/http/lanes";
import { neverOverloaded } from "@parlour/server/kit/http/load-monitor";
import { securityHeaders } from "@parlour/server/kit/http/security-headers";
import { playersOnly } from "@parlour/server/kit/http/testing/players-only";
import { testConfig } from "@parlour/server/kit/testing/test-config";
import { createTableChat, tableChatService } from "@parlour/server/services/play/table-chat";
import { pokerRoomService } from "@parlour/server/services/poker/poker-room";
import { openOnServer } from "./bench-database.ts";

const tableCount = Number(process.argv[2]);
const target = (await openOnServer(8))!;
// Every viewer gets a separate IP address, because one address may open only a few sockets.
const config = testConfig({ databaseUrl: target.url, logLevel: "warn", trustedProxies: ["127.0.0.1"] });
const { kit, idempotency, migrate, close } = await createKit({ config, database: target.database });
// Practice tables never use money. Their visitors need no account and can only read the chat.
const players = undefined as never;
const chat = createTableChat(kit, { players, protection: { isOnBreakFrom: async () => false } });
const location = { requireServed: async () => undefined };
const room = pokerRoomService({ wagering: undefined as never, players, chat, location });
await migrate([room, tableChatService({ chat, players })]);
const stop = await room.start!(kit);
// The seventh seat stays free for a person, as at every practice table.
await kit.db.query(
  `insert into poker_tables (id, position, config, state)
   select 'bench-' || number, 1000 + number,
     config || jsonb_build_object('id', 'bench-' || number, 'seats', 7,
       'bots', jsonb_build_object('level', 'REGULAR', 'count', 6)), state
   from poker_tables, generate_series(1, $1) as number where id = 'practice-lounge'`,
  [tableCount],
);

const app = await createApp({
  calls: prepareCalls({ kit, idempotency, authorisers: playersOnly }, room.routes?.(kit) ?? []),
  sockets: room.sockets?.(kit) ?? [],
  headers: securityHeaders(config),
  requestsPerSecond: Number.POSITIVE_INFINITY,
  lanes: unboundedLanes,
  load: neverOverloaded,
});
await app.fastify.listen({ port: 0, host: "127.0.0.1" });

process.on("message", () => process.send?.({ cpu: process.cpuUsage() }));
process.on("disconnect", () => {
  void app
    .close()
    .then(() => stop?.())
    .then(close)
    .then(() => target.close())
    .finally(() => process.exit(0));
});
process.send?.({ origin: `http://127.0.0.1:${(app.fastify.server.address() as AddressInfo).port}` });
