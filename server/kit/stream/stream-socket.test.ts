import { expect, test } from "vitest";
import { openInProcessBus } from "../in-process-bus.ts";
import type { PlayerSession } from "../session.ts";
import type { Connection, ConnectionListener } from "../socket.ts";
import { streamSocket } from "./stream-socket.ts";
import { publishChange, type StreamSource } from "./stream-source.ts";

type Sent = { type: string; topic: string; number?: number; data?: unknown; code?: string };

/** A topic whose state is a list of words; its version is the number of words. */
function words() {
  const bus = openInProcessBus();
  const state: string[] = [];
  const sources: StreamSource[] = [
    {
      pattern: "words/{id}",
      access: "anyone",
      snapshot: async ({ id }) => (id === "1" ? read() : undefined),
    },
    {
      pattern: "mine",
      access: "player",
      snapshot: async (_params, playerId) => ({ version: 0, data: playerId }),
    },
  ];
  const read = () => ({ version: state.length, data: [...state] });
  const route = streamSocket({ bus, log: { warn() {} } as never }, sources);
  const connect = async (session?: Partial<PlayerSession>) => {
    const sent: Sent[] = [];
    const page = { sent, unsent: 0 };
    const connection = {
      visitor: { session },
      send: (message: Sent) => sent.push(message),
      sendText: (text: string) => sent.push(JSON.parse(text)),
      unsentBytes: () => page.unsent,
    };
    const listener: ConnectionListener<never> = await route.open(connection as unknown as Connection<never>);
    const say = (type: string, ...topics: string[]) => listener.message({ type, topics } as never);
    return { ...page, page, say, closed: () => listener.closed?.() };
  };
  const add = async (word: string, isLost = false) => {
    state.push(word);
    if (!isLost) await publishChange(bus, "words/1", { version: state.length, data: word });
    await new Promise(setImmediate);
  };
  return { connect, add };
}

test("sends a snapshot, then numbered changes, until it is unsubscribed", async () => {
  const { connect, add } = words();
  const { sent, say } = await connect();
  await say("subscribe", "words/1", "words/2", "elsewhere");
  expect(sent.toSorted((a, b) => (a.topic < b.topic ? -1 : 1))).toEqual([
    { type: "refused", topic: "elsewhere", code: "NOT_FOUND" },
    { type: "snapshot", topic: "words/1", number: 1, data: [] },
    { type: "refused", topic: "words/2", code: "NOT_FOUND" },
  ]);
  await add("one");
  await add("two");
  expect(sent.slice(3)).toEqual([
    { type: "delta", topic: "words/1", number: 2, data: "one" },
    { type: "delta", topic: "words/1", number: 3, data: "two" },
  ]);
  await say("unsubscribe", "words/1");
  await add("three");
  expect(sent).toHaveLength(5);
});

test("a later page joins with a snapshot of its own", async () => {
  const { connect, add } = words();
  const first = await connect();
  await first.say("subscribe", "words/1");
  await add("one");
  const second = await connect();
  await second.say("subscribe", "words/1");
  await add("two");
  expect(first.sent.map(({ type, number }) => [type, number])).toEqual([
    ["snapshot", 1],
    ["delta", 2],
    ["delta", 3],
  ]);
  expect(second.sent).toEqual([
    { type: "snapshot", topic: "words/1", number: 2, data: ["one"] },
    { type: "delta", topic: "words/1", number: 3, data: "two" },
  ]);
});

test("a lost bus message leads to a new snapshot", async () => {
  const { connect, add } = words();
  const { sent, say } = await connect();
  await say("subscribe", "words/1");
  await add("one", true);
  await add("two");
  await expect.poll(() => sent.at(-1)).toMatchObject({ type: "snapshot", data: ["one", "two"] });
});

test("a slow page gets no changes, and a snapshot once it has caught up", async () => {
  const { connect, add } = words();
  const slow = await connect();
  await slow.say("subscribe", "words/1");
  slow.page.unsent = 100_000;
  await add("one");
  await add("two");
  expect(slow.sent).toHaveLength(1);
  slow.page.unsent = 0;
  await expect.poll(() => slow.sent.at(-1)).toMatchObject({ type: "snapshot", data: ["one", "two"] });
  await add("three");
  expect(slow.sent.at(-1)).toMatchObject({ type: "delta", data: "three" });
});

test("a player's topic needs their session", async () => {
  const { connect } = words();
  const visitor = await connect();
  await visitor.say("subscribe", "mine");
  expect(visitor.sent).toEqual([{ type: "refused", topic: "mine", code: "SESSION_INVALID" }]);
  const player = await connect({ playerId: "player_1" });
  await player.say("subscribe", "mine");
  expect(player.sent).toEqual([{ type: "snapshot", topic: "mine", number: 1, data: "player_1" }]);
});
