import { useGame } from "../../kit/client/game-context.ts";
import { HowToPlay } from "../../kit/client/how-to-play.tsx";
import { baccaratKinds } from "../math/baccarat.ts";
import { betNames, betOdds } from "./bet-names.ts";

export function BaccaratRules() {
  const { t } = useGame();
  return (
    <>
      <HowToPlay
        rules={[
          "games-tables.baccaratRule1",
          "games-tables.baccaratRule2",
          "games-tables.baccaratRule3",
          "games-tables.baccaratRule4",
        ]}
      />
      <section>
        <h3>{t("games.payouts")}</h3>
        <table>
          <tbody>
            {baccaratKinds.map((kind) => (
              <tr key={kind}>
                <th scope="row">{t(betNames[kind])}</th>
                <td>{betOdds[kind]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
