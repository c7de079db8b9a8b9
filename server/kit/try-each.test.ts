import { expect, it } from "vitest";
import { tryEach } from "./try-each.ts";

it("goes on after a failure and reports all of them at the end", async () => {
  const done: number[] = [];
  const work = async (item: number) => {
    if (item % 2 === 0) throw new Error(`${item}`);
    done.push(item);
  };
  await expect(tryEach([1, 2, 3, 4, 5], work)).rejects.toMatchObject({
    errors: [{ message: "2" }, { message: "4" }],
  });
  expect(done).toEqual([1, 3, 5]);
  await tryEach([7], work);
  expect(done).toEqual([1, 3, 5, 7]);
});
