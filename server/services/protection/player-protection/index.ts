import { blockingBreak } from "@parlour/rules/protection-breaks";
import { deleteOldTotals } from "@parlour/wagering/player-totals";
import type { Kit } from "../../../kit/kit.ts";
import type { PlayerProtection } from "../../../kit/ports/player-protection.ts";
import { isRefusal } from "../../../kit/refusal.ts";
import type { Service } from "../../../kit/service.ts";
import { tryEach } from "../../../kit/try-each.ts";
import { sendBreakEmail } from "./break-email.ts";
import { listBreaksOf, listSelfExcluded } from "./break-store.ts";
import { checkDeposit } from "./deposit-check.ts";
import type { ListDeposits } from "./deposits.ts";
import { listAccountsElsewhere, type SpreadExclusion, spreadJob } from "./exclusions-at-brands.ts";
import { holdPlay, listHeld, releasePlay } from "./hold-store.ts";
import type { ProtectionParts, Rates } from "./parts.ts";
import { endReview, holdForReview } from "./review-store.ts";
import { acknowledgeRealityCheck } from "./routes/acknowledge-reality-check.ts";
import { askToReturn } from "./routes/ask-to-return.ts";
import { confirmLimitReview } from "./routes/confirm-limit-review.ts";
import { confirmProtectionLimit } from "./routes/confirm-protection-limit.ts";
import { getLimitsAndBreaks } from "./routes/get-limits-and-breaks.ts";
import { getRealityCheck } from "./routes/get-reality-check.ts";
import { listBreaks } from "./routes/list-breaks.ts";
import { listProtectionLimits } from "./routes/list-protection-limits.ts";
import { setOperatorLimit } from "./routes/set-operator-limit.ts";
import { setProtectionLimit } from "./routes/set-protection-limit.ts";
import { setRealityCheck } from "./routes/set-reality-check.ts";
import { startBreakRoute } from "./routes/start-break.ts";
import { startPlayerBreak } from "./routes/start-player-break.ts";
import { setLimit } from "./set-limit.ts";
import { startBreak } from "./start-break.ts";

export { readBreaks } from "./break-views.ts";
export { findTimeZone } from "./limit-store.ts";
export { countRaisedLimits } from "./raised-limits.ts";
export { type SeedLimit, seedLimits, seedTimeOut } from "./seed.ts";
export { stakeCheck } from "./stake-check.ts";

const cleanUpJob = "player-protection-clean-up";
/** Totals are kept for longer than the window of any limit. */
const keepTotalsMs = 40 * 86_400_000;

export function createPlayerProtection(
  kit: Kit,
  { listDeposits, rates }: { listDeposits: ListDeposits; rates: Rates },
): PlayerProtection {
  const { db, clock } = kit;
  return {
    refresh: () => rates.refresh(),
    checkDeposit: (tx, deposit) => checkDeposit(tx, { clock, listDeposits, rates }, deposit),
    async setFirstDepositLimit(tx, { id: playerId, currency }, limit) {
      const request = {
        ...limit,
        kind: "DEPOSIT",
        source: "PLAYER",
        playerId,
        currency,
        actor: playerId,
      } as const;
      const changed = await setLimit(kit, tx, request);
      return isRefusal(changed) ? changed : undefined;
    },
    async exclude({ id: playerId, currency }, until) {
      await db.transaction(async (tx) => {
        const length = { kind: "SELF_EXCLUSION", until } as const;
        // A longer break that the player already has is not shortened.
        await startBreak(kit, tx, { playerId, currency, scope: "ALL", length, actor: "exclusion register" });
        await releasePlay(tx, playerId);
      });
    },
    holdPlay: (playerId) => db.transaction((tx) => holdPlay(tx, playerId, clock.now())),
    releasePlay: (playerId) => releasePlay(db, playerId),
    listHeld: (limit) => listHeld(db, limit, clock.now()),
    holdForReview: (tx, playerId) => holdForReview(tx, playerId, clock.now()),
    endReview,
    listSelfExcluded: (db, playerIds) => listSelfExcluded(db, playerIds, clock.now()),
    async isOnBreak(playerId, tx) {
      return blockingBreak(await listBreaksOf(tx ?? db, playerId), null, clock.now()) !== undefined;
    },
    async isOnBreakFrom(playerId, vertical) {
      return blockingBreak(await listBreaksOf(db, playerId), vertical, clock.now()) !== undefined;
    },
  };
}

/** Manages limits and breaks that protect players, set by the players or by operators. */
export function playerProtectionService(ports: Omit<ProtectionParts, "kit">): Service {
  return {
    name: "player-protection",
    migrations: new URL("migrations/", import.meta.url),
    routes: (kit) => {
      const parts = { ...ports, kit };
      return [
        listProtectionLimits(parts),
        setProtectionLimit(parts),
        confirmProtectionLimit(parts),
        confirmLimitReview(parts),
        listBreaks(parts),
        startBreakRoute(parts),
        askToReturn(parts),
        getLimitsAndBreaks(parts),
        setOperatorLimit(parts),
        startPlayerBreak(parts),
        getRealityCheck(parts),
        setRealityCheck(parts),
        acknowledgeRealityCheck(parts),
      ];
    },
    async start(kit) {
      await kit.jobs.work(cleanUpJob, async () => {
        await deleteOldTotals(kit.db, new Date(kit.clock.now().getTime() - keepTotalsMs));
      });
      await kit.jobs.schedule(cleanUpJob, "23 4 * * *");
      await kit.jobs.work<SpreadExclusion>(spreadJob, async ({ playerId, until }) => {
        const length = { kind: "SELF_EXCLUSION", until: until === null ? null : new Date(until) } as const;
        await tryEach(await listAccountsElsewhere(kit.db, playerId), async ({ id, currency }) => {
          const actor = "exclusion at another brand";
          const request = { playerId: id, currency, scope: "ALL", length, actor, isSpread: true } as const;
          const player = await ports.players.get(id);
          await kit.db.transaction(async (tx) => {
            // A longer break that the player already has is not shortened.
            const started = await startBreak(kit, tx, request);
            if (!isRefusal(started)) await sendBreakEmail(kit, tx, player, started.after);
          });
        });
      });
      return async () => {};
    },
  };
}
