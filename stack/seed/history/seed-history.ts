import { setTimeout as sleep } from "node:timers/promises";
import type { Kit } from "@parlour/server/kit/kit";
import { insertPastSessions } from "@parlour/server/kit/session-store";
import { createPorts, type Ports } from "@parlour/server/main/compose";
import { createDirectorySources } from "@parlour/server/main/player-directory";
import { settlementSubscribers } from "@parlour/server/main/settlement-subscribers";
import { hasPlayerLike, seedPlayers } from "@parlour/server/services/identity/profile";
import { readHarmPayments } from "@parlour/server/services/money/payment";
import { seedDirectory } from "@parlour/server/services/office/player-directory";
import { createRoundSeeder } from "@parlour/server/services/play/games";
import { scoreDays } from "@parlour/server/services/protection/cases";
import { countRaisedLimits, findTimeZone } from "@parlour/server/services/protection/player-protection";
import { createWagering } from "@parlour/wagering";
import { planRaces, planSports } from "./bets.ts";
import { noteChargeback, planCases } from "./cases.ts";
import { seedDesk } from "./desk.ts";
import { createHistoryKit } from "./history-kit.ts";
import { createHistoryPayments } from "./payments.ts";
import {
  type HistoryPerson,
  type HistorySize,
  inventPeople,
  playerIdPrefix,
  wholeHistory,
} from "./people.ts";
import { createPurses } from "./purses.ts";
import { createHistoryRewards } from "./rewards.ts";
import { createTimeline } from "./timeline.ts";
import { planVisits, type Visit } from "./visits.ts";

const seed = "sandbox history";
/** The advisory lock that prevents two servers that start at the same time from both writing the history. */
const lockNumber = 27_011;
const pauseMs = 500;
const minuteMs = 60_000;
const dayMs = 86_400_000;
const waitingWithdrawals = 12;
const agent = "Mozilla/5.0 (sandbox history)";

/** The people who were added, and when they were last seen. */
type Written = { seen: { playerId: string; lastSeenAt: Date | null }[] };

/**
 * Writes a month of history for the operator console: invented people, their payments, rounds, bets, bonuses, points,
 * documents, messages to support and campaigns. All of it is written in one transaction, so an interrupted start leaves
 * nothing behind, and a later start adds nothing if the history exists. Returns the number of people added, or 0 if
 * they already exist. See decision 0182.
 */
export async function seedHistory(kit: Kit, ports: Ports, size: HistorySize = wholeHistory): Promise<number> {
  if (kit.config.mode !== "sandbox") throw new Error("only the sandbox has an invented history");
  let written = await writeOnce(kit, ports, size);
  while (written === "busy") {
    await sleep(pauseMs);
    written = await writeOnce(kit, ports, size);
  }
  if (written === undefined) return 0;
  await seedDirectory({ ...createDirectorySources(kit, ports), kit }, written.seen);
  return written.seen.length;
}

/** Returns undefined if the history exists, and "busy" while another server is writing it. */
async function writeOnce(kit: Kit, ports: Ports, size: HistorySize): Promise<Written | "busy" | undefined> {
  return await kit.db.transaction(async (tx) => {
    // Waiting for the lock would hold a connection for longer than a statement may take.
    const [lock] = await tx.query<{ isFree: boolean }>('select pg_try_advisory_xact_lock($1) as "isFree"', [
      lockNumber,
    ]);
    if (!lock!.isFree) return "busy";
    if (await hasPlayerLike(tx, playerIdPrefix)) return undefined;
    const endMs = kit.clock.now().getTime();
    const timeline = createTimeline(endMs);
    const past = createHistoryKit(kit, tx, { clock: timeline.clock, seed });
    return await writeMonth(past, ports, timeline, { ...size, endMs });
  });
}

