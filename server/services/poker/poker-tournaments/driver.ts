import { randomUUID } from "node:crypto";
import { tryEach } from "../../../kit/try-each.ts";
import { dailySchedule, openStarts } from "./daily-schedule.ts";
import { payPrize, postFees, postOverlay, returnBuyIn, takeBuyIn } from "./entry-money.ts";
import { type EntryRow, listEntries } from "./entry-store.ts";
import { playOn } from "./play.ts";
import { listOpenPurchases } from "./purchase-store.ts";
import { returnPurchase, takePurchase } from "./purchases.ts";
import { registrationPhase } from "./registration-phase.ts";
import { startIfDue } from "./start.ts";
import { scheduledTemplates, sitAndGoTemplates } from "./templates.ts";
import { redeemTickets, termsAt } from "./tickets.ts";
import type { TournamentParts } from "./tournament-parts.ts";
import {
  dropLeases,
  findTournament,
  insertTournament,
  leaseDueTournaments,
  lockTournament,
  setSettled,
  setState,
  type TournamentRow,
} from "./tournament-store.ts";

const pulseMs = 500;
const shortestPulseMs = 50;
const publishMs = 30_000;
const leaseMs = 5_000;
/** How long registration may take to collect a buy-in before the driver retries it. */
const patienceMs = 5_000;

/** Opens a sit & go for every template that has none. */
export async function openTournaments({ kit }: Pick<TournamentParts, "kit">): Promise<void> {
  for (const { id, config } of sitAndGoTemplates)
    await insertTournament(
      kit.db,
      { id: kit.random.id("tournament"), templateId: id, config, startsAt: null },
      kit.clock.now(),
    );
}

/** Opens registration for the tournaments of the daily schedule that are due. */
export async function publishSchedule({ kit }: Pick<TournamentParts, "kit">): Promise<void> {
  const now = kit.clock.now();
  for (const { templateId, startsMs } of openStarts(dailySchedule, now.getTime())) {
    const template = scheduledTemplates.find(({ id }) => id === templateId)!;
    const startsAt = new Date(startsMs);
    const config = await termsAt(kit.db, template, startsAt);
    if (config === null) continue;
    await insertTournament(kit.db, { id: kit.random.id("tournament"), templateId, config, startsAt }, now);
  }
}

/**
 * Does everything that is due in a tournament. Each step can be repeated, by any server. Money that can't be moved for
 * one player must not stop the play of the others.
 */
export async function advance(parts: TournamentParts, id: string): Promise<void> {
  await tryEach([moveMoney, advancePlay, moveMoney, settleWhenPaid], (step) => step(parts, id));
}

async function advancePlay(parts: TournamentParts, id: string): Promise<void> {
  const { db } = parts.kit;
  const before = await findTournament(db, id);
  if (before?.status === "RUNNING") await playOn(parts, id);
  if (before?.status !== "REGISTERING") return;
  await startIfDue(parts, id);
  const after = await findTournament(db, id);
  if (after?.status === "RUNNING") await openTournaments(parts);
}

async function settleWhenPaid(parts: TournamentParts, id: string): Promise<void> {
  const { db } = parts.kit;
  const now = await findTournament(db, id);
  if (now?.status !== "FINISHED" && now?.status !== "CANCELLED") return;
  const entries = await listEntries(db, [id]);
  const isPaid = entries.every(({ status }) => status === "PAID");
  if (isPaid && (await redeemTickets(parts, now, entries)) && (await postFees(parts, now, entries.length)))
    await setSettled(db, id);
}

async function moveMoney(parts: TournamentParts, id: string): Promise<void> {
  const { kit } = parts;
  const tournament = await findTournament(kit.db, id);
  if (!tournament) return;
  const isFunded = await fundGuarantee(parts, tournament);
  const isLateSince = ({ createdAt }: { createdAt: Date }) =>
    kit.clock.now().getTime() - createdAt.getTime() >= patienceMs;
  const movePurchases = async () =>
    await tryEach(await listOpenPurchases(kit.db, id), async (purchase) => {
      if (purchase.status === "VOIDING") await returnPurchase(parts, tournament, purchase);
      else if (isLateSince(purchase)) await takePurchase(parts, tournament, purchase);
    });
  const moveEntries = async () => {
    // An entry's wager can be settled only once all of its stakes have been taken or refunded.
    const buying = new Set((await listOpenPurchases(kit.db, id)).map(({ entryId }) => entryId));
    await tryEach(await listEntries(kit.db, [id]), async (entry) => {
      if (entry.status === "TAKING" && isLateSince(entry)) await takeBuyIn(parts, tournament, entry);
      else if (entry.status === "VOIDING") await returnBuyIn(parts, tournament, entry);
      else if (entry.status === "OUT" && isFunded && !buying.has(entry.id))
        await payPrize(parts, tournament, entry);
    });
  };
  await tryEach([movePurchases, moveEntries], (move) => move());
}

