import { listJurisdictions } from "@parlour/contracts/calls/protection/jurisdictions/list-jurisdictions";
import { RESERVED_JURISDICTION } from "@parlour/contracts/constants";
import { isProfile, type Jurisdiction, jurisdictionByName } from "@parlour/rules/jurisdiction";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { useState } from "react";
import { placeName } from "../../../parts/place-name.ts";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { JurisdictionDialog } from "./jurisdiction-dialog.tsx";
import { JurisdictionHistory } from "./jurisdiction-history.tsx";

/** Shows the restrictions that apply as badges; `false` stands for a restriction that does not apply. */
function Strict({ rules }: { rules: readonly (string | false)[] }) {
  const held = rules.filter((rule) => rule !== false);
  if (held.length === 0) return "no limits";
  return (
    <span className="flex flex-wrap gap-1.5 max-md:justify-end">
      {held.map((rule) => (
        <Badge key={rule} tone="alarm">
          {rule}
        </Badge>
      ))}
    </span>
  );
}

const columns: readonly RecordColumn<Jurisdiction>[] = [
  {
    key: "place",
    header: "Residence or profile",
    cell: ({ name }) => (
      <>
        <span className="block font-semibold whitespace-nowrap">{placeName(name)}</span>
        <span className="text-sm text-mist">{isProfile(name) ? "Profile" : name}</span>
      </>
    ),
  },
  {
    key: "age",
    header: "Minimum age",
    align: "end",
    sortBy: ({ minimumAgeYears }) => minimumAgeYears,
    cell: ({ minimumAgeYears }) => minimumAgeYears,
  },
  {
    key: "play",
    header: "Play",
    cell: ({ autoplayAllowed, turboAllowed, minimumSpinMs, stakeCaps, realityCheckMinutes, ...place }) => (
      <Strict
        rules={[
          !autoplayAllowed && "No autoplay",
          !turboAllowed && "No quick spin",
          !place.anteBetsAllowed && "No ante bets",
          !place.featureBuysAllowed && "No feature buys",
          !place.simultaneousSlotsAllowed && "One slot at a time",
          stakeCaps.length > 0 && "Maximum stakes",
          realityCheckMinutes !== null && `Reality check ${realityCheckMinutes} min`,
          minimumSpinMs > 0 && `${minimumSpinMs / 1_000} s per round`,
        ]}
      />
    ),
  },
  {
    key: "money",
    header: "Money",
    cell: ({ playerTransferAllowed, cancelWithdrawalAllowed, documentBeforeDeposit, ...place }) => (
      <Strict
        rules={[
          place.limits.length > 0 && "Limits",
          place.depositLimitRequired && "Deposit limit required",
          !place.creditCardsAllowed && "No credit cards",
          !place.bonusesAllowed && "No bonuses",
          !place.missionsAllowed && "No missions",
          place.maximumWagering !== null && `Wagering up to ${place.maximumWagering}×`,
          !playerTransferAllowed && "No transfers",
          !place.dealerTipsAllowed && "No dealer tips",
          !cancelWithdrawalAllowed && "No withdrawal cancellation",
          documentBeforeDeposit && "Document before deposit",
        ]}
      />
    ),
  },
  {
    key: "idle",
    header: "Session",
    minor: true,
    cell: ({ sessionIdleSeconds, sessionAbsoluteSeconds }) =>
      sessionIdleSeconds === undefined && sessionAbsoluteSeconds === undefined
        ? "usual"
        : `${minutes(sessionIdleSeconds)} idle, ${minutes(sessionAbsoluteSeconds)} max.`,
  },
];

const minutes = (seconds: number | undefined) =>
  seconds === undefined ? "usual" : `${Math.round(seconds / 60)} min`;

/**
 * The legal requirements per location. A row shows everything that applies there, including inherited rules.
 */
export function Jurisdictions() {
  const resource = useCall(listJurisdictions, {});
  const [editing, setEditing] = useState<string | null>(null);
  const [saved, setSaved] = useState(0);
  const places = resource.value?.items;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-2xl text-mist">
          A subdivision inherits the rules of its country, and a country inherits the default. A place can
          also use a profile. Its own rules override both.
        </p>
        <Button onClick={() => setEditing(RESERVED_JURISDICTION)}>Add jurisdiction</Button>
      </div>
      <RecordTable
        caption="Jurisdictions"
        columns={columns}
        resource={resource}
        rows={places?.map(({ name }) => jurisdictionByName(places, name))}
        rowKey={({ name }) => name}
        onOpen={({ name }) => setEditing(name)}
        openKey={editing ?? undefined}
        empty={{ title: "No jurisdictions" }}
      />
      <JurisdictionHistory listKey={`${saved}`} onUndone={resource.reload} />
      <JurisdictionDialog
        name={editing}
        places={places ?? []}
        onClose={() => setEditing(null)}
        onConflict={resource.reload}
        onChanged={() => {
          resource.reload();
          setSaved(saved + 1);
        }}
      />
    </>
  );
}
