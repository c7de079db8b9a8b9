import { textArray } from "@parlour/ledger/post-batch";
import type { Reader } from "./admission.ts";
import type { Operation } from "./operation.ts";
import type { Statement } from "./stake-rows.ts";

/** Returns the part of an operation that its posting doesn't show; null if the posting shows everything. */
export function contentsOf(operation: Operation): string | null {
  if (operation.kind === "cashOut") return String(operation.stake);
  if (operation.kind !== "resettle") return null;
  return operation.result === "void" ? "void" : String(operation.result.payout);
}

type Row = { playerId: string; operationId: string; contents: string };

const keyOf = ({ playerId, operationId }: { playerId: string; operationId: string }) =>
  `${playerId}\n${operationId}`;

const rowsOf = (operations: readonly Operation[]): Row[] =>
  operations.flatMap((operation) => {
    const contents = contentsOf(operation);
    if (contents === null || operation.kind === "end" || operation.operationId === null) return [];
    return [{ playerId: operation.playerId, operationId: operation.operationId, contents }];
  });

const unnested = (rows: readonly Row[]) => [
  textArray(rows.map(({ playerId }) => playerId)),
  textArray(rows.map(({ operationId }) => operationId)),
];

/** Reads the stored contents of the operations. The caller has already locked the players' wallets. */
export async function readContents(
  tx: Reader,
  operations: readonly Operation[],
): Promise<(operation: Operation) => string | null> {
  const asked = rowsOf(operations);
  if (asked.length === 0) return () => null;
  const found = await tx.query<Row>(
    `select c.player_id as "playerId", c.operation_id as "operationId", c.contents
       from unnest($1::text[], $2::text[]) as asked(player_id, operation_id)
       join wagering.operation_contents c using (player_id, operation_id)`,
    unnested(asked),
  );
  const stored = new Map(found.map((row) => [keyOf(row), row.contents]));
  return (operation) => {
    const [row] = rowsOf([operation]);
    return (row && stored.get(keyOf(row))) ?? null;
  };
}

/** Returns the statement that stores the contents of posted operations, if any have contents. */
export function contentsStatements(operations: readonly Operation[]): Statement[] {
  const rows = rowsOf(operations);
  if (rows.length === 0) return [];
  const text = `insert into wagering.operation_contents (player_id, operation_id, contents)
     select * from unnest($1::text[], $2::text[], $3::text[])`;
  return [{ text, values: [...unnested(rows), textArray(rows.map(({ contents }) => contents))] }];
}