/** Pays any overlay (the shortfall to the guarantee) from the house before any prize is paid. */
async function fundGuarantee(parts: TournamentParts, tournament: TournamentRow): Promise<boolean> {
  const { kit } = parts;
  const { id } = tournament;
  const { overlay, isOverlayPosted } = tournament.state;
  if (overlay === 0 || isOverlayPosted) return true;
  if (!(await postOverlay(parts, tournament))) return false;
  await kit.db.transaction(async (tx) => {
    const { state } = (await lockTournament(tx, id))!;
    await setState(tx, id, { ...state, isOverlayPosted: true });
  });
  return true;
}

const isMoving = ({ status }: { status: string }): boolean =>
  status === "TAKING" || status === "VOIDING" || status === "OUT";

/**
 * Returns a fingerprint that changes whenever a running tournament may need a step; null if it always needs
 * one.
 */
async function signOf({ kit, tables }: TournamentParts, id: string): Promise<string | null> {
  const tournament = await findTournament(kit.db, id);
  if (tournament?.status !== "RUNNING") return null;
  const entries = await listEntries(kit.db, [id]);
  if (entries.some(isMoving)) return null;
  if ((await listOpenPurchases(kit.db, id)).length > 0) return null;
  const nowMs = kit.clock.now().getTime();
  const phase = registrationPhase(tournament, nowMs);
  const version = await tables.versionOf(tournament.state.tableIds);
  const isOutOfTime = ({ bust }: EntryRow) => bust !== null && bust.untilMs <= nowMs;
  const { deal } = tournament.state;
  const isTalkOver = typeof deal?.untilMs === "number" && deal.untilMs <= nowMs;
  const talk = [deal?.talkers, deal?.untilMs, isTalkOver, deal?.proposal?.id, deal?.agreed?.rest];
  return [phase, version, entries.some(isOutOfTime), ...talk, ...entries.map(({ status }) => status)].join();
}

/** Tables that deal faster are checked more often. */
const pulseOf = (pacePercent: number) => Math.max(shortestPulseMs, (pulseMs * pacePercent) / 100);

/** Drives the tournaments whose lease this server holds. */
export function startDriver(parts: TournamentParts): { stop(): Promise<void> } {
  const { kit } = parts;
  const holder = randomUUID();
  let isStopped = false;
  let running: Promise<void> | undefined;
  const seen = new Map<string, string>();
  let publishedMs = Number.NEGATIVE_INFINITY;
  async function publish(): Promise<void> {
    const now = kit.clock.now();
    if (Math.abs(now.getTime() - publishedMs) < publishMs) return;
    // If a server died just after it had started a sit & go, the next sit & go has not been opened yet.
    await openTournaments(parts);
    if (kit.config.pokerSchedule === "on") await publishSchedule(parts);
    publishedMs = now.getTime();
  }
  async function drive(): Promise<void> {
    const now = kit.clock.now();
    const until = new Date(now.getTime() + leaseMs);
    for (const id of await leaseDueTournaments(kit.db, { holder, now, until })) {
      if (isStopped) return;
      await advanceIfChanged(id).catch((error: unknown) => {
        seen.delete(id);
        kit.log.error({ err: error, id }, "a poker tournament could not be moved on");
      });
    }
  }
  /**
   * Advances a tournament only if something has changed, because advancing it locks its tables and delays the
   * players.
   */
  async function advanceIfChanged(id: string): Promise<void> {
    const sign = await signOf(parts, id);
    if (sign !== null && seen.get(id) === sign) return;
    await advance(parts, id);
    if (sign === null) seen.delete(id);
    else seen.set(id, sign);
  }
  const timer = setInterval(() => {
    running ??= tryEach([drive, publish], (step) => step())
      .catch((error: unknown) => kit.log.warn({ err: error }, "poker tournaments were not looked for"))
      .finally(() => {
        running = undefined;
      });
  }, pulseOf(kit.config.sharedRoundPace));
  timer.unref();
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
      await dropLeases(kit.db, holder).catch(() => {});
    },
  };
}
