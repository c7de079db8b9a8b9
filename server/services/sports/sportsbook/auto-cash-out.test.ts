import { expect, test, vi } from "vitest";
import { runCashOutRules } from "./auto-cash-out.ts";
import type { SportsbookParts } from "./parts.ts";

test("a bet that cannot be valued does not keep the others from being closed", async () => {
  const ids = ["a", "b", "c"];
  const read = vi.fn().mockRejectedValue(new Error("This bet is broken."));
  const query = async (text: string, values: unknown[]) =>
    text.includes("auto_cash_out is not null")
      ? ids.filter((id) => id > String(values[2])).map((id) => ({ id }))
      : await read();
  const parts = { kit: { db: { query } } } as unknown as SportsbookParts;
  await expect(runCashOutRules(parts, "event")).rejects.toThrow();
  expect(read).toHaveBeenCalledTimes(3);
});
