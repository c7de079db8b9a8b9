import type { PokerTournamentDetails } from "@parlour/contracts/entities/poker-tournament";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Panel } from "@parlour/web/ui/panel";
import { Link } from "react-router";

/** Links to the tables in play, for players and spectators. */
export function TournamentTables({ tournament }: { tournament: PokerTournamentDetails }) {
  const { t } = useTranslation();
  const { tables, status, isHandForHand } = tournament;
  if (status !== "RUNNING") return null;
  return (
    <Panel title={t("poker.tables")}>
      {isHandForHand ? <p className="mb-3 text-bright">{t("poker.handForHandText")}</p> : null}
      <ul className="grid gap-1.5">
        {tables.map(({ id, number, players, isYours }) => (
          <li key={id} className="flex items-baseline gap-3">
            <Link
              to={`/poker/tables/${id}`}
              className={
                isYours ? "touch-target font-semibold text-bright underline" : "touch-target underline"
              }
            >
              {t("poker.tableNumber", { number })}
              {isYours ? ` (${t("poker.you")})` : null}
            </Link>
            <span className="ml-auto text-mist tabular-nums">
              {t("poker.playerCount", { count: players })}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
