import { useGame } from "../../kit/client/game-context.ts";
import { type KenoRisk, kenoPays } from "../math/keno-pays.ts";

type KenoPaysProps = { risk: KenoRisk; picked: number; hits: number | null };

/** The payouts for the current risk and number of picks, with the current hits highlighted. */
export function KenoPays({ risk, picked, hits }: KenoPaysProps) {
  const { t, language } = useGame();
  const pays = Object.entries(kenoPays[risk][picked] ?? {});
  const number = new Intl.NumberFormat(language);
  return (
    <div className="keno-pays plaque">
      {pays.length === 0 ? (
        <p className="keno-hint">{t("games-keno.hint")}</p>
      ) : (
        <>
          <dl aria-label={t("games.payouts")}>
            {pays.map(([count, times]) => (
              <div key={count} data-lit={hits === Number(count) || undefined}>
                <dt>{t("games-keno.hitCount", { count: Number(count) })}</dt>
                <dd>{number.format(times)}×</dd>
              </div>
            ))}
          </dl>
          <p className="keno-summary" aria-hidden="true">
            {hits === null ? null : t("games-keno.summary", { hits, picked })}
          </p>
        </>
      )}
    </div>
  );
}
