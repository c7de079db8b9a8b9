import { useGame } from "../../kit/client/game-context.ts";
import { PayTables } from "../../kit/client/pay-tables.tsx";
import { SKIPS_MAX } from "../math/hi-lo.ts";
import { hiLoPayTables } from "../math/hi-lo-pay-tables.ts";

export function HiLoRules() {
  const { t } = useGame();
  return (
    <>
      <section>
        <h3>{t("games.howToPlay")}</h3>
        <ul>
          <li>{t("games-hi-lo.rule1")}</li>
          <li>{t("games-hi-lo.rule3", { skips: SKIPS_MAX })}</li>
          <li>{t("games-hi-lo.rule4")}</li>
        </ul>
      </section>
      <PayTables tables={hiLoPayTables} />
    </>
  );
}
