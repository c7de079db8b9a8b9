import type { Kit } from "@parlour/server/kit/kit";
import { expect, test, vi } from "vitest";
import { closeStatements } from "./close-statements.ts";

test("an affiliate whose month cannot be closed does not hold up the others", async () => {
  const transaction = vi.fn().mockRejectedValue(new Error("This affiliate is broken."));
  const query = async () => [{ id: "affiliate_one" }, { id: "affiliate_two" }];
  await expect(closeStatements({ db: { query, transaction } } as unknown as Kit)).rejects.toThrow();
  expect(transaction).toHaveBeenCalledTimes(2);
});
