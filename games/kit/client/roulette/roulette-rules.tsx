import type { RouletteLayout, Spot } from "../../math/roulette-layout.ts";
import { useGame } from "../game-context.ts";
import { kindNames } from "./spot-name.ts";

/** What each kind of bet covers and pays, taken from the table itself. */
export function RouletteRules({ layout }: { layout: RouletteLayout }) {
  const { t } = useGame();
  const kinds = new Map<string, Spot>();
  for (const spot of layout.spots.values()) {
    if (!kinds.has(spot.kind)) kinds.set(spot.kind, spot);
  }
  return (
    <>
      <section>
        <h3>{t("games.howToPlay")}</h3>
        <ul>
          <li>{t("games.rouletteRule1", { pockets: layout.wheel.length })}</li>
          <li>{t("games.rouletteRule2")}</li>
          <li>{t("games.rouletteRule3")}</li>
        </ul>
      </section>
      <section>
        <h3>{t("games.payouts")}</h3>
        <table>
          <thead>
            <tr>
              <th scope="col">{t("games.bet")}</th>
              <th scope="col">{t("games.numbers")}</th>
              <th scope="col">{t("games.payout")}</th>
            </tr>
          </thead>
          <tbody>
            {[...kinds.values()].map((spot) => (
              <tr key={spot.kind}>
                <th scope="row">{t(kindNames[spot.kind])}</th>
                <td>{spot.pockets.length}</td>
                <td>{spot.pays}:1</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
