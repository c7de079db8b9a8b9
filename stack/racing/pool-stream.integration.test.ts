import { stream } from "@parlour/contracts/sockets/stream";
import { afterAll, beforeAll, expect, it } from "vitest";
import WebSocket from "ws";
import { type TestStack, testStack } from "../testing.ts";
import { raceDay, raceDayEnvironment } from "../testing-racing.ts";

type Sent = {
  type: string;
  topic: string;
  number: number;
  data: { pools: { type: string; total: number; bets: number }[] };
};

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none", env: raceDayEnvironment });
  await stack.ports.racebook.driver.publish(1);
});
afterAll(() => stack?.close());

it("sends the pools of a race, then a numbered change after bets, and refuses unknown topics", async () => {
  const day = raceDay(stack);
  const punter = await day.addPunter();
  const { race, runners, pools } = await day.nextRace();
  const topic = `racing/races/${race.raceId}/pools/USD`;
  const unknown = [`racing/races/${race.raceId}/pools/XXX`, "racing/races/race_1/pools/USD"];
  const sent: Sent[] = [];
  const socket = new WebSocket(`${stack.origin.replace("http", "ws")}${stream.path}`, {
    origin: stack.origin,
  });
  socket.on("message", (text) => sent.push(JSON.parse(String(text))));
  await new Promise((resolve) => socket.once("open", resolve));
  socket.send(JSON.stringify({ type: "subscribe", topics: [topic, ...unknown] }));
  await expect.poll(() => sent.filter(({ type }) => type === "refused")).toHaveLength(2);
  await expect.poll(() => sent.find(({ type }) => type === "snapshot")).toMatchObject({ topic });
  const { poolId } = pools.find(({ type }) => type === "win")!;
  const bet = { market: "POOL", poolId, selections: [[[runners[0]!.interest]]], stake: 5 };
  const placed = await Promise.all([day.bet(punter, bet), day.bet(punter, bet)]);
  expect(placed.map(({ status }) => status)).toEqual([201, 201]);
  const winOf = ({ data }: Sent) => data.pools.find(({ type }) => type === "win")!;
  await expect.poll(() => winOf(sent.at(-1)!)).toMatchObject({ total: 10, bets: 2 });
  const snapshot = sent.find(({ type }) => type === "snapshot")!;
  expect(winOf(snapshot)).toMatchObject({ total: 0, bets: 0 });
  const numbers = sent.filter((one) => one.type === "delta").map(({ number }) => number);
  expect(numbers).toEqual(numbers.map((_, at) => snapshot.number + 1 + at));
  socket.close();
});
