import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { defineSocket, SOCKET_CLOSE } from "@parlour/contracts/socket";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { z } from "zod";
import { firstBrand } from "../brands/first-brand.ts";
import type { Kit } from "../kit.ts";
import { mostConnectionsPerSession } from "../open-connections.ts";
import { refuse } from "../refusal.ts";
import { type SocketRoute, socketRoute } from "../socket.ts";
import { prepareCalls } from "./calls.ts";
import { createApp } from "./create-app.ts";
import { neverOverloaded } from "./load-monitor.ts";
import { securityHeaders } from "./security-headers.ts";
import { createSocketLimits, mostSocketsPerAddress } from "./socket-limits.ts";
import { alice, aliceSecret, fakeIdempotency, fakeKit } from "./testing/fake-kit.ts";
import { registerWebSockets } from "./web-socket.ts";

const common = {
  service: "test",
  summary: "",
  fromBrowser: z.strictObject({ type: z.literal("say"), text: z.string().max(10) }),
  toBrowser: z.looseObject({ type: z.string() }),
  limit: { max: 20, windowSeconds: 60 },
} as const;
const open = defineSocket({ ...common, name: "open", path: "/services/test/rooms/{room}", access: "anyone" });
const own = defineSocket({ ...common, name: "own", path: "/services/test/own", access: "player" });
const framed = defineSocket({ ...common, name: "framed", path: "/services/test/framed", access: "ticket" });
const flood = defineSocket({ ...common, name: "flood", path: "/services/test/flood", access: "anyone" });

const routes = (closedBy: string[] = []): SocketRoute[] => [
  socketRoute<typeof open>({
    socket: open,
    async open({ visitor, send }) {
      return {
        async message({ text }) {
          // Later messages take less time, so they only stay in order if they are handled one after another.
          await sleep(text === "first" ? 40 : 0);
          if (text === "break") throw new Error("broken");
          send({ type: "said", text, room: visitor.params.room });
        },
        closed() {
          closedBy.push(visitor.params.room!);
        },
      };
    },
  }),
  socketRoute<typeof own>({
    socket: own,
    async open({ visitor, send }) {
      send({ type: "hello", player: visitor.session?.playerId });
      let isBusy = false;
      return {
        message({ text }) {
          isBusy = text === "busy";
          send({ type: "noted", text });
        },
        isNeeded: () => isBusy,
      };
    },
  }),
  socketRoute<typeof framed>({
    socket: framed,
    admit: async ({ ticket }) => (ticket === "good" ? undefined : refuse("SESSION_INVALID")),
    async open({ visitor, send }) {
      send({ type: "hello", session: visitor.session ?? null });
      return { message() {} };
    },
  }),
  socketRoute<typeof flood>({
    socket: flood,
    async open({ send }) {
      return {
        message() {
          for (let count = 0; count < 400; count++) send({ type: "much", text: "x".repeat(100_000) });
        },
      };
    },
  }),
];

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const clean of cleanUps.splice(0).reverse()) await clean();
});

async function serve(options: { closedBy?: string[]; heartbeatMs?: number; kit?: Kit } = {}) {
  const kit = options.kit ?? fakeKit();
  const calls = prepareCalls({ kit, idempotency: fakeIdempotency(), authorisers: {} }, []);
  let app: { fastify: FastifyInstance; close(): Promise<unknown> };
  const sockets = routes(options.closedBy);
  if (options.heartbeatMs === undefined) {
    app = await createApp({ calls, sockets, headers: securityHeaders(kit.config), load: neverOverloaded });
  } else {
    const bare = fastify();
    const { heartbeatMs } = options;
    await registerWebSockets(bare, { parts: calls.parts, sockets, heartbeatMs });
    app = { fastify: bare, close: () => bare.close() };
  }
  await app.fastify.listen({ host: "127.0.0.1", port: 0 });
  const host = `127.0.0.1:${(app.fastify.server.address() as AddressInfo).port}`;
  cleanUps.push(() => app.close());
  const connect = (
    path: string,
    headers: Record<string, string> = { origin: `http://${host}` },
    auto = true,
  ) => {
    const socket = new WebSocket(`ws://${host}/services/test/${path}`, { headers, autoPong: auto });
    socket.on("error", () => {});
    const received: { type: string; text?: string }[] = [];
    socket.on("message", (data) => received.push(JSON.parse(String(data))));
    const opened = new Promise<void>((resolve) => socket.once("open", resolve));
    const closed = new Promise<number>((resolve) => socket.once("close", resolve));
    const refused = new Promise<number>((resolve) =>
      socket.once("unexpected-response", (_request, response) => {
        resolve(response.statusCode!);
        socket.terminate();
      }),
    );
    return { socket, received, closed, refused, opened };
  };
  return { app, host, connect };
}

