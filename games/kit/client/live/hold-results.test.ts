import type { LiveRound, TableMessage } from "@parlour/contracts/sockets/live-table";
import { expect, test } from "vitest";
import { holdResults } from "./hold-results.ts";

function listen(delayMs: number) {
  const received: string[] = [];
  const timers: { run: () => void; ms: number }[] = [];
  const receive = holdResults(
    (message) => received.push(message.type === "round" ? message.round.phase : message.type),
    () => delayMs,
    (run, ms) => timers.push({ run, ms }),
  );
  const round = (phase: LiveRound["phase"]) =>
    receive({ type: "round", now: 0, round: { phase, number: 1 } as LiveRound } as TableMessage);
  return { received, timers, receive, round };
}
const balance: TableMessage = { type: "balance", balance: 1, version: 1 };
const refused: TableMessage = {
  type: "refused",
  id: "a",
  code: "BETTING_CLOSED",
  balance: null,
  version: null,
  details: {},
};

test("a result waits as long as the video, and what follows it keeps its place", () => {
  const { received, timers, receive, round } = listen(400);
  round("RUNNING");
  round("RESULT");
  receive(balance);
  receive(refused);
  expect(received).toEqual(["RUNNING", "refused"]);
  expect(timers.map(({ ms }) => ms)).toEqual([400]);
  timers[0]!.run();
  round("BETTING");
  expect(received).toEqual(["RUNNING", "refused", "RESULT", "balance", "BETTING"]);
});

test("without a noticeable delay nothing waits", () => {
  const { received, timers, receive, round } = listen(20);
  round("RESULT");
  receive(balance);
  expect(received).toEqual(["RESULT", "balance"]);
  expect(timers).toEqual([]);
});

const snapshot = (phase: LiveRound["phase"], number: number) =>
  ({ type: "snapshot", round: { phase, number } }) as TableMessage;
const restriction: TableMessage = { type: "restriction", restriction: null };

test("a new snapshot replaces what waits, and waits as long", () => {
  const { received, timers, receive, round } = listen(400);
  round("RESULT");
  receive(balance);
  receive(snapshot("RESULT", 1));
  receive(restriction);
  receive(refused);
  expect(received).toEqual(["refused"]);
  timers[0]!.run();
  expect(timers).toHaveLength(1);
  expect(received).toEqual(["refused", "snapshot", "restriction"]);
});

test("the snapshot after a lost connection waits if it reveals a result that was not shown", () => {
  const { received, timers, receive, round } = listen(400);
  receive(snapshot("RUNNING", 1));
  receive(snapshot("RESULT", 1));
  expect(received).toEqual(["snapshot"]);
  timers[0]!.run();
  expect(received).toEqual(["snapshot", "snapshot"]);
  receive(snapshot("RESULT", 1));
  round("RESULT");
  expect(received).toEqual(["snapshot", "snapshot", "snapshot", "RESULT"]);
  expect(timers).toHaveLength(1);
});
