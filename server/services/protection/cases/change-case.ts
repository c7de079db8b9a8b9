import type { CaseKind, WholeCase } from "@parlour/contracts/entities/case";
import type { Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import { isRefusal, type Refusal, refuse } from "../../../kit/refusal.ts";
import { type CaseRow, lockCase } from "./case-store.ts";
import { readCase } from "./read-case.ts";

/**
 * Changes a case that is not closed. Its row stays locked, so that if two operators act at once, the second sees what
 * the first has done.
 */
export async function changeOpenCase<Result>(
  kit: Kit,
  id: string,
  change: (tx: Transaction, before: CaseRow, now: Date) => Promise<Result | Refusal>,
  kind?: CaseKind,
): Promise<Result | Refusal> {
  return await kit.db.transaction(async (tx) => {
    const before = await lockCase(tx, id);
    if (before === undefined || (kind !== undefined && before.kind !== kind)) return refuse("NOT_FOUND");
    if (before.state === "CLOSED") return refuse("CONFLICT");
    return await change(tx, before, kit.clock.now());
  });
}

/** Like `changeOpenCase`, but returns the whole case as it is afterwards, unless the change was refused. */
export async function changeAndRead(
  kit: Kit,
  id: string,
  change: (tx: Transaction, before: CaseRow, now: Date) => Promise<unknown>,
): Promise<WholeCase | Refusal> {
  return await changeOpenCase(kit, id, async (tx, before, now) => {
    const refusal = await change(tx, before, now);
    return isRefusal(refusal) ? refusal : (await readCase(tx, id, now))!;
  });
}
