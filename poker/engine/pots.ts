import type { Chips, PlayerState } from "./state.ts";

export interface Pot {
  amount: Chips;
  /** Indexes of the players who can win the pot. */
  eligible: number[];
}

/**
 * Builds one pot for each amount at which a remaining player is all in, main pot first. Bets of folded
 * players and dead money go into the pots, but folded players cannot win them.
 */
export function buildPots(players: readonly PlayerState[]): Pot[] {
  const caps = [...new Set(players.filter((player) => !player.folded).map((player) => player.staked))];
  caps.sort((a, b) => a - b);
  const upTo = (cap: Chips) => players.reduce((sum, player) => sum + Math.min(player.staked, cap), 0);
  const pots = caps.map((cap, at) => ({
    amount: upTo(at === caps.length - 1 ? Number.MAX_SAFE_INTEGER : cap) - upTo(at === 0 ? 0 : caps[at - 1]!),
    eligible: players.flatMap((player, index) => (!player.folded && player.staked >= cap ? [index] : [])),
  }));
  pots[0]!.amount += players.reduce((sum, player) => sum + player.dead, 0);
  return pots.filter(({ amount }) => amount > 0);
}

/**
 * The players who claim each pot. If everyone who could win a pot concedes it, it goes to the claimants of
 * the previous pot.
 */
export function claimantsOf(pots: readonly Pot[], players: readonly PlayerState[]): number[][] {
  const claims: number[][] = [];
  for (const { eligible } of pots) {
    const claiming = eligible.filter((index) => !players[index]!.concedes);
    claims.push(claiming.length > 0 ? claiming : (claims.at(-1) ?? eligible));
  }
  return claims;
}

/** Splits an amount evenly. Odd chips go one by one to the first players in the list. */
export function splitEvenly(amount: Chips, ways: number): Chips[] {
  const part = Math.floor(amount / ways);
  const odd = amount - part * ways;
  return Array.from({ length: ways }, (_, at) => part + (at < odd ? 1 : 0));
}

/** The main pot and the side pots of the earlier betting rounds, without the bets of the current one. */
export const collectedPots = (players: readonly PlayerState[]): Pot[] =>
  buildPots(players.map((player) => ({ ...player, staked: player.staked - player.streetBet })));
