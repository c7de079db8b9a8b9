import { addDays } from "@parlour/rules/calendar-day";
import {
  findPokerSignals,
  type PokerPairFigures,
  pokerPairSignals,
  pokerPlayerSignals,
  pokerSignalTerms,
} from "@parlour/rules/poker-signals";
import type { Transaction } from "../../../kit/database.ts";
import {
  addPairs,
  addPlayers,
  lockProgress,
  type PairTotals,
  type PlayerTotals,
  readPairs,
  readPlayers,
  setCompared,
  setProgress,
} from "./figure-store.ts";
import type { IntegrityParts } from "./parts.ts";

const batch = 300;
const mostBatches = 20;
/** Hands newer than this wait for the next run, because an earlier hand may not have been committed yet. */
const settlingMs = 60_000;
const perBigBlind = 1_000;

/** Reads new hands and reports the signals of the players in them. An interrupted run resumes where it stopped. */
export async function findSignals(parts: IntegrityParts): Promise<number> {
  let hands = 0;
  for (let run = 0; run < mostBatches; run++) {
    const read = await readBatch(parts);
    hands += read;
    if (read < batch) break;
  }
  return hands;
}

async function readBatch(parts: IntegrityParts): Promise<number> {
  const { kit, readHands } = parts;
  return await kit.db.transaction(async (tx) => {
    const after = await lockProgress(tx);
    if (!after) return 0;
    const now = kit.clock.now();
    const until = new Date(now.getTime() - settlingMs);
    const hands = await readHands(tx, { after, until, limit: batch });
    const last = hands.at(-1);
    if (!last) return 0;
    const pairs = hands.flatMap((one) => one.pairs);
    const players = hands.flatMap((one) => one.players);
    if (pairs.length > 0) await addPairs(tx, pairs);
    if (players.length > 0) await addPlayers(tx, players);
    const today = now.toISOString().slice(0, 10);
    const since = addDays(today, -pokerSignalTerms.days);
    const totals = await readPlayers(tx, [...new Set(players.map(({ playerId }) => playerId))], since);
    for (const one of totals) await reportPlayer(parts, tx, one);
    for (const pair of await readPairs(tx, pairs, { since, today }))
      await reportPair(parts, tx, pair, { totals, today });
    await setProgress(tx, last);
    return hands.length;
  });
}

async function reportPlayer(parts: IntegrityParts, tx: Transaction, one: PlayerTotals): Promise<void> {
  const { decisions, thinkMs, thinkSquares } = one;
  if (decisions === 0) return;
  const meanMs = thinkMs / decisions;
  const deviationMs = Math.sqrt(Math.max(0, thinkSquares / decisions - meanMs * meanMs));
  const findings = findPokerSignals(pokerPlayerSignals, { decisions, meanMs, deviationMs });
  if (findings.length > 0) await parts.report(tx, one.playerId, findings);
}

async function reportPair(
  parts: IntegrityParts,
  tx: Transaction,
  pair: PairTotals,
  { totals, today }: { totals: readonly PlayerTotals[]; today: string },
): Promise<void> {
  const { a, b, hands, sessions, duels, softDuels, topHands } = pair;
  const shared = await compareAccounts(parts, tx, pair, today);
  const figures: Omit<PokerPairFigures, "lost" | "won" | "allInsLost" | "allInsWon"> = {
    ...{ hands, sessions, duels, softDuels, shared },
    usualSoftness: usualSoftness(pair, totals),
  };
  const flows = { ab: pair.flowAb / perBigBlind, ba: pair.flowBa / perBigBlind };
  const sides = [
    {
      playerId: a,
      other: b,
      lost: flows.ab,
      won: flows.ba,
      allInsLost: pair.allInsLostA,
      allInsWon: pair.allInsLostB,
    },
    {
      playerId: b,
      other: a,
      lost: flows.ba,
      won: flows.ab,
      allInsLost: pair.allInsLostB,
      allInsWon: pair.allInsLostA,
    },
  ];
  for (const { playerId, other, ...amounts } of sides) {
    const findings = findPokerSignals(pokerPairSignals, { ...figures, ...amounts });
    if (findings.length === 0) continue;
    const evidence = findings.map((finding) => ({ ...finding, playerId: other, hands: topHands }));
    await parts.report(tx, playerId, evidence);
  }
}

/** The accounts of a pair that plays together are compared at most once a day, because it takes several reads. */
async function compareAccounts(
  { duplicateAccounts }: IntegrityParts,
  tx: Transaction,
  pair: PairTotals,
  today: string,
): Promise<PokerPairFigures["shared"]> {
  if (pair.hands < pokerSignalTerms.samePerson.hands || pair.isCompared) return [];
  const one = { playerId: pair.a, address: null, deviceId: null };
  const found = await duplicateAccounts.find(tx, one, pair.b);
  await setCompared(tx, pair, today);
  return found.filter((signal) => signal === "DEVICE" || signal === "ADDRESS");
}

/**
 * Returns the share of soft duels (heads-up pots without a call or raise) in both players' duels with others; null if
 * they have too few duels.
 */
function usualSoftness(pair: PairTotals, totals: readonly PlayerTotals[]): number | null {
  const both = totals.filter(({ playerId }) => playerId === pair.a || playerId === pair.b);
  const sum = (key: "duels" | "softDuels") =>
    both.reduce((total, one) => total + one[key], 0) - 2 * pair[key];
  return sum("duels") < pokerSignalTerms.usualDuels ? null : sum("softDuels") / sum("duels");
}
