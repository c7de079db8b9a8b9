import { amountOf } from "@parlour/rules/money";
import type { Kit } from "../../../kit/kit.ts";
import type { ReadSubjects } from "../../../kit/ports/transaction-subjects.ts";
import { readMessages } from "../../../kit/texts.ts";
import { courseOf } from "./race-course.ts";
import type { RaceRow } from "./race-store.ts";

const words = readMessages("racing", "racebook");

/** Describes bets in the player's history by course and race number. */
export function createRaceSubjects({ db }: Pick<Kit, "db">): ReadSubjects {
  return async (playerId, ids, language) => {
    const rows = await db.query<
      { id: string; raceId: string; currency: string; stakeMinor: string } & Pick<
        RaceRow,
        "courseId" | "number" | "card"
      >
    >(
      `select b.id, b.currency, b.stake_minor::text as "stakeMinor", r.id as "raceId", r.course_id as "courseId", r.number,
         jsonb_build_object('meeting', r.card -> 'meeting') as card
       from racing_bets b join racing_races r on r.id = b.race_id where b.player_id = $1 and b.id = any($2)`,
      [playerId, ids],
    );
    const race = words.in(language)["racebook.raceNumber"]!;
    return new Map(
      rows.map((row) => [
        row.id,
        {
          kind: "RACE" as const,
          id: row.raceId,
          name: `${courseOf(row).name} · ${race.replace("{number}", String(row.number))}`,
          stake: amountOf(BigInt(row.stakeMinor), row.currency),
        },
      ]),
    );
  };
}
