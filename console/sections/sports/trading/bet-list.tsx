import { listTradingBets } from "@parlour/contracts/calls/sports/sportsbook/list-trading-bets";
import type { SportsBet } from "@parlour/contracts/entities/sports-bet";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { SelectField } from "@parlour/web/ui/select-field";
import { useState } from "react";
import { useNavigate } from "react-router";
import { FilterBar } from "../../../parts/filter-bar.tsx";
import { formatFigure } from "../../../parts/format-figure.ts";
import { Moment } from "../../../parts/moment.tsx";
import { PageHeader } from "../../../parts/page-header.tsx";
import { Pagination, useCursorPagination } from "../../../parts/pagination.tsx";
import { PlayerPicker } from "../../../parts/player-picker.tsx";
import { PlayerName } from "../../../parts/queues/player-link.tsx";
import { readable } from "../../../parts/readable.ts";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { StateFilter } from "../../../parts/state-filter.tsx";
import { useUrlValues } from "../../../parts/use-url-values.ts";
import { betTones } from "./bet-tones.ts";
import { DeskPages } from "./desk-pages.tsx";
import { odds } from "./figures.ts";
import { marketText, outcomeText, parseMarketName } from "./market-text.ts";
import { PlayerLimitDialog } from "./player-limit-dialog.tsx";
import { sportOptions } from "./sport-names.ts";

const states = [
  { value: "all", label: "All" },
  { value: "open", label: "Open" },
  { value: "settled", label: "Settled" },
  { value: "refused", label: "Refused" },
] as const;
type State = (typeof states)[number]["value"];
type DeskBet = SportsBet & { playerId: string };

const intervalMs = 3_000;

/** A selection in a few words: "Ashford – Brookvale: Over · Total · 2.5". */
function selectionTexts({ selections }: DeskBet): string[] {
  return selections.map(({ event, legs }) => {
    const sides = { home: event.home, away: event.away, sport: event.sport };
    const picks = legs.map(
      ({ market, outcome, name }) =>
        `${outcomeText({ id: outcome, name }, sides)} · ${marketText(parseMarketName(market.id), sides)}`,
    );
    return `${event.home} – ${event.away}: ${picks.join(" + ")}`;
  });
}

/** The bets on all events, newest first, updated as new bets arrive. */
export function BetList() {
  const [{ state, sport, player }, change] = useUrlValues({
    state: "all",
    sport: "",
    player: "",
    cursor: "",
  });
  const [limited, setLimited] = useState<string | null>(null);
  const navigate = useNavigate();
  const shown: State = states.find(({ value }) => value === state)?.value ?? "all";
  const pagination = useCursorPagination();
  const { cursor } = pagination;
  const playerId = player.trim();
  const query = {
    status: shown,
    ...(sport !== "" && { sport }),
    ...(playerId !== "" && { playerId }),
    ...(cursor !== undefined && { cursor }),
  };
  const resource = useCall(listTradingBets, { query }, { intervalMs });
  const filter = (part: { state?: string; sport?: string; player?: string }) =>
    change({ ...part, cursor: "" });
  const columns: RecordColumn<DeskBet>[] = [
    { key: "placed", header: "Placed", cell: ({ placedAt }) => <Moment at={placedAt} /> },
    {
      key: "bet",
      header: "Bet",
      cell: (bet) => (
        <>
          <span className="block text-sm text-mist">
            {readable(bet.type)}
            {bet.freeBet ? " · Free bet" : ""}
          </span>
          {selectionTexts(bet).map((text) => (
            <span key={text} className="block wrap-anywhere">
              {text}
            </span>
          ))}
        </>
      ),
    },
    {
      key: "stake",
      header: "Stake",
      align: "end",
      cell: ({ stake, currency }) => <span className="tabular-nums">{formatFigure(stake, currency)}</span>,
    },
    {
      key: "odds",
      header: "Odds",
      align: "end",
      minor: true,
      cell: ({ price }) => <span className="tabular-nums">{price === null ? "–" : odds(price)}</span>,
    },
    {
      key: "status",
      header: "Status",
      cell: ({ status }) => <Badge tone={betTones[status] ?? "quiet"}>{readable(status)}</Badge>,
    },
    {
      key: "player",
      header: "Player",
      cell: ({ playerId: id }) => (
        <Button
          size="sm"
          variant="quiet"
          onClick={(event) => {
            event.stopPropagation();
            setLimited(id);
          }}
        >
          <span className="sr-only">Limits for </span>
          <PlayerName playerId={id} />
        </Button>
      ),
    },
  ];
  return (
    <>
      <PageHeader
        title="Sports bets"
        actions={
          playerId === "" ? undefined : (
            <Button variant="primary" onClick={() => setLimited(playerId)}>
              Betting limits
            </Button>
          )
        }
      >
        Bets on every event as they come in, newest first.
      </PageHeader>
      <DeskPages />
      <StateFilter options={states} value={shown} onChange={(value) => filter({ state: value })} />
      <FilterBar label="Bets">
        <SelectField
          label="Sport"
          options={sportOptions}
          value={sport}
          onChange={(event) => filter({ sport: event.target.value })}
        />
        <PlayerPicker
          label="Player"
          className="min-w-60"
          value={playerId}
          onChange={(value) => filter({ player: value })}
        />
      </FilterBar>
      <RecordTable
        caption="Bets"
        columns={columns}
        resource={resource}
        rows={resource.loading ? undefined : resource.value?.items}
        rowKey={({ id }) => id}
        onOpen={({ selections }) => navigate(`/trading/${selections[0]!.event.id}`)}
        empty={{ title: "No bets found", text: "Bets appear here as they are placed." }}
      />
      <Pagination pagination={pagination} next={resource.value?.nextCursor} />
      {limited === null ? null : <PlayerLimitDialog playerId={limited} onClose={() => setLimited(null)} />}
    </>
  );
}
