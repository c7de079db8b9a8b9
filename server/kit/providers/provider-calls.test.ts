import { expect, test } from "vitest";
import { createProviderCalls } from "./provider-calls.ts";

const studio = { kind: "STUDIO", id: "acme" } as const;
const at = (time: string) => new Date(`2026-11-18T${time}Z`);

function openCalls() {
  let [time, ms] = [at("10:00:10"), 0];
  const words = (error: unknown) => (error instanceof Error ? error.message : String(error));
  const calls = createProviderCalls({ now: () => time }, words, () => ms);
  return {
    calls,
    at(next: string) {
      time = at(next);
    },
    takes: (duration: number) => async () => {
      ms += duration;
    },
  };
}

test("calls are counted by minute, with their times and errors", async () => {
  const { calls, at: setTime, takes } = openCalls();
  await calls.watch(studio, takes(40));
  await calls.watch(studio, takes(20));
  setTime("10:01:00");
  const failing = calls.watch(studio, async () => {
    throw new Error("no answer");
  });
  await expect(failing).rejects.toThrow("no answer");
  const [taken] = calls.take();
  expect([...taken!.minutes]).toEqual([
    [at("10:00:00").getTime(), { calls: 2, errors: 0, totalMs: 60, slowestMs: 40, unsigned: 0 }],
    [at("10:01:00").getTime(), { calls: 1, errors: 1, totalMs: 0, slowestMs: 0, unsigned: 0 }],
  ]);
  expect(taken).toMatchObject({
    lastSuccessAt: at("10:00:10"),
    lastErrorAt: at("10:01:00"),
    lastError: "no answer",
    errors: [{ source: "CALL", message: "no answer" }],
  });
  expect(calls.take()).toEqual([]);
});

test("a provider that is down does not fill the memory, but every failure counts", () => {
  const { calls } = openCalls();
  for (let n = 0; n < 500; n++) calls.note(studio, { ms: 1, source: "MESSAGE", error: `error ${n}` });
  const [{ errors, minutes, lastError }] = calls.take() as [ReturnType<typeof calls.take>[number]];
  expect(errors).toHaveLength(20);
  expect([...minutes.values()][0]!.errors).toBe(500);
  expect(lastError).toBe("error 499");
});
