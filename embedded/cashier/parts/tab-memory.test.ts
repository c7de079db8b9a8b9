import { ApiError } from "@parlour/web/api/api-error";
import { expect, test } from "vitest";
import { memoryOf } from "./tab-memory.ts";

const draft = { typed: "250", fields: { target: "12345678" } };

test("entries are kept for the same player until they are forgotten", () => {
  memoryOf("ann").keep("withdrawal CBT", draft);
  expect(memoryOf("ann").find("withdrawal CBT")).toEqual(draft);
  expect(memoryOf("ann").find("withdrawal BTC")).toBeUndefined();
  memoryOf("ann").forget("withdrawal CBT");
  expect(memoryOf("ann").find("withdrawal CBT")).toBeUndefined();
});

test("another player never sees them, and they are gone afterwards", () => {
  memoryOf("ann").keep("withdrawal CBT", draft);
  expect(memoryOf("bob").find("withdrawal CBT")).toBeUndefined();
  expect(memoryOf("ann").find("withdrawal CBT")).toBeUndefined();
});

test("a request that was not answered keeps its key after its form was closed", async () => {
  const send = async (owner: string, error?: Error) => {
    let sent = "";
    const answer = memoryOf(owner)
      .attemptsOf("transfer")
      .run("20 to bob", async (key) => {
        sent = key;
        if (error) throw error;
      });
    await answer.catch(() => {});
    return sent;
  };
  const first = await send("ann", new ApiError({ status: 0, errorCode: null }));
  expect(await send("ann")).toBe(first);
  expect(await send("ann")).not.toBe(first);
});
