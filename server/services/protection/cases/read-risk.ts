import type { Queryable } from "../../../kit/database.ts";
import { listHarmCasesOf } from "./case-store.ts";
import { listScoresOf } from "./score-store.ts";

/** Returns the latest daily score, and whether operators are reviewing the player. */
export async function readHarmRisk(
  db: Queryable,
  playerId: string,
): Promise<{ score: number | null; hasOpenCase: boolean }> {
  const [day] = await listScoresOf(db, playerId, 1);
  const [latest] = await listHarmCasesOf(db, playerId, 1);
  return { score: day?.score ?? null, hasOpenCase: latest !== undefined && latest.state !== "CLOSED" };
}
