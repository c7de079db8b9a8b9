import type { Kit } from "../../../kit/kit.ts";
import type { Service } from "../../../kit/service.ts";
import { deleteOld } from "./event-store.ts";
import { publishExpiredPrices } from "./expired-prices.ts";
import type { BettingPlaces, SportsbookPorts } from "./parts.ts";
import { createPendingBets } from "./pending-bets.ts";
import { createBetPlacer } from "./place-bet.ts";
import { proposedLiabilityKind } from "./proposed-liability.ts";
import { proposedPriceKind } from "./proposed-price.ts";
import { proposedSettlementKind } from "./proposed-settlement.ts";
import { cashOutBet } from "./routes/cash-out-bet.ts";
import { getCompetition } from "./routes/get-competition.ts";
import { getOddsFormat } from "./routes/get-odds-format.ts";
import { getPlayerSportsLimit } from "./routes/get-player-sports-limit.ts";
import { getSharedSlip } from "./routes/get-shared-slip.ts";
import { getSportsBet } from "./routes/get-sports-bet.ts";
import { getSportsEvent } from "./routes/get-sports-event.ts";
import { getSportsStatistics } from "./routes/get-sports-statistics.ts";
import { getTradingEvent } from "./routes/get-trading-event.ts";
import { holdSportsEvent } from "./routes/hold-sports-event.ts";
import { listFreeBets } from "./routes/list-free-bets.ts";
import { listLiabilityLimits } from "./routes/list-liability-limits.ts";
import { listSports } from "./routes/list-sports.ts";
import { listSportsBets } from "./routes/list-sports-bets.ts";
import { listSportsEvents } from "./routes/list-sports-events.ts";
import { listTradingBets } from "./routes/list-trading-bets.ts";
import { listTradingEvents } from "./routes/list-trading-events.ts";
import { overrideSportsPrice } from "./routes/override-sports-price.ts";
import { placeSportsBet } from "./routes/place-sports-bet.ts";
import { quoteCashOut } from "./routes/quote-cash-out.ts";
import { quoteOwnSlip } from "./routes/quote-own-slip.ts";
import { quoteSlip } from "./routes/quote-slip.ts";
import { removeAutoCashOut } from "./routes/remove-auto-cash-out.ts";
import { setAutoCashOut } from "./routes/set-auto-cash-out.ts";
import { setLiabilityLimit } from "./routes/set-liability-limit.ts";
import { setOddsFormat } from "./routes/set-odds-format.ts";
import { setPlayerSportsLimit } from "./routes/set-player-sports-limit.ts";
import { settleSportsEvent } from "./routes/settle-sports-event.ts";
import { shareSlip } from "./routes/share-slip.ts";
import { suspendSportsMarket } from "./routes/suspend-sports-market.ts";
import { sportsTopics } from "./stream-topics.ts";
import { sweepBets } from "./sweep.ts";

export { sportsBetSearch } from "./bet-search.ts";
export { hasOpenBets } from "./bet-store.ts";
export { createBetSubjects, sportsbookName, virtualSportsName } from "./bet-subjects.ts";
export { createLiabilityLimits } from "./liability-limits.ts";
export { readLowestOdds } from "./lowest-odds.ts";
export type { SportsbookPorts } from "./parts.ts";
export { createBetPlacer } from "./place-bet.ts";
export { createPricing } from "./pricing/pricing.ts";
export { createSportsFeed } from "./sports-feed-port.ts";

export { sweepBets } from "./sweep.ts";

const cleanJob = "sportsbook-clean-up";
const sweepEveryMs = 5_000;
const expireEveryMs = 1_000;
const keepMessagesMs = 6 * 3_600_000;
const keepEventsMs = 7 * 86_400_000;

/** Events, prices, bets, settlement and cash-out; see README.md. */
export function sportsbookService(ports: SportsbookPorts & { location: BettingPlaces }): Service {
  const partsOf = (kit: Kit) => ({ ...ports, kit });
  let pending: ReturnType<typeof createPendingBets> | undefined;
  return {
    name: "sportsbook",
    migrations: new URL("migrations/", import.meta.url),
    streams: sportsTopics,
    routes(kit) {
      const parts = partsOf(kit);
      pending ??= createPendingBets(parts);
      return [
        listSports(kit),
        getCompetition(kit),
        listSportsEvents(kit),
        getSportsEvent(kit),
        getSportsStatistics(kit),
        quoteSlip(parts),
        quoteOwnSlip(parts),
        shareSlip(kit),
        getSharedSlip(kit),
        placeSportsBet(createBetPlacer(parts), pending, ports.location),
        listSportsBets(kit),
        getSportsBet(parts),
        quoteCashOut(parts),
        cashOutBet(parts),
        setAutoCashOut(parts),
        removeAutoCashOut(parts),
        listFreeBets(parts),
        getOddsFormat(kit),
        setOddsFormat(kit),
        listTradingBets(kit),
        listTradingEvents(kit),
        getTradingEvent(parts),
        holdSportsEvent(parts),
        suspendSportsMarket(parts),
        overrideSportsPrice(parts),
        settleSportsEvent(parts),
        listLiabilityLimits(kit),
        setLiabilityLimit(parts),
        getPlayerSportsLimit(kit),
        setPlayerSportsLimit(kit),
      ];
    },
    async start(kit) {
      const parts = partsOf(kit);
      kit.fourEyes.register(proposedSettlementKind(parts));
      kit.fourEyes.register(proposedPriceKind(parts));
      kit.fourEyes.register(proposedLiabilityKind(parts));
      const unwatch = await ports.liability.watch();
      await ports.liability.refresh();
      await kit.jobs.work(cleanJob, async () => {
        const nowMs = kit.clock.now().getTime();
        await deleteOld(kit.db, new Date(nowMs - keepMessagesMs), new Date(nowMs - keepEventsMs));
      });
      await kit.jobs.schedule(cleanJob, "41 * * * *");
      const sweeping = repeatEvery(sweepEveryMs, () =>
        sweepBets(parts).catch((error: unknown) =>
          kit.log.warn({ err: error }, "bets were not swept; the next turn will do it"),
        ),
      );
      const expiring = repeatEvery(expireEveryMs, () =>
        publishExpiredPrices(kit).catch((error: unknown) =>
          kit.log.warn({ err: error }, "expired prices were not published; the next turn will do it"),
        ),
      );
      return async () => {
        await unwatch();
        await pending?.stop();
        await Promise.all([sweeping.stop(), expiring.stop()]);
        await ports.pricing.close();
      };
    },
  };
}

/** Runs a task at regular intervals, one run after the other. */
function repeatEvery(ms: number, run: () => Promise<unknown>): { stop(): Promise<unknown> } {
  let last: Promise<unknown> = Promise.resolve();
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    last = run().finally(() => {
      isRunning = false;
    });
  }, ms);
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      return last;
    },
  };
}
