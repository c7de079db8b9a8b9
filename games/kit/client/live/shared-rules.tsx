import type { MessageKey } from "@parlour/web/i18n/messages";
import type { PayTable } from "../../math/pay-table.ts";
import { HowToPlay } from "../how-to-play.tsx";
import { PayTables } from "../pay-tables.tsx";

/** The rules of a shared table: its own rules, those of all shared tables, and the payouts. */
export function SharedRules({
  rules,
  tables,
}: {
  rules: readonly MessageKey[];
  tables: readonly PayTable[];
}) {
  return (
    <>
      <HowToPlay rules={[...rules, "games-live.chipsRule", "games-live.sharedFairness"]} />
      <PayTables tables={tables} />
    </>
  );
}
