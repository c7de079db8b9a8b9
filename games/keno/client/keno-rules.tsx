import { useGame } from "../../kit/client/game-context.ts";
import { PayTables } from "../../kit/client/pay-tables.tsx";
import { kenoPayTables } from "../math/keno-pay-tables.ts";
import { KENO_PICKS_MAX } from "../math/keno-pays.ts";

export function KenoRules() {
  const { t } = useGame();
  return (
    <>
      <section>
        <h3>{t("games.howToPlay")}</h3>
        <ul>
          <li>{t("games-keno.rule1", { max: KENO_PICKS_MAX })}</li>
          <li>{t("games-keno.rule2")}</li>
          <li>{t("games-keno.rule3")}</li>
        </ul>
      </section>
      <PayTables tables={kenoPayTables} />
    </>
  );
}
