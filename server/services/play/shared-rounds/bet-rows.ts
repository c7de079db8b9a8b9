import type { SharedGame } from "@parlour/games/kit/math/shared-game";
import type { Clock } from "@parlour/server/kit/clock";
import type { OpenGameSession } from "@parlour/server/kit/ports/game-session-wallet";
import type { AdmissionRefusal, Reader } from "@parlour/wagering/admission";
import { sendAhead } from "@parlour/wagering/read-once";
import type { StakeRows } from "@parlour/wagering/stake-rows";
import { insertBets, listPlacedOf, type NewBet, readStandings, type Standing } from "./bet-store.ts";
import { type BettingRound, shareRounds } from "./round-store.ts";
import { shareSeats } from "./seats/seat-store.ts";

/** A bet that is about to be placed, with the rules that apply to it. */
export type BetRow = { game: SharedGame; limits: OpenGameSession["limits"]; bet: NewBet };

/** A person does not place more bets than this in one round, so a player with more bets must be using a program. */
const mostBets = 40;

/**
 * Stores the bets of shared rounds with their stakes. The rounds are share-locked until the commit: closing the betting
 * waits for bets that are admitted, and later ones are refused, so no bet is placed once the outcome is known.
 */
export function createBetRows(clock: Clock): StakeRows<BetRow> {
  const read = sendAhead(async (tx: Reader, rows: readonly BetRow[]) => {
    const bets = rows.map(({ bet }) => bet);
    const [rounds, standings] = await Promise.all([
      shareRounds(tx, bets, clock.now()),
      readStandings(tx, bets),
    ]);
    return { rounds, standings: new Map(rows.map((row, index) => [row, standings[index]!])) };
  });
  return {
    name: "shared round bets",
    sendReads: read.send,
    async admit(tx, rows) {
      const { rounds, standings } = await read.take(tx, rows);
      const seatRefusals = await admitToSeats(tx, rows);
      // The time is read after the rounds are locked, because waiting for the locks may take until betting has closed.
      const now = clock.now();
      const betting = new Map(rounds.map((round) => [`${round.slug} ${round.number}`, round]));
      const seen = new Set<string>();
      return rows.map((row, index) => {
        const { slug, number, id, owner } = row.bet;
        const round = betting.get(`${slug} ${number}`);
        const keys = [`${slug} ${number} ${id}`, `${owner} ${id}`];
        const isTwice = keys.some((key) => seen.has(key));
        for (const key of keys) seen.add(key);
        if (isTwice) return { code: "CONFLICT" };
        return refusalOf(row, round, standings.get(row)!, now) ?? seatRefusals[index]!;
      });
    },
    insert: (rows) => [
      insertBets(
        rows.map(({ bet }) => bet),
        clock.now(),
      ),
    ],
  };
}

/**
 * At tables with seats, a player can bet once on their own seat, and once behind each seat that another player holds.
 * The holders of the seats can't change until the commit.
 */
async function admitToSeats(tx: Reader, rows: readonly BetRow[]): Promise<(AdmissionRefusal | null)[]> {
  const seated = rows.filter(({ game }) => game.seats).map(({ bet }) => bet);
  if (seated.length === 0) return rows.map(() => null);
  const slugs = [...new Set(seated.map(({ slug }) => slug))];
  const [seats, placed] = await Promise.all([shareSeats(tx, slugs), listPlacedOf(tx, seated)]);
  return rows.map(({ game, bet }, index) => {
    if (!game.seats) return null;
    const rules = game.seats;
    const place = rules.placeOf(bet.bet);
    const holder = seats.find(({ slug, seat }) => slug === bet.slug && seat === place.seat);
    const isOwn = holder?.owner === bet.owner;
    if (!place.isBehind && !isOwn) return { code: "NOT_SEATED" };
    if (place.isBehind && (!holder || isOwn)) return { code: "ACTION_NOT_ALLOWED" };
    // A real-money bet may not follow the decisions of a practice player, who loses nothing by a bad one.
    if (place.isBehind && holder?.practice && !bet.practice) return { code: "ACTION_NOT_ALLOWED" };
    const earlier = rows.slice(0, index).map((row) => row.bet);
    const isTwice = [...placed, ...earlier].some((other) => {
      if (other.slug !== bet.slug || other.number !== bet.number || other.owner !== bet.owner) return false;
      const taken = rules.placeOf(other.bet);
      return taken.seat === place.seat && taken.isBehind === place.isBehind;
    });
    return isTwice ? { code: "ACTION_NOT_ALLOWED" } : null;
  });
}

function refusalOf(
  { game, limits, bet }: BetRow,
  round: BettingRound | undefined,
  standing: Standing,
  now: Date,
): AdmissionRefusal | null {
  // The id belongs to another player's bet, or to a bet that an earlier release stored without debiting its stake.
  if (standing.isKnown) return { code: "CONFLICT" };
  if (round?.state !== "BETTING" || round.closesAt <= now) return { code: "BETTING_CLOSED" };
  if (!game.takes(round.field, bet.bet)) return { code: "ACTION_NOT_ALLOWED" };
  const { minMinor, maxMinor } = limits;
  const isOutside = bet.stakeMinor < minMinor || standing.atStakeMinor + bet.stakeMinor > maxMinor;
  if (isOutside || standing.bets >= mostBets) return { code: "LIMIT_EXCEEDED" };
  return standing.betsAtStake >= (game.betsPerRound ?? mostBets) ? { code: "ACTION_NOT_ALLOWED" } : null;
}
