import { useGame } from "../../kit/client/game-context.ts";
import { HowToPlay } from "../../kit/client/how-to-play.tsx";
import { multiplierFormat } from "../../kit/client/multiplier-format.ts";
import { minesMultiplier, stonesMax } from "../math/mines.ts";

const shownMines = [1, 3, 5, 10, 24];
const shownStones = [1, 2, 3, 5, 10, 15, 24];

export function MinesRules() {
  const { t, language } = useGame();
  const number = multiplierFormat(language);
  return (
    <>
      <HowToPlay rules={["games-tables.minesRule1", "games-tables.minesRule2", "games-tables.minesRule3"]} />
      <section>
        <h3>{t("games.payouts")}</h3>
        <table>
          <thead>
            <tr>
              <th scope="col">{t("games-tables.minesStones")}</th>
              {shownMines.map((mines) => (
                <th key={mines} scope="col">
                  {t("games-tables.minesCount", { count: mines })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shownStones.map((stones) => (
              <tr key={stones}>
                <th scope="row">{stones}</th>
                {shownMines.map((mines) => (
                  <td key={mines}>
                    {stones <= stonesMax(mines) ? `${number.format(minesMultiplier(mines, stones))}×` : "–"}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
