import type { ReactNode } from "react";
import type { PayTable } from "../../math/pay-table.ts";
import type { RouletteLayout } from "../../math/roulette-layout.ts";
import { roulettePayTables } from "../../math/roulette-pay-tables.ts";
import { useGame } from "../game-context.ts";
import { RouletteRules } from "./roulette-rules.tsx";

type SharedRouletteRulesProps = {
  layout: RouletteLayout;
  tables?: readonly PayTable[];
  /** The rules specific to this table. */
  children?: ReactNode;
};

/** The rules of a shared wheel, followed by those of its layout. */
export function SharedRouletteRules({ layout, tables, children }: SharedRouletteRulesProps) {
  const { t } = useGame();
  return (
    <>
      <section>
        <h3>{t("games-live-roulette.oneTable")}</h3>
        <ul>
          {children}
          <li>{t("games-live-roulette.rule1")}</li>
          <li>{t("games-live-roulette.rule2")}</li>
          <li>{t("games-live.sharedFairness")}</li>
        </ul>
      </section>
      <RouletteRules layout={layout} tables={tables ?? roulettePayTables(layout)} />
    </>
  );
}
