import type { Standing } from "@parlour/contracts/entities/leaderboard";
import { maskName } from "@parlour/rules/mask-name";
import { amountOf } from "@parlour/rules/money";
import { publicName } from "@parlour/rules/public-name";
import { findEligible } from "./find-eligible.ts";
import { prizesOf } from "./leaderboard-rules.ts";
import type { LeaderboardRow } from "./leaderboard-store.ts";
import { mayWin } from "./may-win.ts";
import type { LeaderboardParts } from "./parts.ts";
import { countPlayers, findPlace } from "./score-store.ts";
import { scoreValue } from "./views.ts";
import { findWinner, listWinners } from "./winner-store.ts";

/** How many places are shown, besides the player's own. */
const shownPlaces = 20;
/** The maximum number of players who are checked to fill the places shown. */
const mostChecked = 500;
/** The best players are read again after this time, however many visitors look at them. */
const keepMs = 2_000;

type Place = { playerId: string; name: string | null; score: string };
type Places = { places: readonly Place[]; excluded: readonly string[] };
type Best = { readAtMs: number; best: Promise<Places>; players: Promise<number> };

/** Creates the function that reads the best players of a leaderboard and the place of one player. */
export function standingsReader(parts: LeaderboardParts) {
  const kept = new Map<string, Best>();

  const read = (row: LeaderboardRow): Best => {
    const nowMs = parts.kit.clock.now().getTime();
    const found = kept.get(row.id);
    if (found && Math.abs(nowMs - found.readAtMs) < keepMs) return found;
    for (const [id, { readAtMs }] of kept) if (Math.abs(nowMs - readAtMs) >= keepMs) kept.delete(id);
    const fresh = {
      readAtMs: nowMs,
      best: readPlaces(parts, row),
      players: countPlayers(parts.kit.db, [row.id]).then((counts) => counts.get(row.id) ?? 0),
    };
    kept.set(row.id, fresh);
    // The result of a failed read must not be cached.
    Promise.all([fresh.best, fresh.players]).catch(() => kept.delete(row.id));
    return fresh;
  };

  return async (row: LeaderboardRow, playerId: string | undefined) => {
    const prizes = prizesOf(row.plan);
    const toStanding = (n: number, { name, score }: Omit<Place, "playerId">, isOwn: boolean): Standing => ({
      place: n,
      name,
      score: scoreValue(row, score),
      prize: amountOf(prizes[n - 1] ?? 0n, row.plan.currency),
      isOwn,
    });
    const current = read(row);
    const [{ places, excluded }, players] = await Promise.all([current.best, current.players]);
    const standings = places.map((place, n) => toStanding(n + 1, place, place.playerId === playerId));
    const listed = standings.find(({ isOwn }) => isOwn);
    const mine =
      listed || playerId === undefined ? undefined : await findOwn(parts, row, { playerId, excluded });
    return { standings, players, own: listed ?? (mine ? toStanding(mine.place, mine, true) : null) };
  };
}

async function readPlaces(parts: LeaderboardParts, row: LeaderboardRow): Promise<Places> {
  const { players, kit } = parts;
  if (row.state !== "OPEN") {
    const winners = await listWinners(kit.db, row.id, shownPlaces);
    const names = await players.findPublicNames(winners.map(({ player_id }) => player_id));
    const places = winners.map(({ player_id: playerId, score }) => ({
      playerId,
      name: maskedName(names.get(playerId)),
      score,
    }));
    return { places, excluded: [] };
  }
  // Players who may not win now, for example during a break, are not shown.
  const limits = { places: shownPlaces, checked: mostChecked };
  const { places, excluded } = await findEligible(parts, undefined, row, limits);
  return {
    places: places.map(({ player_id: playerId, name, score }) => ({ playerId, name, score })),
    excluded,
  };
}

const maskedName = (nickname: string | undefined): string | null =>
  nickname === undefined ? null : maskName(nickname);

type Own = { playerId: string; excluded: readonly string[] };

/** Finds the place of one player: the final one among the winners, or the current one. */
async function findOwn(parts: LeaderboardParts, row: LeaderboardRow, { playerId, excluded }: Own) {
  const { players, kit } = parts;
  const winner = row.state === "OPEN" ? undefined : await findWinner(kit.db, row.id, playerId);
  const found = winner ?? (await findPlace(kit.db, row.id, playerId, excluded));
  if (!found) return undefined;
  const player = await players.get(playerId);
  if (row.state === "OPEN" && !(await mayWin(parts, undefined, row.plan, player))) return undefined;
  return { place: found.place, score: found.score, name: publicName(player) };
}
