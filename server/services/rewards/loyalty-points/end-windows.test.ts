import { expect, test, vi } from "vitest";
import { endWindows } from "./end-windows.ts";
import type { LoyaltyParts } from "./parts.ts";

test("a player whose period cannot be ended does not hold up the others", async () => {
  const transaction = vi.fn().mockRejectedValue(new Error("This player is broken."));
  const query = async () => [{ player_id: "ann" }, { player_id: "bob" }];
  const kit = { db: { query, transaction }, clock: { now: () => new Date(0) } };
  await expect(endWindows({ kit } as unknown as LoyaltyParts)).rejects.toThrow();
  expect(transaction).toHaveBeenCalledTimes(2);
});
