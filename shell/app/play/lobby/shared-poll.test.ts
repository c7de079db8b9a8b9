import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { joinPoll } from "./shared-poll.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const page = Object.assign(new EventTarget(), { hidden: false });
const pace = { intervalMs: 1_000, page, random: () => 0.5 };

it("asks once for all who listen, and the last to leave ends it", async () => {
  let asked = 0;
  const poll = { ...pace, ask: async () => ++asked };
  const heard: string[] = [];
  const leaveFirst = joinPoll("jackpots", poll, (answer) => heard.push(`first ${answer}`));
  const leaveSecond = joinPoll("jackpots", poll, (answer) => heard.push(`second ${answer}`));
  await vi.advanceTimersByTimeAsync(500);
  expect(heard).toEqual(["first 1", "second 1"]);
  leaveFirst();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(heard.slice(2)).toEqual(["second 2"]);
  leaveSecond();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toBe(2);
});

it("keeps the answer for whoever joins later, until all have left", async () => {
  let asked = 0;
  const poll = { ...pace, ask: async () => ++asked };
  const leave = joinPoll("jackpots", poll, () => undefined);
  await vi.advanceTimersByTimeAsync(500);
  const heard: number[] = [];
  joinPoll("jackpots", poll, (answer) => heard.push(answer))();
  expect(heard).toEqual([1]);
  leave();
  joinPoll("jackpots", poll, (answer) => heard.push(answer))();
  expect(heard).toEqual([1]);
});

it("asks for different things apart, and again after a failure", async () => {
  const ask = vi.fn(async () => {
    throw new Error("gone");
  });
  const heard = vi.fn();
  const leaves = ["jackpots CAD", "jackpots EUR"].map((key) => joinPoll(key, { ...pace, ask }, heard));
  await vi.advanceTimersByTimeAsync(1_500);
  expect(ask).toHaveBeenCalledTimes(4);
  expect(heard).not.toHaveBeenCalled();
  for (const leave of leaves) leave();
});
