import { expect, it } from "vitest";
import { findUnlimited, type PlayerTables } from "./testing-statements.ts";

const tables: PlayerTables = new Map([
  ["ledger.posting", [["number"], ["player_id", "id"]]],
  ["sports_bets", [["id"]]],
]);
const unlimited = (statement: string) => findUnlimited(statement, tables);

it("accepts statements that are limited to a player or to a single row", () => {
  for (const statement of [
    "select * from ledger.posting where player_id = $1",
    "select * from unnest($1) as k(id) join ledger.posting p on p.player_id = k.id and p.outcome = 'POSTED'",
    "select * from ledger.posting p where (p.player_id, p.id) in (select * from unnest($1, $2))",
    "update ledger.posting as p set type = u.type from unnest($1) as u(id, type) where u.id = p.player_id",
    "select * from line join ledger.posting p on p.number = line.number",
    "select * from sports_bets where id = any($1)",
    "insert into ledger.posting (player_id, id) values ($1, $2)",
    "select * from some_other_table",
  ])
    expect(unlimited(statement), statement).toEqual([]);
});

it("reports statements that only mention the player", () => {
  expect(unlimited("select player_id from ledger.posting p where p.type = 'BET'")).toEqual([
    "from ledger.posting p",
  ]);
  expect(unlimited("select * from ledger.posting p -- where p.player_id = $1")).toHaveLength(1);
  expect(unlimited("select * from a where a.player_id = $1 and exists (select from sports_bets b)")).toEqual([
    "from sports_bets b",
  ]);
  expect(unlimited("update sports_bets set status = 'LOST' where event_id = $1")).toHaveLength(1);
  expect(unlimited("select * from sports_bets b where b.player_id is not null")).toHaveLength(1);
});
