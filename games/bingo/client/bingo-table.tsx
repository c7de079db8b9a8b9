import type { LiveBet } from "@parlour/contracts/sockets/live-table";
import { IconButton } from "@parlour/web/ui/icon-button";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import Shuffle from "lucide-react/icons/shuffle";
import { useGame } from "../../kit/client/game-context.ts";
import { EntryTableFrame } from "../../kit/client/live/entry-table-frame.tsx";
import { useEntries } from "../../kit/client/live/use-entries.ts";
import { useStake } from "../../kit/client/use-stake.ts";
import type { BingoBet } from "../math/bingo-table.ts";
import { type BingoTicket, makeTicket, TICKETS_MAX } from "../math/bingo-ticket.ts";
import { ticketProgress } from "../math/ticket-progress.ts";
import { BingoCaller } from "./bingo-caller.tsx";
import { TicketCard } from "./ticket-card.tsx";
import { useBingoCalls } from "./use-bingo-calls.ts";
import "./bingo.css";

type Ticket = { rows: BingoTicket };

const ticketsOf = ({ bet }: Pick<LiveBet, "bet">) => (bet as BingoBet).tickets;

/** A bingo room: tickets are bought while sales are open, then the balls are called for everybody. */
export function BingoTable() {
  const { t } = useGame();
  const price = useStake();
  const seat = useEntries<Ticket>({
    price,
    most: TICKETS_MAX,
    first: () => [makeTicket(), makeTicket()].map((rows) => ({ rows })),
    betOf: (tickets, stake) => ({ tickets: tickets.map(({ rows }) => ({ rows, stake })) }),
    entriesOf: ticketsOf,
  });
  const { prepared, bought, prepare } = seat;
  const called = useBingoCalls(seat.table, bought);
  const isRunning = seat.table.round?.phase === "RUNNING";
  const out = new Set(called);
  const missingIn = ({ rows }: Ticket) => ticketProgress(rows, out)?.missing ?? 0;
  // The tickets that need the fewest numbers come first while balls are called.
  const ranked = bought
    .map((ticket, at) => ({ ticket, place: at + 1 }))
    .toSorted((one, other) => (isRunning ? missingIn(one.ticket) - missingIn(other.ticket) : 0));
  const add = () => !seat.isFull && prepare([...prepared, { rows: makeTicket() }]);
  const remove = () => prepare(prepared.slice(0, -1));
  const swap = () => prepare(prepared.map(() => ({ rows: makeTicket() })));
  return (
    <EntryTableFrame
      theme="plum"
      seat={seat}
      price={price}
      running={t("games-bingo.running")}
      result={t("games-bingo.over")}
      buyName={t("games-bingo.buy", { count: prepared.length })}
      keys={[
        { key: "A", label: "games-bingo.addTicket", press: add },
        { key: "X", label: "games-bingo.fewerTickets", press: remove },
        { key: "N", label: "games-bingo.newNumbers", press: swap },
      ]}
      tools={
        <>
          <IconButton
            label={t("games-bingo.fewerTickets")}
            disabled={seat.isAsking || prepared.length === 0}
            icon={<Minus size={18} aria-hidden="true" />}
            onClick={remove}
          />
          <IconButton
            label={t("games-bingo.addTicket")}
            disabled={seat.isAsking || seat.isFull}
            icon={<Plus size={18} aria-hidden="true" />}
            onClick={add}
          />
          <IconButton
            label={t("games-bingo.newNumbers")}
            disabled={seat.isAsking || prepared.length === 0}
            icon={<Shuffle size={18} aria-hidden="true" />}
            onClick={swap}
          />
        </>
      }
      detail={(bet) => t("games-bingo.tickets", { count: ticketsOf(bet).length })}
      stage={<BingoCaller called={called} isRunning={isRunning} />}
      entries={
        <>
          {ranked.length > 0 ? <h2>{t("games-bingo.boughtTickets")}</h2> : null}
          <div className="bingo-tickets">
            {ranked.map(({ ticket, place }) => (
              <TicketCard key={place} rows={ticket.rows} place={place} called={called} stake={ticket.stake} />
            ))}
          </div>
          {prepared.length > 0 ? <h2>{t("games-bingo.nextTickets")}</h2> : null}
          <div className="bingo-tickets">
            {prepared.map(({ rows }, at) => (
              <TicketCard
                key={rows.flat().join()}
                rows={rows}
                place={bought.length + at + 1}
                called={null}
                onSwap={() =>
                  prepare(prepared.map((ticket, other) => (other === at ? { rows: makeTicket() } : ticket)))
                }
                onRemove={() => prepare(prepared.filter((_, other) => other !== at))}
              />
            ))}
          </div>
          {ranked.length + prepared.length === 0 ? (
            <p className="entry-note">{t("games-bingo.noTickets")}</p>
          ) : null}
        </>
      }
    />
  );
}