type Opening = ReturnType<Awaited<ReturnType<typeof serve>>["connect"]>;

/** Makes session look-ups wait until `go` is called, as if the database were busy. */
function holdLookUps(kit: Kit) {
  const { findBySecret } = kit.sessions;
  const held = { count: 0, go: () => {} };
  const gate = new Promise<void>((resolve) => {
    held.go = resolve;
  });
  kit.sessions.findBySecret = async (secret) => {
    held.count++;
    await gate;
    return findBySecret(secret);
  };
  return held;
}

const say = (text: string) => JSON.stringify({ type: "say", text });

/** Whether the server answers on a socket; false if it closes the socket immediately. */
async function isAdmitted({ socket, opened, closed }: Opening): Promise<boolean> {
  const answered = opened.then(
    () =>
      new Promise<true>((resolve) => {
        socket.once("message", () => resolve(true));
        socket.send(say("hello"));
      }),
  );
  return await Promise.race([answered, closed.then(() => false)]);
}

describe("a socket", () => {
  test("handles messages one at a time, in order, and reports its end", async () => {
    const closedBy: string[] = [];
    const { connect } = await serve({ closedBy });
    const { socket, received, opened } = connect("rooms/7");
    await opened;
    socket.send(say("first"));
    socket.send(say("second"));
    socket.send('{"type":"ping"}');
    await expect.poll(() => received.length).toBe(3);
    expect(received.slice(1).map(({ text }) => text)).toEqual(["first", "second"]);
    expect(received[0]).toEqual({ type: "pong" });
    socket.close();
    await expect.poll(() => closedBy).toEqual(["7"]);
  });

  test("is refused to other origins before the upgrade", async () => {
    const { connect } = await serve();
    expect(await connect("rooms/7", { origin: "https://elsewhere.example" }).refused).toBe(403);
    expect(await connect("rooms/7", {}).refused).toBe(403);
  });

  test("of a player needs their session", async () => {
    const { connect, host } = await serve();
    const origin = `http://${host}`;
    expect(await connect("own").refused).toBe(401);
    expect(await connect("own", { origin, cookie: "session=made-up" }).refused).toBe(401);
    const { received } = connect("own", { origin, cookie: `session=${aliceSecret}` });
    await expect.poll(() => received).toEqual([{ type: "hello", player: alice.playerId }]);
  });

  test("with a ticket reads no cookie and accepts any origin", async () => {
    const { connect } = await serve();
    const cookie = `session=${aliceSecret}`;
    expect(await connect("framed", { origin: "null", cookie }).refused).toBe(401);
    expect(await connect("framed?ticket=bad", { origin: "null", cookie }).refused).toBe(401);
    const { received } = connect("framed?ticket=good", { origin: "null", cookie });
    await expect.poll(() => received).toEqual([{ type: "hello", session: null }]);
  });

  test("reports invalid messages and stays open", async () => {
    const { connect } = await serve();
    const { socket, received, opened } = connect("rooms/7");
    await opened;
    socket.send(say("far too long to say"));
    socket.send(say("short"));
    await expect.poll(() => received.length).toBe(2);
    expect(received[0]).toEqual({ type: "invalid", errors: [{ code: "TOO_LONG", field: "text" }] });
    expect(received[1]).toMatchObject({ type: "said", text: "short" });
  });

  test.each([
    ["text that is not JSON", "{", SOCKET_CLOSE.unreadable],
    ["JSON that is no object", "[1]", SOCKET_CLOSE.unreadable],
    ["bytes", Buffer.from(say("hello")), SOCKET_CLOSE.unreadable],
    ["NUL", '{"type":"say","text":"\\u0000"}', SOCKET_CLOSE.unreadable],
    ["more than fits", JSON.stringify({ type: "say", text: "x".repeat(20_000) }), 1009],
    ["what breaks the service", say("break"), SOCKET_CLOSE.failed],
  ])("is closed by %s", async (_name, frame, code) => {
    const { connect } = await serve();
    const { socket, closed, opened } = connect("rooms/7");
    await opened;
    socket.send(frame);
    expect(await closed).toBe(code);
  });

  test("is closed when the browser exceeds the contract's rate limit", async () => {
    const { connect } = await serve();
    const { socket, closed, received, opened } = connect("rooms/7");
    await opened;
    for (let count = 0; count < 30; count++) socket.send(say("x"));
    expect(await closed).toBe(SOCKET_CLOSE.tooFast);
    expect(received.length).toBeLessThanOrEqual(20);
  });

  test("is cut off when the browser does not read", async () => {
    const { connect } = await serve();
    const { socket, closed, received, opened } = connect("flood");
    await opened;
    socket.pause();
    socket.send(say("go"));
    await sleep(50);
    socket.resume();
    expect(await closed).toBe(1006);
    expect(received.length).toBeLessThan(400);
  });

  test("is told to reconnect when the server drains", async () => {
    const { app, connect } = await serve();
    const { closed, opened } = connect("rooms/7");
    await opened;
    const startedMs = performance.now();
    await app.close();
    expect(await closed).toBe(SOCKET_CLOSE.restart);
    expect(performance.now() - startedMs).toBeLessThan(1_500);
  });
});

