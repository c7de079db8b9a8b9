import type { PlayerBonus } from "@parlour/contracts/entities/bonus";
import { type BonusPage, type BonusRow, listBonusesOf } from "./bonus-store.ts";
import type { BonusParts } from "./parts.ts";
import { type BonusState, toPlayerBonus } from "./views.ts";

/** Reads the player's current ledger balances and the promotional spins that are left. */
async function readState({ kit, wagering }: BonusParts, playerId: string): Promise<BonusState> {
  const [balances, spins] = await Promise.all([
    kit.ledger.accountsOf(playerId),
    wagering.grants.playable(playerId),
  ]);
  return { balances, spinsLeft: new Map(spins.map(({ id, left }) => [id, left])) };
}

export async function readBonuses(
  parts: BonusParts,
  playerId: string,
  language: string,
  page: BonusPage,
): Promise<PlayerBonus[]> {
  const rows = await listBonusesOf(parts.kit.db, playerId, page);
  if (rows.length === 0) return [];
  const state = await readState(parts, playerId);
  return rows.map((row) => toPlayerBonus(row, state, language));
}

export async function readBonus(parts: BonusParts, row: BonusRow, language: string): Promise<PlayerBonus> {
  return toPlayerBonus(row, await readState(parts, row.player_id), language);
}
