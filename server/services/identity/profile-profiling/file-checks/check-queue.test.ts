import { expect, test } from "vitest";
import { createCheckQueue } from "./check-queue.ts";

const gate = () => Promise.withResolvers<string>();

test("Money 9: one owner's files take one of two places, and others are checked in between", async () => {
  const queue = createCheckQueue({ perOwner: 2, longestWaitMs: 60_000 });
  const [first, second] = [gate(), gate()];
  const order: string[] = [];
  const check = (owner: string, name: string, work: Promise<string>) =>
    queue.run(owner, () => {
      order.push(name);
      return work;
    });
  const running = check("ann", "ann 1", first.promise);
  const waiting = check("ann", "ann 2", second.promise);
  // A third file of the same owner is refused at once instead of filling the queue.
  expect(await check("ann", "ann 3", Promise.resolve("never"))).toBe("BUSY");
  const other = check("bob", "bob 1", Promise.resolve("fine"));
  first.resolve("done");
  expect(await running).toBe("done");
  const again = check("ann", "ann 4", Promise.resolve("last"));
  second.resolve("done");
  expect(await Promise.all([waiting, other, again])).toEqual(["done", "fine", "last"]);
  expect(order).toEqual(["ann 1", "ann 2", "bob 1", "ann 4"]);
});

test("Money 9: a file that waits too long is refused, and the next one is not held up by it", async () => {
  const queue = createCheckQueue({ perOwner: 2, longestWaitMs: 20 });
  const slow = gate();
  const running = queue.run("ann", () => slow.promise);
  expect(await queue.run("bob", async () => "checked")).toBe("BUSY");
  slow.resolve("done");
  expect(await running).toBe("done");
  expect(await queue.run("bob", async () => "checked")).toBe("checked");
});

test("a check that fails gives up its turn", async () => {
  const queue = createCheckQueue({ perOwner: 1, longestWaitMs: 60_000 });
  await expect(queue.run("ann", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await queue.run("ann", async () => "checked")).toBe("checked");
});
