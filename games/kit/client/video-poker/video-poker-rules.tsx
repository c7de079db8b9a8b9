import type { MessageKey } from "@parlour/web/i18n/messages";
import type { VideoPokerRules as Rules } from "../../math/video-poker.ts";
import { useGame } from "../game-context.ts";
import { handNames } from "./hand-names.ts";

type VideoPokerRulesProps = { pays: Rules["pays"]; special: MessageKey };

/** `special` is the rule that this machine has and others do not. */
export function VideoPokerRules({ pays, special }: VideoPokerRulesProps) {
  const { t } = useGame();
  return (
    <>
      <section>
        <h3>{t("games.howToPlay")}</h3>
        <ul>
          <li>{t("games.pokerRule1")}</li>
          <li>{t("games.pokerRule2")}</li>
          <li>{t(special)}</li>
        </ul>
      </section>
      <section>
        <h3>{t("games.payouts")}</h3>
        <table>
          <tbody>
            {Object.entries(pays).map(([name, times]) => (
              <tr key={name}>
                <th scope="row">{t(handNames[name]!)}</th>
                <td>{times}×</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
