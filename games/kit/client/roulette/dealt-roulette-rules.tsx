import type { RouletteLayout } from "../../math/roulette-layout.ts";
import { roulettePayTables } from "../../math/roulette-pay-tables.ts";
import { useGame } from "../game-context.ts";
import { RouletteRules } from "./roulette-rules.tsx";

/** The rules of a table with a dealer and a physical wheel, followed by those of its layout. */
export function DealtRouletteRules({ layout }: { layout: RouletteLayout }) {
  const { t } = useGame();
  return (
    <>
      <section>
        <h3>{t("games-dealt.rulesTitle")}</h3>
        <ul>
          <li>{t("games-dealt.rule1")}</li>
          <li>{t("games-live-roulette.rule2")}</li>
          <li>{t("games-dealt.rule2")}</li>
          <li>{t("games-dealt.rule3")}</li>
          <li>{t("games-dealt.rule4")}</li>
          <li>{t("games-dealt.rule5")}</li>
        </ul>
      </section>
      <RouletteRules layout={layout} tables={roulettePayTables(layout)} />
    </>
  );
}
