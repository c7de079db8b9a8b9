import type { PokerTournamentDetails } from "@parlour/contracts/entities/poker-tournament";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Link } from "react-router";
import { useTournament } from "../tournaments/use-tournament.ts";
import { PokerTablePage } from "./poker-table-page.tsx";
import { useFollowSeat } from "./use-follow-seat.ts";

type TournamentTablePageProps = { tableId: string; initial: PokerTournamentDetails };

/** The page of a tournament table. It follows a player who is moved to another table. */
export function TournamentTablePage({ tableId, initial }: TournamentTablePageProps) {
  const { t } = useTranslation();
  const { tournament } = useTournament(initial);
  const { name, tables } = tournament;
  useFollowSeat(tournament, tableId);
  const number = tables.length > 1 ? tables.find(({ id }) => id === tableId)?.number : undefined;
  return (
    <PokerTablePage
      id={tableId}
      name={number === undefined ? name : `${name}, ${t("poker.tableNumber", { number })}`}
      tournament={tournament}
      terms={
        <Link to={`/poker/tournaments/${tournament.id}`} className="text-sm text-bright underline">
          {t("poker.structure")}
        </Link>
      }
    />
  );
}
