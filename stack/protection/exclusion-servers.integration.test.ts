import { randomUUID } from "node:crypto";
import { getGameUrl } from "@parlour/contracts/calls/play/casino-lobby/get-game-url";
import { startBreak } from "@parlour/contracts/calls/protection/player-protection/start-break";
import { listOffers } from "@parlour/contracts/calls/rewards/bonuses/list-offers";
import { optIn } from "@parlour/contracts/calls/rewards/bonuses/opt-in";
import { SOCKET_CLOSE } from "@parlour/contracts/socket";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import type { Stack } from "../start-stack.ts";
import type { TestStack } from "../testing.ts";
import { visitChat } from "../testing-chat.ts";
import { createClient, type TestClient } from "../testing-client.ts";
import { depositTo } from "../testing-money.ts";
import { addPlayer, signIn } from "../testing-people.ts";
import { wagerOf } from "../testing-protection.ts";
import { openGame, play } from "../testing-rounds.ts";
import { type TestServers, testServers } from "../testing-servers.ts";

const oneSecondMs = 1_000;
const slot = "1402";
const sharedTable = "1301";
const cookieOf = (client: TestClient) =>
  [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");

// The message bus that connects two servers needs PostgreSQL.
describe.runIf(process.env.TEST_DATABASE_URL)("a player who self-excludes on one server", () => {
  let servers: TestServers;
  let [one, two]: Stack[] = [];
  beforeAll(async () => {
    servers = await testServers();
    one = await servers.start();
    two = await servers.start();
  });
  afterAll(async () => {
    await one?.close();
    await two?.close();
    await servers?.close();
  });

  it("loses access to an open slot, a shared table and a chat on another within a second", {
    timeout: 120_000,
  }, async () => {
    const stack = one as unknown as TestStack;
    const player = await addPlayer(stack, { currency: "USD" });
    await depositTo(stack, { playerId: player.id, id: "start", currency: "USD", amountMinor: 500_00n });
    const [here, there] = [createClient(one!.origin), createClient(two!.origin)];
    await signIn(here, player);
    await signIn(there, player);

    const { gameSession } = await openGame(there, slot);
    expect((await play(there, gameSession, { stake: 1 })).status).toBe(200);
    const { origin } = two!;
    const table = await openGame(there, sharedTable);
    const path = `/services/games/v1/sessions/${table.gameSession}/live`;
    const headers = { origin, cookie: cookieOf(there) };
    const seat = new WebSocket(origin.replace("http", "ws") + path, { headers });
    await new Promise((resolve, reject) => seat.once("open", resolve).once("error", reject));
    const seatClosed = new Promise<{ code: number; atMs: number }>((resolve) =>
      seat.once("close", (code) => resolve({ code, atMs: performance.now() })),
    );
    const chat = await visitChat(origin, { cookie: cookieOf(there) });
    const chatClosed = chat.closed.then((code) => ({ code, atMs: performance.now() }));
    const [offer] = (await there.call(listOffers)).body;

    const body = { length: { kind: "SELF_EXCLUSION" as const, months: 6 } };
    expect((await here.call(startBreak, { body })).status).toBe(200);
    const excludedMs = performance.now();
    for (const closed of await Promise.all([seatClosed, chatClosed])) {
      expect(closed.code).toBe(SOCKET_CLOSE.sessionOver);
      expect(closed.atMs - excludedMs).toBeLessThan(oneSecondMs);
    }
    expect((await play(there, gameSession, { stake: 1 })).status).toBe(401);
    expect(performance.now() - excludedMs).toBeLessThan(oneSecondMs);

    // The exclusion also stops stakes that were already in progress, and new sessions, on both servers.
    for (const server of [one!, two!]) {
      const { refusal } = await server.ports.wagering.apply(wagerOf(player.id, 1_00n));
      expect(refusal?.code).toBe("EXCLUDED");
    }
    await signIn(there, player);
    const again = await there.call(getGameUrl, { params: { id: slot }, query: { mode: "real" } });
    const refused =
      again.status === 200
        ? (await play(there, (await openGame(there, slot)).gameSession, { stake: 1 })).status
        : again.status;
    expect(refused).toBe(403);
    expect((await there.call(listOffers)).body).toEqual([]);
    // An offer that the player saw before the exclusion can no longer be claimed.
    const claimed = await there.call(optIn, {
      params: { id: offer!.id },
      body: {},
      headers: { "idempotency-key": randomUUID() },
    });
    expect([claimed.status, claimed.body]).toEqual([409, { errorCode: "OFFER_NOT_AVAILABLE" }]);
  });
});
