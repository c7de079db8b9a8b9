import type { LeaderboardPlan } from "@parlour/contracts/entities/leaderboard";
import type { Kit } from "@parlour/server/kit/kit";
import { readTexts } from "@parlour/server/kit/texts";
import { seedLeaderboard } from "@parlour/server/services/rewards/leaderboards";
import type english from "../../languages/en/rewards/server/sandbox-leaderboards.json";

const texts = readTexts<typeof english>("rewards", "sandbox-leaderboards");
const dayMs = 86_400_000;
const currencies = ["USD", "EUR"];

const kinds: Readonly<Record<keyof typeof english, Pick<LeaderboardPlan, "kind" | "prizes">>> = {
  stakes: {
    kind: "STAKED",
    prizes: [
      { places: 1, amount: 400 },
      { places: 1, amount: 200 },
      { places: 3, amount: 80 },
      { places: 10, amount: 16 },
    ],
  },
  multiple: {
    kind: "MULTIPLE",
    prizes: [
      { places: 1, amount: 150 },
      { places: 2, amount: 75 },
      { places: 7, amount: 25 },
    ],
  },
};

/** Adds the sandbox's leaderboards of this week and the next one. Restarting in the same week changes nothing. */
export async function seedLeaderboards(kit: Kit): Promise<void> {
  const nowMs = kit.clock.now().getTime();
  const today = new Date(nowMs);
  const midnightMs = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate());
  const mondayMs = midnightMs - ((today.getUTCDay() + 6) % 7) * dayMs;
  for (const startMs of [mondayMs, mondayMs + 7 * dayMs]) {
    const day = new Date(startMs).toISOString().slice(0, 10).replaceAll("-", "");
    for (const name of Object.keys(kinds) as (keyof typeof english)[]) {
      for (const currency of currencies) {
        await seedLeaderboard(kit, `leaderboard_${name}_${currency.toLowerCase()}_${day}`, {
          ...kinds[name],
          name: texts.inEvery((words) => words[name]),
          currency,
          startsAt: new Date(startMs).toISOString(),
          endsAt: new Date(startMs + 7 * dayMs).toISOString(),
          minimumStake: 0.2,
          categories: [],
          games: [],
          points: [],
          brands: [],
        });
      }
    }
  }
}
