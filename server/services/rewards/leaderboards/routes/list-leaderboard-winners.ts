import { listLeaderboardWinners as call } from "@parlour/contracts/calls/rewards/leaderboards/list-leaderboard-winners";
import type { LeaderboardWinner } from "@parlour/contracts/entities/leaderboard";
import { amountOf } from "@parlour/rules/money";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { prizesOf } from "../leaderboard-rules.ts";
import { findLeaderboard, type LeaderboardRow } from "../leaderboard-store.ts";
import type { LeaderboardParts } from "../parts.ts";
import { readDetails } from "../read-details.ts";
import { listBest } from "../score-store.ts";
import { scoreValue } from "../views.ts";
import { listWinners } from "../winner-store.ts";

type Ranked = Pick<LeaderboardWinner, "state" | "obstacle"> & {
  player_id: string;
  score: string;
  prizeMinor: bigint;
  withhold_at: Date | null;
};

export function listLeaderboardWinners(parts: LeaderboardParts): Route {
  const { kit, players } = parts;
  return route(call, async ({ params: { id } }) => {
    const row = await findLeaderboard(kit.db, id);
    if (!row) return refuse("NOT_FOUND");
    const [details] = await readDetails(parts, [row]);
    const ranked = await listRanked(parts, row);
    const names = await players.readNicknames(ranked.map(({ player_id }) => player_id));
    const list = ranked.map(
      ({ player_id: playerId, score, prizeMinor, state, obstacle, withhold_at }, n) => ({
        place: n + 1,
        playerId,
        nickname: names.get(playerId) ?? "",
        score: scoreValue(row, score),
        prize: amountOf(prizeMinor, row.currency),
        state,
        obstacle,
        withheldFrom: withhold_at?.toISOString() ?? null,
      }),
    );
    return { ...details!, list };
  });
}

/** The winners or, before they are final, the players who are in a prize place now. */
async function listRanked({ kit }: LeaderboardParts, row: LeaderboardRow): Promise<Ranked[]> {
  if (row.state === "OPEN") {
    const prizes = prizesOf(row.plan);
    const best = await listBest(kit.db, row.id, prizes.length);
    return best.map((score, n) => ({
      ...score,
      prizeMinor: prizes[n]!,
      state: "DUE",
      obstacle: null,
      withhold_at: null,
    }));
  }
  return (await listWinners(kit.db, row.id)).map((winner) => ({
    ...winner,
    prizeMinor: BigInt(winner.prize_minor),
  }));
}
