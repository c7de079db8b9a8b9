import type { PayTable } from "../../math/pay-table.ts";
import type { RouletteLayout } from "../../math/roulette-layout.ts";
import { roulettePayTables } from "../../math/roulette-pay-tables.ts";
import { announcedBets } from "../../math/roulette-wheel-bets.ts";
import { useGame } from "../game-context.ts";
import { PayTables } from "../pay-tables.tsx";

type RouletteRulesProps = { layout: RouletteLayout; tables?: readonly PayTable[] };

/** The coverage and payout of each kind of bet, derived from the layout. */
export function RouletteRules({ layout, tables = roulettePayTables(layout) }: RouletteRulesProps) {
  const { t } = useGame();
  return (
    <>
      <section>
        <h3>{t("games.howToPlay")}</h3>
        <ul>
          <li>{t("games-roulette.rule1", { pockets: layout.wheel.length })}</li>
          <li>{t("games-roulette.rule2")}</li>
          <li>{t("games-roulette.rule3")}</li>
          <li>{t("games-roulette.rule4")}</li>
          {announcedBets(layout).length > 0 ? <li>{t("games-roulette.rule5")}</li> : null}
        </ul>
      </section>
      <PayTables tables={tables} />
    </>
  );
}
