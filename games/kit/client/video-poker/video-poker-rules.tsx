import type { MessageKey } from "@parlour/web/i18n/messages";
import type { VideoPokerRules as Rules } from "../../math/video-poker.ts";
import { DOUBLES_MAX } from "../../math/video-poker-double-up.ts";
import { videoPokerPayTables } from "../../math/video-poker-pay-tables.ts";
import { useGame } from "../game-context.ts";
import { PayTables } from "../pay-tables.tsx";

type VideoPokerRulesProps = { pays: Rules["pays"]; special: MessageKey };

/** The rules and payouts of a video poker game; `special` is the rule that only this game has. */
export function VideoPokerRules({ pays, special }: VideoPokerRulesProps) {
  const { t } = useGame();
  return (
    <>
      <section>
        <h3>{t("games.howToPlay")}</h3>
        <ul>
          <li>{t("games-video-poker.rule1")}</li>
          <li>{t("games-video-poker.rule2")}</li>
          <li>{t(special)}</li>
          <li>{t("games-video-poker.coinsRule")}</li>
          <li>{t("games-video-poker.handsRule")}</li>
          <li>{t("games-video-poker.doubleRule", { times: DOUBLES_MAX })}</li>
        </ul>
      </section>
      <PayTables tables={videoPokerPayTables(pays)} />
    </>
  );
}
