import { randomUUID } from "node:crypto";
import { seedLeaderboard } from "@parlour/server/services/rewards/leaderboards";
import type { TestStack } from "@parlour/stack/testing";
import { scheduledTemplates } from "../server/services/poker/poker-tournaments/templates.ts";
import { insertTournament } from "../server/services/poker/poker-tournaments/tournament-store.ts";
import type { NarrowIds } from "./narrow-pages.ts";
import { addMatch } from "./sports-matches.ts";

const hourMs = 3_600_000;

/** Adds the records whose pages are checked: a tournament, a leaderboard and a match. */
export async function addNarrowRecords(stack: TestStack): Promise<Omit<NarrowIds, "round">> {
  return {
    leaderboard: await addLeaderboard(stack),
    match: (await addMatch(stack)).id,
    tournament: await addTournament(stack),
  };
}

async function addLeaderboard({ kit, clock }: TestStack): Promise<string> {
  const id = `leaderboard_${randomUUID().replaceAll("-", "")}`;
  const nowMs = clock.now().getTime();
  await seedLeaderboard(kit, id, {
    name: { en: "The Grand Midsummer Night's Donaudampfschifffahrtselektrizitätenhauptbetriebswerk Race" },
    kind: "STAKED",
    currency: "USD",
    startsAt: new Date(nowMs).toISOString(),
    endsAt: new Date(nowMs + hourMs).toISOString(),
    minimumStake: 1,
    categories: [],
    games: [],
    prizes: [
      { places: 1, amount: 1_234_567.89 },
      { places: 200, amount: 98_765.43 },
    ],
    points: [],
    brands: [],
  });
  return id;
}

/** Adds a scheduled tournament that players can register for. */
async function addTournament({ kit, clock }: TestStack): Promise<string> {
  const { config } = scheduledTemplates.find(({ id }) => id === "re-buy")!;
  const id = kit.random.id("tournament");
  const startsAt = new Date(clock.now().getTime() + hourMs);
  await insertTournament(kit.db, { id, templateId: `narrow-${id}`, config, startsAt }, clock.now());
  return id;
}
