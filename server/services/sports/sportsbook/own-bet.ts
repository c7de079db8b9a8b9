import { type Refusal, refuse } from "../../../kit/refusal.ts";
import type { PlayerSession } from "../../../kit/session.ts";
import type { Bet } from "./bet.ts";
import { findBet } from "./bet-store.ts";
import type { SportsbookParts } from "./parts.ts";

/** Finds the player's own bet; another player's bet is not found. */
export async function findOwnBet(
  { kit }: SportsbookParts,
  { playerId }: PlayerSession,
  id: string,
): Promise<Bet | Refusal> {
  const bet = await findBet(kit.db, id);
  return bet?.playerId === playerId ? bet : refuse("NOT_FOUND");
}
