import { listBonusUse } from "@parlour/contracts/calls/office/reports/list-bonus-use";
import type { BonusUse } from "@parlour/contracts/entities/bonus-use";
import { useCall } from "@parlour/web/api/use-resource";
import { buttonClass } from "@parlour/web/ui/button";
import { Link } from "@parlour/web/ui/link";
import { useParams } from "react-router";
import { caseStates } from "../../../parts/case-words.ts";
import { formatFigure } from "../../../parts/format-figure.ts";
import { PageHeader } from "../../../parts/page-header.tsx";
import { Pagination, queueNames, useCursorPagination } from "../../../parts/pagination.tsx";
import { PeriodBar, usePeriod } from "../../../parts/period-bar.tsx";
import { PlayerLink } from "../../../parts/queues/player-link.tsx";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { sharedNames } from "../../../parts/shared-names.ts";

type AmountName = "granted" | "wagered" | "converted" | "cost";
const amountNames: Record<AmountName, string> = {
  granted: "Granted",
  wagered: "Wagered",
  converted: "Converted",
  cost: "Cost",
};
const linkClass = "touch-target rounded-tick text-bright underline underline-offset-4";

/** The players who claimed an offer in a period, with linked accounts that claimed it too, and cases. */
export function BonusUsePage() {
  const { offerId = "" } = useParams();
  const [period, setPeriod] = usePeriod();
  const pagination = useCursorPagination();
  const { cursor } = pagination;
  const { from, to, brand } = period;
  const resource = useCall(listBonusUse, {
    params: { id: offerId },
    query: {
      ...{ from, to },
      ...(period.currency && { currency: period.currency }),
      ...(brand && { brand }),
      ...(cursor && { cursor }),
    },
  });
  const currency = resource.value?.currency ?? period.currency ?? "";
  const amount = (name: AmountName): RecordColumn<BonusUse> => ({
    key: name,
    header: amountNames[name],
    align: "end",
    minor: true,
    sortBy: (use) => use[name],
    cell: (use) => formatFigure(use[name], currency),
  });
  const columns: RecordColumn<BonusUse>[] = [
    { key: "player", header: "Player", cell: ({ playerId }) => <PlayerLink playerId={playerId} /> },
    {
      key: "claims",
      header: "Claims",
      align: "end",
      sortBy: ({ claims }) => claims,
      cell: ({ claims }) => claims.toLocaleString("en"),
    },
    ...(Object.keys(amountNames) as AmountName[]).map(amount),
    {
      key: "linked",
      header: "Claims of linked accounts",
      sortBy: ({ linked }) => linked.reduce((sum, { claims }) => sum + claims, 0),
      cell: ({ linked }) => <LinkedAccounts linked={linked} />,
    },
    {
      key: "cases",
      header: "Cases",
      sortBy: ({ cases }) => cases.length,
      cell: ({ cases }) =>
        cases.length === 0 ? (
          "–"
        ) : (
          <ul className="grid gap-1">
            {cases.map(({ id, state }) => (
              <li key={id}>
                <Link href={`/console/cases/${encodeURIComponent(id)}`} className={linkClass}>
                  {caseStates[state]} case
                </Link>
              </li>
            ))}
          </ul>
        ),
    },
  ];
  const search = new URLSearchParams({ from, to, currency, ...(brand && { brand }) });
  return (
    <>
      <PageHeader
        title={`Bonus abuse: ${offerId}`}
        actions={
          <Link className={buttonClass()} href={`/console/reports/bonus-abuse?${search}`}>
            All offers
          </Link>
        }
      >
        Players who claimed the offer in the period, highest conversion first.
      </PageHeader>
      <PeriodBar
        label="Period"
        period={period}
        currency={currency}
        currencies={resource.value?.currencies ?? []}
        onChange={setPeriod}
      />
      <RecordTable
        caption="Players who claimed the offer"
        columns={columns}
        resource={resource}
        rows={resource.loading ? undefined : resource.value?.items}
        rowKey={({ playerId }) => playerId}
        empty={{ title: "No claims", text: "Choose another period or currency." }}
      />
      <Pagination pagination={pagination} next={resource.value?.nextCursor} names={queueNames} />
    </>
  );
}

/** The linked accounts that claimed the offer, and what they share with the player. */
function LinkedAccounts({ linked }: Pick<BonusUse, "linked">) {
  if (linked.length === 0) return "–";
  return (
    <ul className="grid gap-1">
      {linked.map(({ playerId, shared, claims }) => (
        <li key={playerId}>
          {claims} × <PlayerLink playerId={playerId} />{" "}
          <span className="text-mist">({shared.map((trait) => sharedNames[trait]).join(", ")})</span>
        </li>
      ))}
    </ul>
  );
}
