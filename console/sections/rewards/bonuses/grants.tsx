import { listBonusGrants } from "@parlour/contracts/calls/rewards/bonuses/list-bonus-grants";
import { listBonusOffers } from "@parlour/contracts/calls/rewards/bonuses/list-bonus-offers";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { useState } from "react";
import { Moment } from "../../../parts/moment.tsx";
import { Pagination, useCursorPagination } from "../../../parts/pagination.tsx";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { cancelGrant, type Grant } from "./bonus-api.ts";

const intervalMs = 10_000;

export function Grants() {
  const pagination = useCursorPagination("grants");
  const { cursor } = pagination;
  const query = cursor === undefined ? {} : { cursor };
  const resource = useCall(listBonusGrants, { query }, { intervalMs });
  const offers = useCall(listBonusOffers, {}).value ?? [];
  const offerName = (id: string) => offers.find((offer) => offer.id === id)?.plan.name.en ?? id;
  const [cancelling, setCancelling] = useState<Grant | null>(null);
  const columns: RecordColumn<Grant>[] = [
    {
      key: "offer",
      header: "Offer",
      sortBy: ({ offerId }) => offerName(offerId),
      cell: ({ offerId }) => offerName(offerId),
    },
    {
      key: "at",
      header: "When",
      sortBy: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
    { key: "why", header: "Reason", minor: true, cell: ({ reason }) => reason },
    {
      key: "reached",
      header: "Delivered",
      align: "end",
      cell: ({ granted, players, refused }) =>
        `${granted} of ${players}${refused > 0 ? `, ${refused} not eligible` : ""}`,
    },
    {
      key: "cancel",
      header: "",
      align: "end",
      cell: (grant) =>
        grant.cancelledAt ? (
          <Badge tone="quiet">cancelled</Badge>
        ) : (
          <Button size="sm" onClick={() => setCancelling(grant)}>
            Cancel
          </Button>
        ),
    },
  ];
  return (
    <>
      <RecordTable
        caption="Grants"
        columns={columns}
        resource={resource}
        rows={resource.value?.items}
        rowKey={({ id }) => id}
        empty={{ title: "Nothing granted yet", text: "Grant an offer to players or tiers under Offers." }}
      />
      <Pagination pagination={pagination} next={resource.value?.nextCursor} />
      <ReasonDialog
        open={cancelling !== null}
        onClose={() => setCancelling(null)}
        title="Cancel this grant?"
        description="Active bonuses of this grant are removed. Amounts already converted to cash stay with the players."
        action="Cancel grant"
        danger
        done="Cancelled"
        onSubmit={async (reason) => {
          if (cancelling) await cancelGrant({ params: { id: cancelling.id }, body: { reason } });
          resource.reload();
        }}
      />
    </>
  );
}
