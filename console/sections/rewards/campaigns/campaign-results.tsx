import type { CampaignDetails, CampaignGroup } from "@parlour/contracts/entities/campaign";
import { counted } from "../../../parts/counted.ts";
import { formatFigure } from "../../../parts/format-figure.ts";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";

type Row = CampaignGroup & { key: string; currency: string; who: string };

const loaded = { error: undefined, loading: false, isStale: false, reload: () => undefined };
const each = (total: number, { players }: CampaignGroup) => (players === 0 ? 0 : total / players);

const columns: readonly RecordColumn<Row>[] = [
  { key: "who", header: "Group", cell: ({ who }) => <strong>{who}</strong> },
  { key: "currency", header: "Currency", minor: true, cell: ({ currency }) => currency },
  { key: "players", header: "Players", align: "end", cell: ({ players }) => players.toLocaleString("en") },
  {
    key: "depositors",
    header: "Deposited",
    align: "end",
    cell: (row) => `${(100 * each(row.depositors, row)).toFixed(1)}%`,
  },
  {
    key: "deposits",
    header: "Deposits",
    align: "end",
    cell: ({ deposits, currency }) => formatFigure(deposits, currency),
  },
  {
    key: "net",
    header: "Net revenue",
    align: "end",
    cell: ({ netRevenue, currency }) => formatFigure(netRevenue, currency),
  },
  {
    key: "each",
    header: "Net revenue per player",
    align: "end",
    cell: (row) => formatFigure(each(row.netRevenue, row), row.currency),
  },
];

/** Compares the deposits and revenue of the players who got the message with those of the control group. */
export function CampaignResults({ campaign }: { campaign: CampaignDetails }) {
  const rows = campaign.results.flatMap(({ currency, treated, control }): Row[] => [
    { ...treated, key: `${currency} treated`, currency, who: "Got the message" },
    { ...control, key: `${currency} control`, currency, who: "Control group" },
  ]);
  return (
    <>
      <p className="mb-4 max-w-3xl text-mist">
        {`Each player's figures within ${counted(campaign.plan.resultDays, "day")} of the message, as in the reports; bonus costs are deducted from net revenue. They are up to two minutes behind.`}
        {campaign.plan.controlPercent === 0
          ? " Without a control group, there is nothing to compare them with."
          : null}
      </p>
      <RecordTable
        caption="Results by currency"
        columns={columns}
        resource={loaded}
        rows={rows}
        rowKey={({ key }) => key}
        empty={{ title: "No results yet", text: "They appear once messages are sent." }}
      />
    </>
  );
}
