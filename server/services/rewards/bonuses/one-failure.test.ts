import { expect, test, vi } from "vitest";
import { carryOutGrant } from "./carry-out-grant.ts";
import { expireBonuses } from "./expire-bonuses.ts";
import type { BonusParts } from "./parts.ts";

/** The bonus service with a database that lists these rows and fails every transaction. */
function brokenParts(listOf: (text: string, values: unknown[]) => unknown[]) {
  const transaction = vi.fn().mockRejectedValue(new Error("This bonus is broken."));
  const query = async (text: string, values: unknown[] = []) => listOf(text, values);
  const parts = {
    kit: { db: { query, transaction }, clock: { now: () => new Date(0) } },
    games: { read: async () => () => ({}) },
    players: { get: async (id: string) => ({ id }) },
  } as unknown as BonusParts;
  return { parts, transaction };
}

test("a bonus that cannot be ended does not keep the others from ending", async () => {
  const due = ["one", "two", "three"].map((id) => ({ id, player_id: id }));
  const { parts, transaction } = brokenParts(() => due);
  await expect(expireBonuses(parts)).rejects.toThrow();
  expect(transaction).toHaveBeenCalledTimes(3);
});

test("a player who cannot get a bonus does not keep the others from getting it", async () => {
  const players = ["ann", "bob", "cat"];
  const { parts, transaction } = brokenParts((text, [, after]) =>
    text.includes("player_id > $2")
      ? players.filter((id) => id > String(after)).map((id) => ({ player_id: id }))
      : [{ id: "grant", tiers: null }],
  );
  await expect(carryOutGrant(parts, "grant")).rejects.toThrow();
  expect(transaction).toHaveBeenCalledTimes(3);
});
