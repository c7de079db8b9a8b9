import { useGame } from "../../kit/client/game-context.ts";
import { PLACES } from "../math/race-odds.ts";

export function HorseRaceRules() {
  const { t } = useGame();
  return (
    <section>
      <h3>{t("games.howToPlay")}</h3>
      <ul>
        <li>{t("games-live.raceRule1")}</li>
        <li>{t("games-live.raceRuleWin")}</li>
        <li>{t("games-live.raceRulePlace", { places: PLACES })}</li>
        <li>{t("games-live.raceRuleForecast")}</li>
        <li>{t("games-live.raceRulePrices")}</li>
        <li>{t("games-live.sharedFairness")}</li>
      </ul>
    </section>
  );
}
