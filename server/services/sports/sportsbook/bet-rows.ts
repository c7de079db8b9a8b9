import { sendAhead } from "@parlour/wagering/read-once";
import type { StakeRows } from "@parlour/wagering/stake-rows";
import type { Clock } from "../../../kit/clock.ts";
import { isRefusal, type Refusal, refuse } from "../../../kit/refusal.ts";
import type { Bet } from "./bet.ts";
import type { EventCache } from "./event-store.ts";
import { type Liability, recordExposures } from "./exposure-store.ts";
import { insertOpenBets } from "./insert-bets.ts";
import type { LiabilityLimits } from "./liability-limits.ts";
import type { LimitOf } from "./liability-rules.ts";
import { decideStakes } from "./limit-stakes.ts";
import { lockForBets } from "./lock-for-bets.ts";
import { exposuresOf } from "./move-money.ts";
import type { Events } from "./slip.ts";
import { offerBet, type PreparedBet } from "./write-bets.ts";

/** An accepted bet, with the events, the liability and the limits that the decision was based on. */
type Offered = { bet: Bet; events: Events; seen: Liability; limitOf: LimitOf };

/** A request to place a bet, and its result once the stake has been admitted or refused. */
export type StakedBet = PreparedBet & { offered: Offered | Refusal | "LIVE" | null };

/**
 * Stores bets with their stakes, each at the prices and limits that apply to it. A bet on a live event is refused here,
 * because it has to wait for its delay first. The rows of the events are share-locked until the commit, so a change of
 * prices or of the score waits for the admitted bets, and later bets see it. The liability on outcomes, which many bets
 * change, is locked only at the end.
 */
export function createBetRows(
  clock: Clock,
  readEvents: EventCache["read"],
  liability: Pick<LiabilityLimits, "current">,
): StakeRows<StakedBet> {
  const ground = sendAhead(lockForBets);
  return {
    name: "sports bets",
    sendReads: ground.send,
    async admit(tx, asked) {
      const { events: locked, seen, limits, stored } = await ground.take(tx, asked);
      const events = await readEvents(tx, locked);
      const now = clock.now();
      const bets = asked.map((one) => offerNow(one, events, now));
      // The liability is not locked. The statement that records the bets fails if the liability has risen in the
      // meantime and a limit would be exceeded.
      const house = { exposureOf: seen, limitOf: liability.current() };
      const { refusals } = await decideStakes(tx, bets.filter(isBet), events, house, limits);
      return asked.map((one, index) => {
        const bet = bets[index]!;
        one.offered = isBet(bet)
          ? (refusals.get(bet.id) ?? { bet, events, seen, limitOf: house.limitOf })
          : bet;
        // A bet with this id is already stored: the event was live when that bet was placed, and it was refused or is
        // waiting for its delay.
        if (stored.has(one.id)) one.offered = refuse("CONFLICT");
        return isOffered(one.offered) ? null : { code: "MARKET_SUSPENDED" };
      });
    },
    insert(taken) {
      const offered = taken.map((one) => one.offered).filter(isOffered);
      const bets = offered.map(({ bet }) => bet);
      const exposures = bets.flatMap((bet) => exposuresOf(bet, 1));
      // All bets of a batch were decided together, based on the same events and liability.
      const { seen, events, limitOf } = offered[0]!;
      return [
        insertOpenBets(bets),
        recordExposures(exposures, seen, (id, market) => limitOf(events.get(id), market)),
      ];
    },
  };
}

function offerNow(asked: PreparedBet, events: Events, now: Date): Bet | Refusal | "LIVE" {
  const bet = offerBet(asked, events, now);
  if (isRefusal(bet)) return bet;
  return bet.confirmsAt === null ? { ...bet, status: "OPEN", operation: null } : "LIVE";
}

const isBet = (one: Bet | Refusal | "LIVE"): one is Bet => one !== "LIVE" && !isRefusal(one);
const isOffered = (one: StakedBet["offered"]): one is Offered =>
  one !== null && one !== "LIVE" && !isRefusal(one);
