import type { LiveRound, TableMessage } from "@parlour/contracts/sockets/live-table";
import { expect, test } from "vitest";
import { holdResults } from "./hold-results.ts";

function listen(delayMs: number) {
  const heard: string[] = [];
  const timers: { run: () => void; ms: number }[] = [];
  const receive = holdResults(
    (message) => heard.push(message.type === "round" ? message.round.phase : message.type),
    () => delayMs,
    (run, ms) => timers.push({ run, ms }),
  );
  const round = (phase: LiveRound["phase"]) =>
    receive({ type: "round", now: 0, round: { phase } as LiveRound } as TableMessage);
  return { heard, timers, receive, round };
}
const balance: TableMessage = { type: "balance", balance: 1 };
const refused: TableMessage = { type: "refused", id: "a", code: "BETTING_CLOSED", balance: null };

test("a result waits as long as the video, and what follows it keeps its place", () => {
  const { heard, timers, receive, round } = listen(400);
  round("RUNNING");
  round("RESULT");
  receive(balance);
  receive(refused);
  expect(heard).toEqual(["RUNNING", "refused"]);
  expect(timers.map(({ ms }) => ms)).toEqual([400]);
  timers[0]!.run();
  round("BETTING");
  expect(heard).toEqual(["RUNNING", "refused", "RESULT", "balance", "BETTING"]);
});

test("without a noticeable delay nothing waits", () => {
  const { heard, timers, receive, round } = listen(20);
  round("RESULT");
  receive(balance);
  expect(heard).toEqual(["RESULT", "balance"]);
  expect(timers).toEqual([]);
});

test("a new snapshot replaces what waits", () => {
  const { heard, timers, receive, round } = listen(400);
  round("RESULT");
  receive({ type: "snapshot" } as TableMessage);
  timers[0]!.run();
  expect(heard).toEqual(["snapshot"]);
});
