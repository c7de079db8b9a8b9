import { searchPokerHands } from "@parlour/contracts/calls/poker/poker-room/search-poker-hands";
import type { PokerDeskHand } from "@parlour/contracts/entities/poker-desk";
import { readAmount } from "@parlour/rules/typed-amount";
import { useCall } from "@parlour/web/api/use-resource";
import { TextField } from "@parlour/web/ui/text-field";
import { useDeferredValue } from "react";
import { useNavigate } from "react-router";
import { amountFault } from "../../../parts/amount-fault.ts";
import { FilterBar } from "../../../parts/filter-bar.tsx";
import { Moment } from "../../../parts/moment.tsx";
import { Pagination, useCursorPagination } from "../../../parts/pagination.tsx";
import { PlayerPicker } from "../../../parts/player-picker.tsx";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { SearchField } from "../../../parts/search-field.tsx";
import { useUrlValues } from "../../../parts/use-url-values.ts";
import { potText } from "./hand-words.ts";

const columns: RecordColumn<PokerDeskHand>[] = [
  { key: "time", header: "Played", cell: ({ playedAt }) => <Moment at={playedAt} /> },
  {
    key: "table",
    header: "Table",
    cell: ({ tableName, number }) => (
      <>
        <strong>{tableName}</strong> <span className="text-mist">hand {number}</span>
      </>
    ),
  },
  { key: "players", header: "Players", cell: ({ players }) => players.map(({ name }) => name).join(", ") },
  { key: "pot", header: "Pot", align: "end", cell: (hand) => potText(hand.pot, hand.currency) },
];

const noFields = { player: "", table: "", tournament: "", hand: "", from: "", to: "", pot: "" };
type Fields = typeof noFields;

/** Finds hands by player, table, tournament, time, size of the pot and id. */
export function HandSearch() {
  const navigate = useNavigate();
  const [fields, change] = useUrlValues({ ...noFields, cursor: "" });
  const pagination = useCursorPagination();
  const { cursor } = pagination;
  const query = queryOf(useDeferredValue(fields));
  const resource = useCall(searchPokerHands, {
    query: { ...query, ...(cursor !== undefined && { cursor }) },
  });
  const set = (field: keyof Fields) => (value: string) => change({ [field]: value, cursor: "" });
  return (
    <>
      <FilterBar label="Search hands">
        <PlayerPicker label="Player" className="col-span-2" value={fields.player} onChange={set("player")} />
        <SearchField label="Table ID" value={fields.table} onChange={set("table")} />
        <SearchField label="Tournament ID" value={fields.tournament} onChange={set("tournament")} />
        <SearchField label="Hand ID" value={fields.hand} onChange={set("hand")} />
        <SearchField
          label="Minimum pot"
          inputMode="decimal"
          value={fields.pot}
          error={potFault(fields.pot)}
          onChange={set("pot")}
        />
        <TextField
          label="From (your time)"
          type="date"
          value={fields.from}
          onChange={({ target }) => set("from")(target.value)}
        />
        <TextField
          label="To (your time)"
          type="date"
          value={fields.to}
          onChange={({ target }) => set("to")(target.value)}
        />
      </FilterBar>
      <RecordTable
        caption="Poker hands"
        columns={columns}
        resource={resource}
        rows={resource.value?.items}
        rowKey={({ id }) => id}
        onOpen={({ id }) => navigate(`/poker-hands/${encodeURIComponent(id)}`)}
        empty={{ title: "No hands", text: "No finished hand matches these filters." }}
      />
      <Pagination pagination={pagination} next={resource.value?.nextCursor} />
    </>
  );
}

/** The search compares pots of all currencies, so the amount is checked as if it were in US dollars. */
function potFault(pot: string): string | undefined {
  return pot.trim() === "" ? undefined : amountFault(pot, "USD", { zero: "allowed" });
}

/** Converts the filters to a query. Days are in the operator's time zone, and the last day is included. */
function queryOf(fields: Fields) {
  const startOf = (day: string, later = 0) => {
    const date = new Date(`${day}T00:00:00`);
    date.setDate(date.getDate() + later);
    return date.toISOString();
  };
  const { player, table, tournament, hand, from, to } = fields;
  const hasPot = fields.pot.trim() !== "" && potFault(fields.pot) === undefined;
  return {
    ...(player.trim() && { playerId: player.trim() }),
    ...(table.trim() && { tableId: table.trim() }),
    ...(tournament.trim() && { tournamentId: tournament.trim() }),
    ...(hand.trim() && { handId: hand.trim() }),
    ...(from && { from: startOf(from) }),
    ...(to && { before: startOf(to, 1) }),
    ...(hasPot && { minPot: readAmount(fields.pot) }),
  };
}
