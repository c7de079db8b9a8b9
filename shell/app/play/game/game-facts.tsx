import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Panel } from "@parlour/web/ui/panel";
import { Link } from "react-router";
import type { GameData } from "./game.server.ts";
import { PayTables } from "./pay-tables.tsx";

/** The rules and pay tables, which can be read before placing a stake. */
export function GameFacts({ game }: { game: GameData["game"] }) {
  const { t } = useTranslation();
  const { figures } = game;
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:items-start">
      <Panel title={t("game.howTo")}>
        <ol className="grid list-decimal gap-2.5 pl-5 text-mist marker:text-brass">
          {game.rules.map((rule) => (
            <li key={rule} className="pl-1.5">
              {rule}
            </li>
          ))}
        </ol>
      </Panel>
      <Panel title={t("game.pays")} className="min-w-0">
        <dl className="divide-y divide-line/60">
          {game.pays.map(({ label, value }) => (
            <div key={label} className="flex items-baseline justify-between gap-4 py-2">
              <dt className="min-w-0 text-mist">{label}</dt>
              <dd className="shrink-0 font-semibold">{value}</dd>
            </div>
          ))}
          <Figure
            label={t("game.returnToPlayer")}
            value={figures.returns}
            note={figures.isReturnSimulated ? t("game.returnSimulated") : null}
          />
          <Figure label={t("game.maximumWin")} value={figures.maximumWin} note={t("game.maximumWinNote")} />
          <Figure
            label={t("game.hitRate")}
            value={figures.hitRate}
            note={
              figures.hitRate === null
                ? t("game.hitRateDepends")
                : figures.isHitRateByBet
                  ? t("game.hitRateByBet")
                  : null
            }
          />
        </dl>
        <PayTables tables={game.payTables} />
        <p className="mt-3 text-sm text-mist">
          {game.studio !== undefined ? (
            t("game.fairStudio", { studio: game.studio })
          ) : game.isDealt ? (
            t("game.fairDealt")
          ) : (
            <>
              {t("game.fairText")}{" "}
              <Link to="/fairness" className="text-bright underline underline-offset-4">
                {t("game.fairLink")}
              </Link>
            </>
          )}
        </p>
      </Panel>
    </div>
  );
}

type FigureProps = { label: string; value: string | null; note: string | null };

/**
 * One figure of a game, such as its RTP. The note explains the figure, or replaces it if it depends on the player's
 * decisions.
 */
function Figure({ label, value, note }: FigureProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 py-2">
      <dt className="text-mist">{label}</dt>
      {value === null ? null : <dd className="font-semibold whitespace-nowrap text-bright">{value}</dd>}
      {note === null ? null : <dd className="col-span-2 text-sm text-mist">{note}</dd>}
    </div>
  );
}
