import { getPlayerLoyalty } from "@parlour/contracts/calls/rewards/loyalty-points/get-player-loyalty";
import type { LoyaltyEntry } from "@parlour/contracts/entities/loyalty-programme";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { KeyValueList } from "@parlour/web/ui/key-value-list";
import { Panel } from "@parlour/web/ui/panel";
import { useState } from "react";
import { hasRole, useOperator } from "../../../../app/operator-context.ts";
import { formatFigure } from "../../../../parts/format-figure.ts";
import { Moment } from "../../../../parts/moment.tsx";
import { Pagination, useCursorPagination } from "../../../../parts/pagination.tsx";
import { ReasonDialog } from "../../../../parts/reason-dialog.tsx";
import { type RecordColumn, RecordTable } from "../../../../parts/record-table.tsx";
import { excludePlayer } from "../player-api.ts";
import type { PlayerTabProps } from "../player-tab.ts";

const count = (number: number) => number.toLocaleString("en");
const signed = (number: number) => (number > 0 ? `+${count(number)}` : count(number));
/** The next review of the tier may be up to a year ahead, so its date includes the year. */
const dayOf = (at: string) => new Date(at).toLocaleDateString("en-GB", { dateStyle: "medium" });
const kinds: Record<LoyaltyEntry["kind"], string> = {
  EARNED: "Earned",
  REDEEMED: "Redeemed",
  ADJUSTED: "Adjusted",
};

const columns: RecordColumn<LoyaltyEntry>[] = [
  { key: "at", header: "When", cell: ({ at }) => <Moment at={at} /> },
  { key: "kind", header: "What", cell: ({ kind, about }) => `${kinds[kind]}: ${about.toLowerCase()}` },
  { key: "points", header: "Points", align: "end", cell: ({ points }) => signed(points) },
  {
    key: "tierPoints",
    header: "Tier points",
    align: "end",
    minor: true,
    cell: ({ tierPoints }) => signed(tierPoints),
  },
  {
    key: "amount",
    header: "Stake or credit",
    align: "end",
    cell: ({ amount, currency }) => formatFigure(amount, currency),
  },
];

export function LoyaltyTab({ player: { id: playerId } }: PlayerTabProps) {
  const me = useOperator();
  const pagination = useCursorPagination();
  const [changing, setChanging] = useState(false);
  const { cursor } = pagination;
  const resource = useCall(getPlayerLoyalty, { params: { playerId }, query: { ...(cursor && { cursor }) } });
  const loyalty = resource.value;
  const isOut = loyalty?.excluded ?? false;
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[22rem_minmax(0,1fr)]">
      {loyalty ? (
        <Panel title={loyalty.tier.name} action={isOut ? <Badge tone="alarm">Excluded</Badge> : null}>
          <KeyValueList
            items={[
              { label: loyalty.pointsName, value: count(loyalty.points), strong: true },
              { label: "Cash value", value: formatFigure(loyalty.cashAmount, loyalty.currency) },
              { label: "Bonus value", value: formatFigure(loyalty.bonusAmount, loyalty.currency) },
              { label: "Tier points", value: count(loyalty.tierPoints) },
              {
                label: loyalty.nextTier ? `Needed for ${loyalty.nextTier.name}` : "Next tier",
                value: loyalty.nextTier ? count(loyalty.pointsToNextTier) : "highest",
              },
              { label: "Needed to keep tier", value: count(loyalty.pointsToKeepTier) },
              { label: "Next review", value: dayOf(loyalty.windowEndsAt) },
            ]}
          />
          {hasRole(me, ["MARKETING"]) ? (
            <Button className="mt-5" onClick={() => setChanging(true)}>
              {isOut ? "Include in programme" : "Exclude from programme"}
            </Button>
          ) : null}
        </Panel>
      ) : null}
      <div>
        <RecordTable
          caption="Points, newest first"
          columns={columns}
          resource={resource}
          rows={loyalty?.items}
          rowKey={({ id }) => id}
          empty={{ title: "No points yet", text: "Points earned and redeemed are listed here." }}
        />
        <Pagination pagination={pagination} next={loyalty?.nextCursor} />
      </div>
      <ReasonDialog
        open={changing}
        onClose={() => setChanging(false)}
        title={isOut ? "Include this player in the programme?" : "Exclude this player from the programme?"}
        description={
          isOut
            ? "Stakes earn points again from now on."
            : "Stakes no longer earn points, and existing points can't be redeemed."
        }
        action={isOut ? "Include" : "Exclude"}
        danger={!isOut}
        done={isOut ? "Player included in the programme" : "Player excluded from the programme"}
        onSubmit={async (reason) => {
          await excludePlayer({ params: { playerId }, body: { excluded: !isOut, reason } });
          resource.reload();
        }}
      />
    </div>
  );
}
