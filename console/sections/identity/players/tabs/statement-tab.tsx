import { downloadPlayerStatement } from "@parlour/contracts/calls/protection/statements/download-player-statement";
import { exportPlayerStatement } from "@parlour/contracts/calls/protection/statements/export-player-statement";
import { getPlayerStatement } from "@parlour/contracts/calls/protection/statements/get-player-statement";
import type { Statement } from "@parlour/contracts/entities/statement";
import type { StatementLineKind } from "@parlour/contracts/enumerations";
import { calendarDay } from "@parlour/rules/calendar-day";
import {
  checkStatementPeriod,
  presetPeriod,
  STATEMENT_PRESETS,
  type StatementPreset,
} from "@parlour/rules/statement-period";
import { callAddress } from "@parlour/web/api/client";
import { useCall } from "@parlour/web/api/use-resource";
import { buttonClass } from "@parlour/web/ui/button";
import { SelectField } from "@parlour/web/ui/select-field";
import { TextField } from "@parlour/web/ui/text-field";
import { FilterBar } from "../../../../parts/filter-bar.tsx";
import { formatFigure } from "../../../../parts/format-figure.ts";
import { type RecordColumn, RecordTable } from "../../../../parts/record-table.tsx";
import { useUrlValues } from "../../../../parts/use-url-values.ts";
import type { PlayerTabProps } from "../player-tab.ts";

const presets: Record<StatementPreset, string> = {
  THIS_MONTH: "This month",
  LAST_MONTH: "Last month",
  LAST_3_MONTHS: "Last 3 months",
  LAST_12_MONTHS: "Last 12 months",
};
const lines: Record<StatementLineKind, string> = {
  DEPOSITS: "Deposits",
  WITHDRAWALS: "Withdrawals",
  STAKES: "Stakes",
  WINS: "Wins",
  BONUSES: "Bonuses",
  REWARDS: "Loyalty rewards",
  TRANSFERS: "Player transfers",
  COMMISSION: "Affiliate commission",
  TIPS: "Dealer tips",
  ADJUSTMENTS: "Adjustments",
};
const faults = {
  INVALID_FORMAT: "Enter a full date.",
  TOO_SMALL: "The end date is before the start date.",
  TOO_LARGE: "Choose a period of up to a year that doesn't end in the future.",
};

type Row = { key: string; name: string; amount: number; isTotal?: boolean };

/** The same statement that the player sees, in the time zone that the player's limits use. */
export function StatementTab({ player: { id: playerId } }: PlayerTabProps) {
  const today = calendarDay(new Date(), "UTC");
  const usual = presetPeriod("LAST_MONTH", today);
  const [period, setPeriod] = useUrlValues({ from: usual.from, to: usual.to });
  const fault = checkStatementPeriod(period, today);
  const query = { ...(fault ? usual : period), language: "en" };
  const resource = useCall(getPlayerStatement, { params: { playerId }, query });
  const statement = resource.value;
  const preset = STATEMENT_PRESETS.find((name) => {
    const { from, to } = presetPeriod(name, today);
    return from === period.from && to === period.to;
  });
  const errorOf = (field: "from" | "to") => (fault?.field === field ? faults[fault.code] : undefined);
  return (
    <div className="grid gap-5">
      <FilterBar label="Period of the statement">
        <SelectField
          label="Range"
          value={preset ?? ""}
          options={[
            ...STATEMENT_PRESETS.map((value) => ({ value, label: presets[value] })),
            { value: "", label: "Custom", disabled: true },
          ]}
          onChange={(event) => setPeriod(presetPeriod(event.target.value as StatementPreset, today))}
        />
        <TextField
          label="From"
          type="date"
          value={period.from}
          error={errorOf("from")}
          onChange={(event) => setPeriod({ from: event.target.value })}
        />
        <TextField
          label="To"
          type="date"
          value={period.to}
          error={errorOf("to")}
          onChange={(event) => setPeriod({ to: event.target.value })}
        />
      </FilterBar>
      {fault ? null : (
        <>
          <p className="flex flex-wrap items-center gap-3">
            <a
              href={callAddress(downloadPlayerStatement, { params: { playerId }, query })}
              download
              className={buttonClass({ size: "sm" })}
            >
              Download PDF
            </a>
            <a
              href={callAddress(exportPlayerStatement, { params: { playerId }, query })}
              download
              className={buttonClass({ size: "sm" })}
            >
              Download CSV
            </a>
            {statement ? <span className="text-sm text-mist">Days are in {statement.timeZone}.</span> : null}
          </p>
          <RecordTable
            caption="Statement"
            columns={summaryColumns(statement)}
            resource={resource}
            rows={statement && summaryRows(statement)}
            rowKey={({ key }) => key}
            empty={{ title: "No statement" }}
          />
          <RecordTable
            caption="Play by product and game"
            columns={playColumns(statement)}
            resource={resource}
            rows={statement && playRows(statement)}
            rowKey={({ key }) => key}
            empty={{ title: "No bets or rounds in this period" }}
          />
        </>
      )}
    </div>
  );
}

function summaryRows(statement: Statement): Row[] {
  return [
    { key: "opening", name: "Opening balance", amount: statement.opening, isTotal: true },
    ...statement.lines.map(({ kind, amount }) => ({ key: kind, name: lines[kind], amount })),
    { key: "closing", name: "Closing balance", amount: statement.closing, isTotal: true },
    { key: "net", name: "Net win/loss", amount: statement.net },
  ];
}

function summaryColumns(statement: Statement | undefined): RecordColumn<Row>[] {
  return [
    {
      key: "name",
      header: "Line",
      cell: ({ name, isTotal }) => (isTotal ? <strong>{name}</strong> : name),
    },
    {
      key: "amount",
      header: "Amount",
      align: "end",
      cell: ({ amount }) => formatFigure(amount, statement?.currency ?? ""),
    },
  ];
}

type Play = { key: string; name: string; bets: number; stakes: number; wins: number; net: number };

function playRows({ verticals }: Statement): Play[] {
  return verticals.flatMap(({ vertical, products, ...play }) => [
    { ...play, key: vertical, name: `All of ${vertical || "other"}` },
    ...products.map(({ id, ...product }) => ({ ...product, key: `${vertical} ${id}` })),
  ]);
}

function playColumns(statement: Statement | undefined): RecordColumn<Play>[] {
  const money = (amount: number) => formatFigure(amount, statement?.currency ?? "");
  return [
    { key: "name", header: "Name", cell: ({ name }) => name },
    { key: "bets", header: "Bets", align: "end", cell: ({ bets }) => bets },
    { key: "stakes", header: "Stakes", align: "end", cell: ({ stakes }) => money(stakes) },
    { key: "wins", header: "Wins", align: "end", cell: ({ wins }) => money(wins) },
    { key: "net", header: "Net", align: "end", cell: ({ net }) => money(net) },
  ];
}
