import type { SportsSelectionInput } from "@parlour/contracts/entities/sports-bet";
import type { Queryable } from "../../../kit/database.ts";

type SharedSlip = { id: string; selections: readonly SportsSelectionInput[]; now: Date };

export async function addSharedSlip(db: Queryable, { id, selections, now }: SharedSlip): Promise<void> {
  await db.query("insert into sports.shared_slip (id, selections, created_at) values ($1, $2, $3)", [
    id,
    JSON.stringify(selections),
    now,
  ]);
}

export async function findSharedSlip(db: Queryable, id: string): Promise<SportsSelectionInput[] | undefined> {
  const [row] = await db.query<{ selections: SportsSelectionInput[] }>(
    "select selections from sports.shared_slip where id = $1",
    [id],
  );
  return row?.selections;
}