describe("the limits", () => {
  test("let a session open twenty sockets, and one more when one is closed", async () => {
    const { connect, host } = await serve();
    const headers = { origin: `http://${host}`, cookie: `session=${aliceSecret}` };
    const opened = Array.from({ length: mostConnectionsPerSession }, () => connect("own", headers));
    for (const { received } of opened) await expect.poll(() => received.length).toBe(1);
    const refused = connect("own", headers);
    expect(await refused.closed).toBe(SOCKET_CLOSE.tooMany);
    expect(refused.received).toEqual([]);
    opened[0]!.socket.close();
    await opened[0]!.closed;
    await expect
      .poll(async () => {
        const next = connect("own", headers);
        return await Promise.race([next.closed, expect.poll(() => next.received.length).toBe(1)]);
      })
      .not.toBe(SOCKET_CLOSE.tooMany);
  });

  test("for visitors at an address leave room for players there", async () => {
    const { connect, host } = await serve();
    const visitors = Array.from({ length: mostSocketsPerAddress.visitors }, () => connect("rooms/7"));
    for (const { opened } of visitors) await opened;
    expect(await connect("rooms/7").closed).toBe(SOCKET_CLOSE.tooMany);
    const player = connect("own", { origin: `http://${host}`, cookie: `session=${aliceSecret}` });
    await expect.poll(() => player.received.length).toBe(1);
  });

  test("hold for sockets of a session that are opened at the same moment", async () => {
    const kit = fakeKit();
    const lookUps = holdLookUps(kit);
    const { connect, host } = await serve({ kit });
    const headers = { origin: `http://${host}`, cookie: `session=${aliceSecret}` };
    const burst = Array.from({ length: 3 * mostConnectionsPerSession }, () => connect("own", headers));
    let closed = 0;
    for (const socket of burst) void socket.closed.then(() => closed++);
    // The sockets beyond the limit are closed while the others are still waiting for their session.
    await expect.poll(() => closed, { timeout: 15_000 }).toBe(2 * mostConnectionsPerSession);
    expect(lookUps.count).toBe(mostConnectionsPerSession);
    lookUps.go();
    await expect
      .poll(() => burst.filter(({ received }) => received.length === 1).length, { timeout: 15_000 })
      .toBe(mostConnectionsPerSession);
    expect(closed).toBe(2 * mostConnectionsPerSession);
  });

  test("hold for visitors with made-up cookies who come at the same moment", async () => {
    const kit = fakeKit();
    const lookUps = holdLookUps(kit);
    const { connect, host } = await serve({ kit });
    const { visitors: most } = mostSocketsPerAddress;
    const burst = Array.from({ length: 2 * most }, (_, number) =>
      connect("rooms/7", { origin: `http://${host}`, cookie: `session=made-up-${number}` }),
    );
    await expect.poll(() => lookUps.count, { timeout: 15_000 }).toBe(2 * most);
    lookUps.go();
    const admitted = await Promise.all(burst.map(isAdmitted));
    expect(admitted.filter(Boolean)).toHaveLength(most);
  });

  test("count no socket that left while it was being opened", async () => {
    const kit = fakeKit();
    const lookUps = holdLookUps(kit);
    const { connect, host } = await serve({ kit });
    const headers = { origin: `http://${host}`, cookie: `session=${aliceSecret}` };
    const most = mostConnectionsPerSession;
    const leaving = Array.from({ length: most }, () => connect("rooms/7", headers));
    await expect.poll(() => lookUps.count, { timeout: 15_000 }).toBe(most);
    for (const { socket } of leaving) socket.terminate();
    lookUps.go();
    await expect
      .poll(
        async () => {
          const next = Array.from({ length: most }, () => connect("rooms/7", headers));
          const admitted = await Promise.all(next.map(isAdmitted));
          for (const { socket } of next) socket.close();
          await Promise.all(next.map(({ closed }) => closed));
          return admitted.filter(Boolean).length;
        },
        { timeout: 15_000 },
      )
      .toBe(most);
  });
});

