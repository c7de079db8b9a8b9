import { useGame } from "../../kit/client/game-context.ts";
import { HowToPlay } from "../../kit/client/how-to-play.tsx";

export function BlackjackRules() {
  const { t } = useGame();
  return (
    <>
      <HowToPlay
        rules={[
          "games-tables.blackjackRule1",
          "games-tables.blackjackRule2",
          "games-tables.blackjackRule3",
          "games-tables.blackjackRule4",
          "games-tables.blackjackRule5",
        ]}
      />
      <section>
        <h3>{t("games.payouts")}</h3>
        <table>
          <tbody>
            <tr>
              <th scope="row">{t("games-tables.blackjackOutcomeBlackjack")}</th>
              <td>3:2</td>
            </tr>
            <tr>
              <th scope="row">{t("games-tables.blackjackOutcomeWin")}</th>
              <td>1:1</td>
            </tr>
            <tr>
              <th scope="row">{t("games-tables.blackjackInsurance")}</th>
              <td>2:1</td>
            </tr>
          </tbody>
        </table>
      </section>
    </>
  );
}
