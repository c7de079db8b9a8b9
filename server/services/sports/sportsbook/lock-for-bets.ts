import { textArray } from "@parlour/ledger/post-batch";
import type { Reader } from "@parlour/wagering/admission";
import { type Liability, liabilityIn } from "./exposure-store.ts";
import type { PlayerLimit } from "./player-limit.ts";
import type { PreparedBet } from "./write-bets.ts";

/** The data that decisions about new bets are based on. The events of the bets stay locked until the commit. */
export type BetGround = {
  /** The ids of the events, with the versions of their rows. */
  events: readonly (readonly [id: string, rowVersion: string])[];
  /** The house's liability on the outcomes, which is not locked. */
  seen: Liability;
  /** The limits of players who have one. */
  limits: ReadonlyMap<string, PlayerLimit>;
  /** The ids of those bets that exist already. */
  stored: ReadonlySet<string>;
};

type Found = [
  events: [id: string, rowVersion: string][] | null,
  liability: [eventId: string, market: string, outcome: string, liability: number][] | null,
  limits: [playerId: string, maximumStake: number | null, liabilityPercent: number][] | null,
  stored: string[] | null,
];

/** Share-locks the events of new bets and reads what is needed to decide the bets. */
export async function lockForBets(tx: Reader, asked: readonly PreparedBet[]): Promise<BetGround> {
  const selections = asked.flatMap(({ request }) => request.body.selections);
  const outcomes = new Map<string, readonly [event: string, market: string, outcome: string]>();
  for (const { event, legs } of selections) {
    for (const { market, outcome } of legs) {
      outcomes.set(`${event} ${market} ${outcome}`, [event, market, outcome]);
    }
  }
  const backed = [...outcomes.values()];
  const [row] = await tx.query<{ found: Found }>(
    "select sports.lock_for_bets($1, $2, $3, $4, $5, $6) as found",
    [
      textArray([...new Set(selections.map(({ event }) => event))]),
      textArray(backed.map(([event]) => event)),
      textArray(backed.map(([, market]) => market)),
      textArray(backed.map(([, , outcome]) => outcome)),
      textArray(asked.map(({ request }) => request.playerId)),
      textArray(asked.map(({ id }) => id)),
    ],
  );
  const [events, liability, limits, stored] = row!.found;
  return {
    events: events ?? [],
    seen: liabilityIn(
      (liability ?? []).map(([event_id, market, outcome, liability]) => ({
        event_id,
        market,
        outcome,
        liability,
      })),
    ),
    limits: new Map(
      limits?.map(([playerId, maximumStake, liabilityPercent]) => [
        playerId,
        { maximumStake, liabilityPercent },
      ]),
    ),
    stored: new Set(stored),
  };
}