async function writeMonth(
  kit: Kit,
  { games, sportsbook }: Ports,
  timeline: ReturnType<typeof createTimeline>,
  { endMs, players, days }: HistorySize & { endMs: number },
): Promise<Written> {
  const todayMs = endMs - (endMs % dayMs);
  const joinedAt = ({ joinedDaysAgo, joinedMinute }: HistoryPerson) =>
    new Date(todayMs - joinedDaysAgo * dayMs + joinedMinute * minuteMs);
  const people = inventPeople(kit.random, { players, days }).filter(
    (person) => joinedAt(person).getTime() < endMs,
  );
  const ports = createPorts(kit);
  const wagering = createWagering({
    db: kit.db,
    ledger: kit.ledger,
    clock: kit.clock,
    log: kit.log,
    checks: [],
    subscribers: settlementSubscribers.map(({ name }) => name),
    onChanged: () => {},
  });
  await seedPlayers(
    kit.db,
    people.map((person) => ({ ...person, createdAt: joinedAt(person) })),
  );
  await openWallets(kit, people);
  const purses = createPurses();
  const rounds = createRoundSeeder(kit, { games, wagering });
  await rounds.addSeeds(people.map(({ id }) => id));
  const currencies = [...new Set(people.map(({ currency }) => currency))];
  const visits: Visit[] = [];
  const rewards = await createHistoryRewards({ kit, ports, wagering, purses, people, visits });
  const { onCredited } = rewards;
  const payments = await createHistoryPayments(
    {
      kit,
      ports,
      timeline,
      purses,
      endMs,
      onCredited,
      onChargedBack: (deposit) => noteChargeback({ kit, ports }, deposit),
    },
    currencies,
  );
  const onVisit = (visit: Visit) => void visits.push(visit);
  const { random } = kit;
  planVisits({ random, timeline, purses, payments, rounds, onVisit }, people, { todayMs, days });
  const betting = { kit, timeline, purses, wagering, people };
  const { liability } = ports.sportsbook;
  const bettingPorts = { players: ports.players, pricing: sportsbook.pricing, liability };
  planSports(betting, bettingPorts, { todayMs, days });
  if (kit.config.racingCalendar === "on") planRaces(betting, ports.players, { todayMs, days });
  timeline.at(endMs - 90 * minuteMs, () => payments.fillQueue(people, waitingWithdrawals));
  planScores(kit, timeline, visits, { todayMs, days });
  planCases({ kit, ports, timeline }, payments, people, endMs);
  rewards.plan(timeline, { todayMs, days });
  await timeline.run();
  await rewards.count();
  await wagering.close();
  await payments.closeBooks();
  await insertPastSessions(kit.db, visits.map(sessionOf), kit.config.sessionIdleSeconds);
  await seedDesk(kit, people, endMs);
  const lastSeen = new Map(visits.map(({ person, toMs }) => [person.id, new Date(toMs)]));
  return { seen: people.map(({ id }) => ({ playerId: id, lastSeenAt: lastSeen.get(id) ?? null })) };
}

async function openWallets(kit: Kit, people: readonly HistoryPerson[]): Promise<void> {
  await kit.db.transaction(async (tx) => {
    const wallets = people.map(({ id, currency }) => ({ playerId: id, currency }));
    await kit.ledger.lock(tx, { wallets, opens: true });
  });
}

/** Scores the people at risk after each day, according to the same rules as for real players. */
function planScores(
  kit: Kit,
  timeline: ReturnType<typeof createTimeline>,
  visits: readonly Visit[],
  { todayMs, days }: { todayMs: number; days: number },
): void {
  const parts = { kit, readPayments: readHarmPayments, countRaisedLimits, findTimeZone };
  for (let daysAgo = days - 2; daysAgo >= 0; daysAgo--) {
    const midnightMs = todayMs - daysAgo * dayMs;
    timeline.at(midnightMs + 10 * minuteMs, async () => {
      const day = new Date(midnightMs - dayMs).toISOString().slice(0, 10);
      const active = visits.filter(
        ({ person, fromMs }) => person.isAtRisk && fromMs >= midnightMs - dayMs && fromMs < midnightMs,
      );
      const ids = new Set(active.map(({ person }) => person.id));
      await scoreDays(
        parts,
        [...ids].map((playerId) => ({ playerId, day })),
      );
    });
  }
}

function sessionOf({ person, fromMs, toMs }: Visit, index: number) {
  return {
    id: `session_sandbox_${index}`,
    player_id: person.id,
    country: person.countryCode,
    device_id: person.deviceId,
    address: person.address,
    user_agent: agent,
    created_at: new Date(fromMs),
    ended_at: new Date(toMs),
  };
}
