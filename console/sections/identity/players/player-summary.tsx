import { getPlayerSummary } from "@parlour/contracts/calls/office/player-directory/get-player-summary";
import { tagPlayers } from "@parlour/contracts/calls/office/player-directory/tag-players";
import { client } from "@parlour/web/api/client";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { Skeleton } from "@parlour/web/ui/skeleton";
import { TextField } from "@parlour/web/ui/text-field";
import { type ReactNode, useState } from "react";
import { failureText } from "../../../parts/failure-text.ts";
import { formatFigure } from "../../../parts/format-figure.ts";
import { Moment } from "../../../parts/moment.tsx";
import { PlayerLink } from "../../../parts/queues/player-link.tsx";
import { readable } from "../../../parts/readable.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { sharedNames } from "../../../parts/shared-names.ts";
import { useTierNames } from "../../../parts/tier-names.ts";
import { VerificationBadge } from "./status-badge.tsx";

const tag = client(tagPlayers);

/** A player's lifetime totals, verification, tier and risk, above the tabs. */
export function PlayerSummary({ playerId }: { playerId: string }) {
  const tierName = useTierNames();
  const resource = useCall(getPlayerSummary, { params: { playerId } });
  const [tagging, setTagging] = useState<{ action: "ADD" | "REMOVE"; tag: string } | null>(null);
  if (resource.loading || resource.value === undefined) {
    if (resource.error !== undefined) return <p role="alert">{failureText(resource.error)}</p>;
    return <Skeleton className="mb-5 h-28 w-full" />;
  }
  const { value } = resource;
  const money = (amount: number) => formatFigure(amount, value.currency);
  const word = (tagging?.tag ?? "").trim().toLowerCase();
  return (
    <section aria-label="Summary" className="mb-5 rounded-card border border-line bg-velvet px-5 py-4">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3 lg:grid-cols-5">
        <Fact name="Deposits">{money(value.deposits)}</Fact>
        <Fact name="Withdrawals">{money(value.withdrawals)}</Fact>
        <Fact name="Gross revenue">{money(value.grossRevenue)}</Fact>
        <Fact name="Net revenue">{money(value.netRevenue)}</Fact>
        <Fact name="Bonus share">
          {value.bonusShare === null ? "–" : `${value.bonusShare}%`}
          <span className="text-sm font-normal text-mist"> {money(value.promotions)}</span>
        </Fact>
        <Fact name="Documents">
          <VerificationBadge verification={value.verification} />
        </Fact>
        <Fact name="Tier">{tierName(value.tier)}</Fact>
        <Fact name="Last seen">{value.lastSeenAt ? <Moment at={value.lastSeenAt} /> : "never"}</Fact>
        {value.risk ? (
          <Fact name="Risk">
            {value.risk.hasOpenCase ? <Badge tone="alarm">open case</Badge> : null}{" "}
            {value.risk.score === null ? "no score" : `score ${value.risk.score}`}
          </Fact>
        ) : null}
        <Fact name="Tags">
          <span className="flex flex-wrap items-center gap-1.5">
            {value.tags.map((one) => (
              <button
                key={one}
                type="button"
                title={`Remove ${one}`}
                className="touch-target cursor-pointer rounded-chip"
                onClick={() => setTagging({ action: "REMOVE", tag: one })}
              >
                <Badge tone="brass">{one}</Badge>
              </button>
            ))}
            <Button size="sm" variant="quiet" onClick={() => setTagging({ action: "ADD", tag: "" })}>
              Add tag
            </Button>
          </span>
        </Fact>
      </dl>
      {value.similar.length > 0 ? (
        <div className="mt-4 border-t border-line pt-3">
          <h2 className="mb-1.5 font-sans text-base font-semibold">Linked accounts</h2>
          <ul className="grid gap-1">
            {value.similar.map(({ id, shared, isSelfExcluded, status }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-3 text-mist">
                <PlayerLink playerId={id} />
                <span>same {shared.map((trait) => sharedNames[trait]).join(", ")}</span>
                {isSelfExcluded ? <Badge tone="alarm">self-excluded</Badge> : null}
                {status === "ACTIVE" ? null : <Badge tone="quiet">{readable(status).toLowerCase()}</Badge>}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <ReasonDialog
        open={tagging !== null}
        onClose={() => setTagging(null)}
        title={tagging?.action === "REMOVE" ? `Remove the tag ${tagging.tag}?` : "Add a tag"}
        action={tagging?.action === "REMOVE" ? "Remove tag" : "Add tag"}
        disabled={!/^[a-z0-9][a-z0-9-]{0,31}$/.test(word)}
        done={tagging?.action === "REMOVE" ? "Tag removed" : "Tag added"}
        onSubmit={async (reason) => {
          if (tagging === null) return;
          await tag({ body: { playerIds: [playerId], tag: word, action: tagging.action, reason } });
          resource.reload();
        }}
      >
        {tagging?.action === "ADD" ? (
          <TextField
            label="Tag"
            hint="Letters, digits and hyphens"
            maxLength={32}
            value={tagging.tag}
            onChange={(event) => setTagging({ action: "ADD", tag: event.target.value })}
          />
        ) : null}
      </ReasonDialog>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-mist">{name}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
