import type { SharedGame } from "@parlour/games/kit/math/shared-game";
import type { Clock } from "@parlour/server/kit/clock";
import type { OpenGameSession } from "@parlour/server/kit/ports/game-session-wallet";
import type { AdmissionRefusal } from "@parlour/wagering/admission";
import type { StakeRows } from "@parlour/wagering/stake-rows";
import { insertBets, type NewBet, readStandings, type Standing } from "./bet-store.ts";
import { type BettingRound, shareRounds } from "./round-store.ts";

/** A bet that is about to be placed, with the rules that apply to it. */
export type BetRow = { game: SharedGame; limits: OpenGameSession["limits"]; bet: NewBet };

/** A person does not place more bets than this in one round, so further bets must come from a program. */
const mostBets = 40;

/**
 * Stores the bets of shared rounds with their stakes. The rounds are share-locked until the commit: closing the betting
 * waits for bets that are admitted, and later ones are refused, so no bet is placed once the outcome is known.
 */
export function createBetRows(clock: Clock): StakeRows<BetRow> {
  return {
    name: "shared round bets",
    async admit(tx, rows) {
      const bets = rows.map(({ bet }) => bet);
      const [rounds, standings] = await Promise.all([
        shareRounds(tx, bets, clock.now()),
        readStandings(tx, bets),
      ]);
      // The time is read once the rounds are locked.
      const now = clock.now();
      const seen = new Set<string>();
      return rows.map((row, index) => {
        const { slug, number, id, owner } = row.bet;
        const round = rounds.find((one) => one.slug === slug && one.number === number);
        const keys = [`${slug} ${number} ${id}`, `${owner} ${id}`];
        const isTwice = keys.some((key) => seen.has(key));
        for (const key of keys) seen.add(key);
        return isTwice ? { code: "CONFLICT" } : refusalOf(row, round, standings[index]!, now);
      });
    },
    insert: (tx, rows) =>
      insertBets(
        tx,
        rows.map(({ bet }) => bet),
        clock.now(),
      ),
  };
}

function refusalOf(
  { game, limits, bet }: BetRow,
  round: BettingRound | undefined,
  standing: Standing,
  now: Date,
): AdmissionRefusal | null {
  // The id is another player's, or its stake was never debited by an earlier release.
  if (standing.isKnown) return { code: "CONFLICT" };
  if (round?.state !== "BETTING" || round.closesAt <= now) return { code: "BETTING_CLOSED" };
  if (!game.takes(round.field, bet.bet)) return { code: "ACTION_NOT_ALLOWED" };
  const { minMinor, maxMinor } = limits;
  const isOutside = bet.stakeMinor < minMinor || standing.atStakeMinor + bet.stakeMinor > maxMinor;
  if (isOutside || standing.bets >= mostBets) return { code: "LIMIT_EXCEEDED" };
  return standing.betsAtStake >= (game.betsPerRound ?? mostBets) ? { code: "ACTION_NOT_ALLOWED" } : null;
}
