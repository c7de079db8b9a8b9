import { IconButton } from "@parlour/web/ui/icon-button";
import RefreshCw from "lucide-react/icons/refresh-cw";
import X from "lucide-react/icons/x";
import { useGame } from "../../kit/client/game-context.ts";
import { patternWords } from "../math/bingo-pay-tables.ts";
import { CALLS, prizesWon } from "../math/bingo-prizes.ts";
import { type BingoTicket, COLUMNS, columnOf } from "../math/bingo-ticket.ts";
import { ticketProgress } from "../math/ticket-progress.ts";

const columns = Array.from({ length: COLUMNS }, (_, column) => column);

type TicketCardProps = {
  rows: BingoTicket;
  /** The ticket's number among the player's tickets, from 1. */
  place: number;
  /** The balls called so far; null for a ticket that is not bought yet. */
  called: readonly number[] | null;
  /** The ticket's price in minor units, once it is bought. */
  stake?: number;
  /** Callbacks that replace or remove a ticket that is not bought yet. */
  onSwap?: () => void;
  onRemove?: () => void;
};

/** A ticket of three rows and nine columns, on which called numbers are marked automatically. */
export function TicketCard({ rows, place, called, stake = 0, onSwap, onRemove }: TicketCardProps) {
  const { t, money } = useGame();
  const out = new Set(called ?? []);
  const won = called === null ? [] : prizesWon(rows, called);
  const pays = won.reduce((sum, prize) => sum + prize.pays, 0) * stake;
  const isCalling = called !== null && called.length > 0 && called.length < CALLS;
  const progress = isCalling ? ticketProgress(rows, out) : null;
  const current = called?.at(-1);
  return (
    <article
      className="bingo-ticket"
      data-bought={called !== null}
      data-won={won.length > 0 || undefined}
      data-close={progress?.missing === 1 || undefined}
      aria-label={t("games-bingo.ticket", { place })}
    >
      <div className="bingo-ticket-head">
        <span>{t("games-bingo.ticket", { place })}</span>
        {won.length > 0 ? (
          <strong>
            {t(patternWords[won.at(-1)!.pattern])} · {money(pays)}
          </strong>
        ) : null}
        {progress ? (
          <em>
            {t("games-bingo.toGo", { count: progress.missing, pattern: t(patternWords[progress.next]) })}
          </em>
        ) : null}
        {onSwap ? (
          <IconButton
            quiet
            className="bingo-ticket-button"
            label={t("games-bingo.swapTicket", { place })}
            icon={<RefreshCw size={16} aria-hidden="true" />}
            onClick={onSwap}
          />
        ) : null}
        {onRemove ? (
          <IconButton
            quiet
            className="bingo-ticket-button"
            label={t("games-bingo.removeTicket", { place })}
            icon={<X size={16} aria-hidden="true" />}
            onClick={onRemove}
          />
        ) : null}
      </div>
      <table>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]} data-complete={row.every((number) => out.has(number)) || undefined}>
              {columns.map((column) => {
                const number = row.find((each) => columnOf(each) === column);
                return (
                  <td
                    key={column}
                    data-number={number !== undefined || undefined}
                    data-marked={(number !== undefined && out.has(number)) || undefined}
                    data-now={(number !== undefined && number === current) || undefined}
                  >
                    {number}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}
