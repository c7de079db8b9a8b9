import { useGame } from "../../kit/client/game-context.ts";
import { HowToPlay } from "../../kit/client/how-to-play.tsx";
import { PLINKO_ROWS_MAX, PLINKO_ROWS_MIN, plinkoPays, plinkoRisks } from "../math/plinko-pays.ts";
import { riskNames } from "./risk-names.ts";

const rows = Array.from({ length: PLINKO_ROWS_MAX - PLINKO_ROWS_MIN + 1 }, (_, at) => PLINKO_ROWS_MIN + at);

export function PlinkoRules() {
  const { t, language } = useGame();
  const number = new Intl.NumberFormat(language);
  return (
    <>
      <HowToPlay
        rules={["games-tables.plinkoRule1", "games-tables.plinkoRule2", "games-tables.plinkoRule3"]}
      />
      <section>
        <h3>{t("games-tables.plinkoHighest")}</h3>
        <table>
          <thead>
            <tr>
              <th scope="col">{t("games-tables.plinkoRows")}</th>
              {plinkoRisks.map((risk) => (
                <th key={risk} scope="col">
                  {t(riskNames[risk])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((count) => (
              <tr key={count}>
                <th scope="row">{count}</th>
                {plinkoRisks.map((risk) => (
                  <td key={risk}>{number.format(plinkoPays(risk, count)[0]!)}×</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
