import { listBonusOffers } from "@parlour/contracts/calls/rewards/bonuses/list-bonus-offers";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { useState } from "react";
import { useNavigate } from "react-router";
import { counted } from "../../../parts/counted.ts";
import { typeLabels } from "../../../parts/offer-labels.ts";
import { readable } from "../../../parts/readable.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { endOffer, type Offer } from "./bonus-api.ts";
import { useGameNames } from "./game-select.tsx";
import { GrantDialog } from "./grant-dialog.tsx";
import { SpinsDialog } from "./spins-dialog.tsx";

const tones = { SCHEDULED: "brass", OPEN: "gain", ENDED: "quiet" } as const;
/** Deposit match and cashback offers depend on the player's own activity, so operators can't grant them. */
const notGranted = new Set(["DEPOSIT_MATCH", "CASHBACK"]);

export function Offers() {
  const resource = useCall(listBonusOffers, {});
  const [ending, setEnding] = useState<Offer | null>(null);
  const [granting, setGranting] = useState<Offer | null>(null);
  const [making, setMaking] = useState(false);
  const navigate = useNavigate();
  const games = useGameNames();
  const columns: RecordColumn<Offer>[] = [
    {
      key: "name",
      header: "Offer",
      sortBy: ({ plan }) => plan.name.en,
      cell: ({ plan }) => (
        <>
          <span className="block font-semibold">{plan.name.en}</span>
          <span className="text-sm text-mist">{typeLabels[plan.type].split(":")[0]}</span>
        </>
      ),
    },
    {
      key: "terms",
      header: "Terms",
      minor: true,
      cell: ({ plan }) =>
        [
          plan.percent && `${plan.percent}%`,
          plan.spins &&
            `${counted(plan.spins.count, "spin")} on ${games.get(plan.spins.gameId) ?? `game ${plan.spins.gameId}`}`,
          plan.wageringFactor > 0
            ? `${plan.wageringFactor}× wagering within ${counted(plan.validDays, "day")}`
            : `no wagering, valid for ${counted(plan.validDays, "day")}`,
          plan.code && `with code ${plan.code}`,
          plan.isPublic ? "for everyone" : "granted by operators only",
        ]
          .filter(Boolean)
          .join(", "),
    },
    {
      key: "taken",
      header: "Claimed",
      align: "end",
      sortBy: ({ taken }) => taken,
      cell: ({ taken }) => taken,
    },
    {
      key: "running",
      header: "Current",
      align: "end",
      sortBy: ({ running }) => running,
      cell: ({ running }) => running,
    },
    {
      key: "state",
      header: "Status",
      sortBy: ({ state }) => state,
      cell: ({ state }) => <Badge tone={tones[state]}>{readable(state)}</Badge>,
    },
    {
      key: "actions",
      header: "",
      align: "end",
      cell: (offer) =>
        offer.state === "ENDED" ? null : (
          <span className="flex justify-end gap-2 max-xl:flex-wrap">
            <Button size="sm" onClick={() => navigate(`/bonuses/offers/${offer.id}`)}>
              Edit
            </Button>
            {notGranted.has(offer.plan.type) ? null : (
              <Button size="sm" onClick={() => setGranting(offer)}>
                Grant
              </Button>
            )}
            <Button size="sm" onClick={() => setEnding(offer)}>
              End
            </Button>
          </span>
        ),
    },
  ];
  return (
    <>
      <div className="mb-4 flex flex-wrap justify-end gap-3">
        <Button onClick={() => setMaking(true)}>New free spins</Button>
        <Button variant="primary" onClick={() => navigate("/bonuses/offers/new")}>
          New offer
        </Button>
      </div>
      <RecordTable
        caption="Offers"
        columns={columns}
        resource={resource}
        rows={resource.value}
        rowKey={({ id }) => id}
        empty={{ title: "No offers yet" }}
      />
      <GrantDialog offer={granting} onClose={() => setGranting(null)} onGranted={resource.reload} />
      <SpinsDialog open={making} onClose={() => setMaking(false)} onMade={resource.reload} />
      <ReasonDialog
        open={ending !== null}
        onClose={() => setEnding(null)}
        title={`End ${ending?.plan.name.en ?? ""}?`}
        description={`It's removed from the site. ${ending?.running ?? 0} active bonuses continue.`}
        action="End offer"
        danger
        done="Offer ended"
        onSubmit={async (reason) => {
          if (ending) await endOffer({ params: { id: ending.id }, body: { reason } });
          resource.reload();
        }}
      />
    </>
  );
}
