import { useGame } from "../../kit/client/game-context.ts";
import { RouletteRules } from "../../kit/client/roulette/roulette-rules.tsx";
import { europeanLayout } from "../../kit/math/roulette-layout.ts";

export function LiveRouletteRules() {
  const { t } = useGame();
  return (
    <>
      <section>
        <h3>{t("games-live-roulette.oneTable")}</h3>
        <ul>
          <li>{t("games-live-roulette.rule1")}</li>
          <li>{t("games-live-roulette.rule2")}</li>
          <li>{t("games-live.sharedFairness")}</li>
        </ul>
      </section>
      <RouletteRules layout={europeanLayout} />
    </>
  );
}
