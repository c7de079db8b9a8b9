import { useGame } from "../../kit/client/game-context.ts";
import { PayTables } from "../../kit/client/pay-tables.tsx";
import { horseRacePayTables } from "../math/horse-race-pay-tables.ts";

export function HorseRaceRules() {
  const { t } = useGame();
  return (
    <>
      <section>
        <h3>{t("games.howToPlay")}</h3>
        <ul>
          <li>{t("games-horse-race.rule1")}</li>
          <li>{t("games-horse-race.ruleWin")}</li>
          <li>{t("games-horse-race.ruleForecast")}</li>
          <li>{t("games-live.sharedFairness")}</li>
        </ul>
      </section>
      <PayTables tables={horseRacePayTables} />
    </>
  );
}
