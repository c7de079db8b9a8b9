import { expect, test, vi } from "vitest";
import { createSharedAnswers } from "./shared-answers.ts";

const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1_000);

test("pages share an answer, as the same object, until it expires", async () => {
  const shared = createSharedAnswers();
  let calls = 0;
  const make = async () => ({ calls: ++calls });
  const first = await shared.find("a", 5, at(0), make);
  expect(await shared.find("a", 5, at(4), make)).toBe(first);
  expect(await shared.find("b", 5, at(4), make)).toEqual({ calls: 2 });
  expect(await shared.find("a", 5, at(5), make)).toEqual({ calls: 3 });
});

test("an answer that has not changed when it is asked for again stays the same object", async () => {
  const shared = createSharedAnswers();
  const make = vi.fn(async () => ({ games: ["one"] }));
  const first = await shared.find("a", 5, at(0), make);
  expect(await shared.find("a", 5, at(5), make)).toBe(first);
  expect(await shared.find("a", 5, at(20), make)).toBe(first);
  expect(make).toHaveBeenCalledTimes(3);
  expect(await shared.find("b", 5, at(20), make)).not.toBe(first);
  shared.clear();
  expect(await shared.find("a", 5, at(20), make)).not.toBe(first);
});

test("requests at the same time share one call", async () => {
  const shared = createSharedAnswers();
  const make = vi.fn(async () => ({}));
  await Promise.all([1, 2, 3].map(() => shared.find("a", 5, at(0), make)));
  expect(make).toHaveBeenCalledOnce();
});

test("failures and refusals are not kept", async () => {
  const shared = createSharedAnswers();
  const failure = shared.find("a", 5, at(0), () => Promise.reject(new Error("no database")));
  await expect(failure).rejects.toThrow("no database");
  expect(await shared.find("a", 5, at(0), async () => null)).toBeNull();
  expect(await shared.find("a", 5, at(0), async () => "answer")).toBe("answer");
});

test("an answer that was asked for before a change is not kept after it", async () => {
  const shared = createSharedAnswers();
  const before = Promise.withResolvers<unknown>();
  const asked = shared.find("a", 5, at(0), () => before.promise);
  shared.clear();
  before.resolve("old");
  expect(await asked).toBe("old");
  expect(await shared.find("a", 5, at(0), async () => "new")).toBe("new");
});

test("a clock that is set back does not keep an answer for longer", async () => {
  const shared = createSharedAnswers();
  await shared.find("a", 5, at(100), async () => "old");
  expect(await shared.find("a", 5, at(0), async () => "new")).toBe("new");
});
