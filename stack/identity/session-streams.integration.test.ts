import { logOut } from "@parlour/contracts/calls/identity/login-service/log-out";
import { changePassword } from "@parlour/contracts/calls/identity/profile/change-password";
import { changePlayerStatus } from "@parlour/contracts/calls/identity/profile/change-player-status";
import { getProfile } from "@parlour/contracts/calls/identity/profile/get-profile";
import { startBreak } from "@parlour/contracts/calls/protection/player-protection/start-break";
import { SOCKET_CLOSE } from "@parlour/contracts/socket";
import { liveChat } from "@parlour/contracts/sockets/live-chat";
import { liveTable } from "@parlour/contracts/sockets/live-table";
import { pokerTableSocket } from "@parlour/contracts/sockets/poker-table";
import { stream } from "@parlour/contracts/sockets/stream";
import { mostConnectionsPerSession } from "@parlour/server/kit/open-connections";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { actAsOperator, authoriseTestOperator, operatorCookie } from "../testing-operator.ts";
import { addPlayer, goodPassword, signIn } from "../testing-people.ts";
import { addFundedPlayer, openGame } from "../testing-rounds.ts";

const oneSecondMs = 1_000;
const liveRoulette = "1301";
const dealtRoulette = "1350";

let stack: TestStack;
/** Whether the operator may watch the stream; the test takes this permission away. */
let mayWatch = true;
beforeAll(async () => {
  stack = await testStack({
    shell: "none",
    async authoriseOperator(request, call) {
      const operator = await authoriseTestOperator(request, call);
      if (!("name" in operator) || operator.name !== "vera") return operator;
      return { ...operator, roles: mayWatch ? ["SUPPORT"] : ["CONTENT"] };
    },
  });
});
afterAll(() => stack.close());

const cookieOf = (client: TestClient) => `session=${client.cookies.get("session")}`;

async function openStream(client: TestClient) {
  const path = `/services/wallet-gateway/v1/profiles/${client.session}/events`;
  const response = await fetch(stack.origin + path, { headers: { cookie: cookieOf(client) } });
  return { status: response.status, ended: response.text().then(() => performance.now()) };
}

async function openSocket(client: TestClient, path: string = liveChat.path) {
  const address = stack.origin.replace("http", "ws") + path;
  const socket = new WebSocket(address, { headers: { origin: stack.origin, cookie: cookieOf(client) } });
  await new Promise((resolve) => socket.once("open", resolve));
  const code = new Promise<{ code: number; atMs: number }>((resolve) =>
    socket.once("close", (closeCode) => resolve({ code: closeCode, atMs: performance.now() })),
  );
  return { socket, code };
}

async function signedIn() {
  const player = await addPlayer(stack);
  const client = stack.client();
  await signIn(client, player);
  return { player, client };
}

type Person = Awaited<ReturnType<typeof signedIn>>;
const setStatus =
  (status: "DISABLED" | "CLOSED") =>
  ({ player }: Person) =>
    actAsOperator(stack.client(), "mona").call(changePlayerStatus, {
      params: { playerId: player.id },
      body: { status, reason: "asked by the player" },
    });

describe("event streams and sockets close within a second of", () => {
  it.each<[string, (person: Person) => Promise<{ status: number }>]>([
    ["logout", ({ client }) => client.call(logOut)],
    ["disable", setStatus("DISABLED")],
    ["closing the account", setStatus("CLOSED")],
    [
      "self-exclusion",
      ({ client }) => client.call(startBreak, { body: { length: { kind: "SELF_EXCLUSION", months: 6 } } }),
    ],
    [
      "a password change elsewhere",
      async ({ player }) => {
        const other = stack.client();
        await signIn(other, player);
        const body = { currentPassword: goodPassword, password: "a hedgehog reads maps" };
        return await other.call(changePassword, { body });
      },
    ],
  ])("%s", async (_name, end) => {
    const person = await signedIn();
    const stream = await openStream(person.client);
    const socket = await openSocket(person.client);
    expect(stream.status).toBe(200);
    const startedMs = performance.now();
    expect((await end(person)).status).toBe(200);
    const endedMs = performance.now();
    expect((await stream.ended) - endedMs).toBeLessThan(oneSecondMs);
    const closed = await socket.code;
    expect(closed.code).toBe(SOCKET_CLOSE.sessionOver);
    expect(closed.atMs - endedMs).toBeLessThan(oneSecondMs);
    expect(closed.atMs).toBeGreaterThan(startedMs);
  });
});

