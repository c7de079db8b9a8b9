import { useGame } from "../../kit/client/game-context.ts";
import { KENO_PICKS_MAX, kenoPays } from "../math/keno.ts";

export function KenoRules() {
  const { t, language } = useGame();
  const number = new Intl.NumberFormat(language);
  return (
    <>
      <section>
        <h3>{t("games.howToPlay")}</h3>
        <ul>
          <li>{t("games-tables.kenoRule1", { max: KENO_PICKS_MAX })}</li>
          <li>{t("games-tables.kenoRule2")}</li>
        </ul>
      </section>
      <section>
        <h3>{t("games.payouts")}</h3>
        <table>
          <thead>
            <tr>
              <th scope="col">{t("games-tables.kenoPicked")}</th>
              <th scope="col">{t("games-tables.kenoHits")}</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(kenoPays).map(([picked, pays]) => (
              <tr key={picked}>
                <th scope="row">{picked}</th>
                <td>
                  {Object.entries(pays)
                    .map(([hits, times]) => `${hits}: ${number.format(times)}×`)
                    .join(" · ")}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
