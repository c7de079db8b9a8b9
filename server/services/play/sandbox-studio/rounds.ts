import type { Queryable } from "../../../kit/database.ts";
import type { Seat } from "./seats.ts";

export type RoundStep = "BETTING" | "OPEN" | "OWED" | "DONE" | "VOID";

export type WorkbenchRound = {
  id: string;
  owner: string;
  game: string;
  stakeMinor: bigint;
  state: unknown;
  winMinor: bigint;
  step: RoundStep;
  openedAt: Date;
};

type RoundRow = Omit<WorkbenchRound, "stakeMinor" | "winMinor"> & { stake: string; win: string };

const columns = `id, owner, game, stake_minor as stake, state, win_minor as win, step, opened_at as "openedAt"`;

const toRound = ({ stake, win, ...row }: RoundRow): WorkbenchRound => ({
  ...row,
  stakeMinor: BigInt(stake),
  winMinor: BigInt(win),
});

/** Stores a round before its stake is requested. Returns false if the id is taken. */
export async function insertRound(db: Queryable, round: WorkbenchRound): Promise<boolean> {
  const added = await db.query(
    `insert into workbench_rounds (id, owner, game, stake_minor, state, win_minor, step, opened_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning id`,
    [
      round.id,
      round.owner,
      round.game,
      round.stakeMinor,
      JSON.stringify(round.state),
      round.winMinor,
      round.step,
      round.openedAt,
    ],
  );
  return added.length > 0;
}

export async function findRound(
  db: Queryable,
  { owner, game }: Pick<Seat, "owner" | "game">,
  id: string,
): Promise<WorkbenchRound | undefined> {
  const [row] = await db.query<RoundRow>(
    `select ${columns} from workbench_rounds where id = $1 and owner = $2 and game = $3`,
    [id, owner, game],
  );
  return row && toRound(row);
}

/** Lists a player's unfinished rounds in a game, oldest first. */
export async function listWaiting(
  db: Queryable,
  { owner, game }: Pick<Seat, "owner" | "game">,
): Promise<WorkbenchRound[]> {
  const rows = await db.query<RoundRow>(
    `select ${columns} from workbench_rounds
     where owner = $1 and game = $2 and step in ('BETTING', 'OPEN', 'OWED') order by opened_at limit 20`,
    [owner, game],
  );
  return rows.map(toRound);
}

/** Moves a round to its next state, unless another request has done so in the meantime. */
export async function moveRound(
  db: Queryable,
  from: WorkbenchRound,
  to: Pick<WorkbenchRound, "step"> & Partial<Pick<WorkbenchRound, "state" | "winMinor">>,
): Promise<WorkbenchRound | undefined> {
  const [row] = await db.query<RoundRow>(
    `update workbench_rounds set step = $4, state = $5, win_minor = $6
     where id = $1 and step = $2 and state = $3::jsonb returning ${columns}`,
    [
      from.id,
      from.step,
      JSON.stringify(from.state),
      to.step,
      JSON.stringify(to.state ?? from.state),
      to.winMinor ?? from.winMinor,
    ],
  );
  return row && toRound(row);
}