test("each address has its own room for visitors and for players", () => {
  const limits = createSocketLimits();
  const closes = Array.from(
    { length: mostSocketsPerAddress.players },
    () => limits.ofAddress("1.2.3.4", "players")!,
  );
  expect(limits.ofAddress("1.2.3.4", "players")).toBeUndefined();
  expect(limits.ofAddress("1.2.3.4", "visitors")).toBeDefined();
  expect(limits.ofAddress("1.2.3.5", "players")).toBeDefined();
  closes[0]!();
  closes[0]!();
  expect(limits.ofAddress("1.2.3.4", "players")).toBeDefined();
  expect(limits.ofAddress("1.2.3.4", "players")).toBeUndefined();
});

/**
 * A browser has one interval to answer a ping. A shorter interval would fail when the test machine stalls.
 */
const slowHeartbeatMs = 250;

describe("the heartbeat", () => {
  test("cuts off a browser that does not respond", async () => {
    const { connect } = await serve({ heartbeatMs: slowHeartbeatMs });
    const silent = connect("rooms/7", undefined, false);
    const present = connect("rooms/8");
    await present.opened;
    expect(await silent.closed).toBe(1006);
    expect(present.socket.readyState).toBe(WebSocket.OPEN);
  });

  test("closes the sockets of an ended session", async () => {
    const kit = fakeKit();
    const { connect, host } = await serve({ heartbeatMs: 30, kit });
    const headers = { origin: `http://${host}`, cookie: `session=${aliceSecret}` };
    const { closed, opened } = connect("own", headers);
    await opened;
    kit.sessions.findBySecret = async () => undefined;
    expect(await closed).toBe(SOCKET_CLOSE.sessionOver);
  });

  test("closes a visitor's socket when the brand is taken off its host name", async () => {
    const kit = fakeKit();
    let onBrands = () => {};
    kit.brands.onChange = (listener) => {
      onBrands = listener;
      return () => {};
    };
    const { connect } = await serve({ kit });
    const { closed, opened, socket } = connect("rooms/7");
    await opened;
    onBrands();
    expect(socket.readyState).toBe(WebSocket.OPEN);
    kit.brands.ofHost = () => ({ ...firstBrand, id: "other" });
    onBrands();
    expect(await closed).toBe(SOCKET_CLOSE.sessionOver);
  });

  test("keeps a socket open while the player has a bet in progress", async () => {
    const kit = fakeKit();
    const { connect, host } = await serve({ heartbeatMs: slowHeartbeatMs, kit });
    const headers = { origin: `http://${host}`, cookie: `session=${aliceSecret}` };
    const { closed, opened, received, socket } = connect("own", headers);
    await opened;
    socket.send(JSON.stringify({ type: "say", text: "busy" }));
    await expect.poll(() => received.at(-1), { interval: 5 }).toEqual({ type: "noted", text: "busy" });
    kit.sessions.findBySecret = async () => undefined;
    // The test waits long enough for two heartbeats.
    await sleep(2.5 * slowHeartbeatMs);
    expect(socket.readyState).toBe(WebSocket.OPEN);
    socket.send(JSON.stringify({ type: "say", text: "done" }));
    expect(await closed).toBe(SOCKET_CLOSE.sessionOver);
  });
});

test("its path is not found without an upgrade, and other paths refuse upgrades", async () => {
  const { connect, host } = await serve();
  const answer = await fetch(`http://${host}/services/test/rooms/7`);
  expect([answer.status, await answer.json()]).toEqual([404, { errorCode: "NOT_FOUND" }]);
  expect(await connect("nowhere").refused).toBe(404);
});
