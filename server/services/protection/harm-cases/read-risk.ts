import type { Queryable } from "../../../kit/database.ts";
import { listCasesOf } from "./case-store.ts";
import { listScoresOf } from "./score-store.ts";

/** The latest score of a day, and whether operators are looking into the player. */
export async function readHarmRisk(
  db: Queryable,
  playerId: string,
): Promise<{ score: number | null; hasOpenCase: boolean }> {
  const [day] = await listScoresOf(db, playerId, 1);
  const [latest] = await listCasesOf(db, playerId, 1);
  return { score: day?.score ?? null, hasOpenCase: latest !== undefined && latest.state !== "CLOSED" };
}
