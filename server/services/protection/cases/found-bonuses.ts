import type { CaseRuleCode } from "@parlour/contracts/entities/case-policy";
import type { HarmCaseState } from "@parlour/contracts/entities/harm-case";
import type { Queryable } from "../../../kit/database.ts";
import type { FoundBonus } from "../../../kit/ports/report-sources.ts";

/** The rules that detect bonus abuse. */
const bonusRules = ["LINKED_BONUS", "BONUS_ONLY_PLAY"] as const satisfies readonly CaseRuleCode[];

/** Lists the bonuses that the bonus-abuse rules have added to cases since a given day. */
export async function listFoundBonuses(db: Queryable, fromDay: string): Promise<FoundBonus[]> {
  return await db.query<FoundBonus>(
    `select ref as "bonusId", case_id as "caseId", rule from case_evidence
     where type = 'BONUS' and rule = any($1) and at >= $2::date`,
    [bonusRules, fromDay],
  );
}

export async function listCaseStates(
  db: Queryable,
  caseIds: readonly string[],
): Promise<{ id: string; state: HarmCaseState }[]> {
  return await db.query("select id, state from cases where id = any($1) order by opened_at desc, id", [
    caseIds,
  ]);
}
