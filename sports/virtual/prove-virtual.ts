import { fairStream } from "@parlour/games/kit/math/fair-stream";
import { factorOf } from "../bets/settlement.ts";
import { settleOutcome } from "../markets/settle-market.ts";
import { type VirtualChannel, virtualChannels } from "./channels.ts";
import { drawCard, type VirtualCard } from "./draw-card.ts";
import { finalState } from "./draw-match.ts";
import { drawOutcome } from "./draw-outcome.ts";
import { matchContext, matchMarkets, scoreWeights } from "./match-model.ts";
import { raceMarkets, type VirtualMarket } from "./race-markets.ts";
import { virtualReturns } from "./returns.ts";
import { raceState, virtualSports } from "./virtual-sports.ts";

export type ProofLine = {
  channel: string;
  market: string;
  stated: number;
  /** The average return of one unit staked on every offered outcome, and its standard error. */
  measured: number;
  error: number;
  bets: number;
  /** Whether the measured return agrees with the stated return, and the number of wins with the stated chances. */
  holds: boolean;
};

/**
 * The maximum deviation, in standard errors. With fewer than a hundred averages, a larger one is very
 * unlikely by chance.
 */
const MOST_ERRORS = 4;

/**
 * Plays rounds of every channel with the same draws as in production, and compares the returns of bets with the
 * stated returns.
 */
export function proveVirtual(rounds: number): ProofLine[] {
  return virtualChannels.flatMap((channel) => proveChannel(channel, rounds));
}

type Tally = { bets: number; sum: number; squares: number; expected: number; won: number; variance: number };

function proveChannel(channel: VirtualChannel, rounds: number): ProofLine[] {
  const tallies = new Map<string, Tally>();
  for (let number = 0; number < rounds; number++) {
    const source = (name: string) =>
      fairStream({ serverSeed: `prove-${channel.id}-${number}`, clientSeed: name, nonce: 0 });
    const card = drawCard(channel, number, source(`${channel.id}:${number}`));
    const outcome = drawOutcome(channel, card, source("salt"));
    for (const { markets, state, context } of played(channel, card, outcome)) {
      for (const market of markets) count(tallies, market, state, context);
    }
  }
  return [...tallies].map(([market, { bets, sum, squares, expected, won, variance }]) => {
    const measured = sum / bets;
    // Outcomes of one round depend on each other, so all bets of a round count as one observation.
    const error = Math.sqrt(Math.max(squares - sum * measured, 0)) / bets;
    const stated = virtualReturns[market as keyof typeof virtualReturns] / 1000;
    const isFrequent = Math.abs(won - expected) <= MOST_ERRORS * Math.sqrt(variance);
    const holds = Math.abs(measured - stated) <= MOST_ERRORS * error + 0.005 && isFrequent;
    return { channel: channel.id, market, stated, measured, error, bets, holds };
  });
}

type Played = {
  markets: readonly VirtualMarket[];
  state: Parameters<typeof settleOutcome>[2];
  context: Parameters<typeof settleOutcome>[3];
};

function played(
  channel: VirtualChannel,
  card: VirtualCard,
  outcome: ReturnType<typeof drawOutcome>,
): Played[] {
  if (card.kind === "race" && outcome.kind === "race" && channel.kind === "race") {
    const strength = { attack: 0, defence: 0 };
    const { context } = virtualSports[channel.sport].model(strength, strength);
    return [{ markets: raceMarkets(card.runners, channel.places), state: raceState(outcome.order), context }];
  }
  if (card.kind !== "football" || outcome.kind !== "football") return [];
  return card.matches.map(({ home, away }, index) => ({
    markets: matchMarkets(scoreWeights(home.strength, away.strength)),
    state: finalState(outcome.matches[index]!),
    context: matchContext,
  }));
}

/** Splits one unit evenly over all outcomes of the market and adds the result to the tally. */
function count(
  tallies: Map<string, Tally>,
  { kind, market, outcomes }: VirtualMarket,
  state: Played["state"],
  context: Played["context"],
): void {
  const tally = tallies.get(kind) ?? { bets: 0, sum: 0, squares: 0, expected: 0, won: 0, variance: 0 };
  let paid = 0;
  let isWon = 0;
  for (const { id, price } of outcomes) {
    const settlement = settleOutcome(market, id, state, context)!;
    const { over, under } = factorOf(price, settlement);
    paid += Number(over) / Number(under);
    isWon += settlement.kind === "WON" ? 1 : 0;
  }
  const chance = outcomes.reduce((sum, { probability }) => sum + probability, 0);
  const perUnit = paid / outcomes.length;
  tally.bets += 1;
  tally.sum += perUnit;
  tally.squares += perUnit ** 2;
  tally.expected += chance;
  tally.won += isWon;
  // We add the variance of a Bernoulli draw; for markets with several winners, that is an upper
  // bound.
  tally.variance += Math.max(chance * Math.abs(1 - chance), 1e-9) + (chance > 1 ? 1 : 0);
  tallies.set(kind, tally);
}