describe("Money 6: closes within a second of logout and of disabling the account:", () => {
  /** The sockets that a page opens with the player's cookie, except the chat socket. */
  const sockets: Record<string, (client: TestClient) => Promise<string>> = {
    "the page's stream": async () => stream.path,
    "a poker table": async () => pokerTableSocket.path.replace("{tableId}", "practice-lounge"),
    "a live table": async (client) => {
      const { gameSession } = await openGame(client, liveRoulette);
      return liveTable.path.replace("{gameSession}", gameSession);
    },
    "a dealer's table": async (client) => {
      const { gameSession } = await openGame(client, dealtRoulette);
      return liveTable.path.replace("{gameSession}", gameSession);
    },
  };
  const ends = { logout: ({ client }: Person) => client.call(logOut), disable: setStatus("DISABLED") };
  const cases = Object.keys(sockets).flatMap((name) => Object.keys(ends).map((end) => [name, end] as const));
  it.each(cases)("%s, %s", async (name, end) => {
    const { client, playerId } = await addFundedPlayer(stack);
    const opened = await openSocket(client, await sockets[name]!(client));
    const startedMs = performance.now();
    const person = { client, player: { id: playerId } } as unknown as Person;
    expect((await ends[end as keyof typeof ends](person)).status).toBe(200);
    const endedMs = performance.now();
    const closed = await opened.code;
    expect(closed.code).toBe(SOCKET_CLOSE.sessionOver);
    expect(closed.atMs - endedMs).toBeLessThan(oneSecondMs);
    expect(closed.atMs).toBeGreaterThan(startedMs);
  });
});

describe("the streams of one session", () => {
  it("are limited to a few, and closing one makes room", async () => {
    const { client } = await signedIn();
    const leaving = new AbortController();
    const path = `/services/wallet-gateway/v1/profiles/${client.session}/events`;
    const headers = { cookie: cookieOf(client) };
    const first = await fetch(stack.origin + path, { headers, signal: leaving.signal });
    expect(first.status).toBe(200);
    for (let count = 1; count < mostConnectionsPerSession; count++) {
      expect((await openStream(client)).status).toBe(200);
    }
    const refused = await fetch(stack.origin + path, { headers });
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "10"]);
    leaving.abort();
    await expect.poll(async () => (await openStream(client)).status, { timeout: 5_000 }).toBe(200);
    await client.call(logOut);
  });
});

describe("an operator's stream", () => {
  it("closes within a second when the operator loses the right to it", async () => {
    const headers = { cookie: operatorCookie("vera") };
    const watch = () => fetch(`${stack.origin}/services/operator/v1/chat-desk/events`, { headers });
    const response = await watch();
    expect(response.status).toBe(200);
    const ended = response.text().then(() => performance.now());
    mayWatch = false;
    const changedMs = performance.now();
    await stack.kit.sessionChanges.announce({ ownerId: "operator_vera" });
    expect((await ended) - changedMs).toBeLessThan(oneSecondMs);
    expect((await watch()).status).toBe(403);
  });
});

describe("private responses", () => {
  it("have Cache-Control: no-store, refusals included", async () => {
    const { client } = await signedIn();
    const answers = [
      await client.call(getProfile),
      await client.send("GET", `/services/wallet-gateway/v1/profiles/${client.session}/balances`),
      await client.send("GET", `/services/wallet-gateway/v1/profiles/${client.session}/balances`),
      await client.send("GET", "/services/wallet-gateway/v1/profiles/other/balances"),
      await stack.client().call(getProfile, { params: { session: "other" } }),
    ];
    expect(answers.map(({ headers }) => headers.get("cache-control"))).toEqual(answers.map(() => "no-store"));
  });
});
