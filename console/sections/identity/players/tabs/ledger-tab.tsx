import { getPlayerWallet } from "@parlour/contracts/calls/money/wallet-gateway/get-player-wallet";
import { listPlayerEntries } from "@parlour/contracts/calls/money/wallet-gateway/list-player-entries";
import type { LedgerEntry } from "@parlour/contracts/entities/ledger-entry";
import { useCall } from "@parlour/web/api/use-resource";
import { SelectField } from "@parlour/web/ui/select-field";
import { useState } from "react";
import { FilterBar } from "../../../../parts/filter-bar.tsx";
import { formatFigure } from "../../../../parts/format-figure.ts";
import { Moment } from "../../../../parts/moment.tsx";
import { Pagination, useCursorPagination } from "../../../../parts/pagination.tsx";
import { PostingDialog } from "../../../../parts/posting-dialog.tsx";
import { accountName, readable } from "../../../../parts/readable.ts";
import { type RecordColumn, RecordTable } from "../../../../parts/record-table.tsx";
import { ReferenceLink } from "../../../../parts/reference-link.tsx";
import { useUrlValues } from "../../../../parts/use-url-values.ts";
import type { PlayerTabProps } from "../player-tab.ts";

const columnsOf = (playerId: string): RecordColumn<LedgerEntry>[] => [
  { key: "at", header: "When", cell: ({ postedAt }) => <Moment at={postedAt} /> },
  { key: "type", header: "Type", cell: ({ type }) => readable(type) },
  { key: "account", header: "Account", cell: ({ account }) => accountName(account) },
  {
    key: "amount",
    header: "Amount",
    align: "end",
    cell: ({ amount, currency }) => (
      <span className={amount > 0 ? "font-semibold text-gain" : "font-semibold"}>
        {amount > 0 ? "+" : ""}
        {formatFigure(amount, currency)}
      </span>
    ),
  },
  {
    key: "after",
    header: "Balance after",
    align: "end",
    cell: ({ balanceAfter, currency }) => formatFigure(balanceAfter, currency),
  },
  {
    key: "reference",
    header: "Reference",
    minor: true,
    cell: ({ reference }) =>
      reference ? (
        <span className="text-sm text-mist">
          <ReferenceLink playerId={playerId} reference={reference} />
        </span>
      ) : (
        "–"
      ),
  },
];

/** All entries of the player's accounts; a row opens the whole posting. */
export function LedgerTab({ player: { id: playerId } }: PlayerTabProps) {
  const [{ account }, change] = useUrlValues({ account: "", cursor: "" });
  const pagination = useCursorPagination();
  const [number, setNumber] = useState<string | null>(null);
  const { cursor } = pagination;
  const wallet = useCall(getPlayerWallet, { params: { playerId } });
  const resource = useCall(listPlayerEntries, {
    params: { playerId },
    query: { ...(account && { account }), ...(cursor !== undefined && { cursor }) },
  });
  const accounts = (wallet.value?.accounts ?? []).map(({ id, balance, currency }) => ({
    value: id,
    label: `${accountName(id)} · ${formatFigure(balance, currency)}`,
  }));
  return (
    <>
      <FilterBar label="Ledger entries">
        <SelectField
          label="Account"
          value={account}
          options={[{ value: "", label: "All accounts" }, ...accounts]}
          onChange={(event) => change({ account: event.target.value, cursor: "" })}
        />
      </FilterBar>
      <RecordTable
        caption="Ledger entries, newest first"
        columns={columnsOf(playerId)}
        resource={resource}
        rows={resource.loading ? undefined : resource.value?.items}
        rowKey={({ number, line }) => `${number}.${line}`}
        onOpen={(entry) => setNumber(entry.number)}
        empty={{ title: "No entries", text: "No transactions yet." }}
      />
      {resource.value?.hasArchived ? (
        <p className="mt-3 text-sm text-mist">
          Earlier entries have been archived. Their transactions are in the player's history and statements.
        </p>
      ) : null}
      <Pagination pagination={pagination} next={resource.value?.nextCursor} />
      <PostingDialog number={number} onClose={() => setNumber(null)} />
    </>
  );
}
