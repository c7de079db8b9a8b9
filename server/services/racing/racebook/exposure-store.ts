import type { Reader } from "@parlour/wagering/admission";
import type { Statement } from "@parlour/wagering/stake-rows";

export type Exposure = { raceId: string; runner: number; liability: number };

export const exposureKey = ({ raceId, runner }: Pick<Exposure, "raceId" | "runner">): string =>
  `${raceId} ${runner}`;

/**
 * Adds to the liability on runners, and returns the liability on each of them. This locks the runners, even if the
 * added amount is zero, so that bets on other servers can't use up the same part of a limit. Rows are locked in a fixed
 * order, so that bets cannot deadlock.
 */
export async function addExposures(tx: Reader, exposures: readonly Exposure[]): Promise<Map<string, number>> {
  if (exposures.length === 0) return new Map();
  const { text, values } = exposureStatement(exposures);
  const rows = await tx.query<{ raceId: string; runner: number; liability: string }>(text, values);
  return new Map(rows.map((row) => [exposureKey(row), Number(row.liability)]));
}

export const exposureStatement = (exposures: readonly Exposure[]): Statement => ({
  text: `insert into racing_exposures as known (race_id, runner, liability)
     select "raceId", runner, sum(liability)
     from jsonb_to_recordset($1::jsonb) as added ("raceId" text, runner int, liability bigint)
     group by 1, 2 order by 1, 2
     on conflict (race_id, runner) do update set liability = known.liability + excluded.liability
     returning race_id as "raceId", runner, liability`,
  values: [JSON.stringify(exposures)],
});

/** Reads the liability on each runner of a race. */
export async function readExposures(db: Reader, raceId: string): Promise<Map<number, number>> {
  const rows = await db.query<{ runner: number; liability: string }>(
    "select runner, liability from racing_exposures where race_id = $1",
    [raceId],
  );
  return new Map(rows.map(({ runner, liability }) => [runner, Number(liability)]));
}
