import { type Jurisdiction, listJurisdictions } from "@parlour/rules/jurisdiction";
import { Badge } from "@parlour/web/ui/badge";
import { Banner, bannerActionClass } from "@parlour/web/ui/banner";
import { Panel } from "@parlour/web/ui/panel";
import { Link } from "react-router";
import { hasRole, useOperator } from "../../app/operator-context.ts";
import { type RecordColumn, RecordTable } from "../../parts/record-table.tsx";

const rows = listJurisdictions();
const countryNames = new Intl.DisplayNames("en", { type: "region" });

/** `Canada, QC`, and in words what holds everywhere else. */
function placeOf(name: string): string {
  if (name === "default") return "Everywhere else";
  const [country = "", subdivision] = name.split("-");
  return [countryNames.of(country) ?? country, subdivision].filter(Boolean).join(", ");
}

/** A rule that is stricter than what holds elsewhere stands out. */
function allowed(isAllowed: boolean) {
  return isAllowed ? "yes" : <Badge tone="alarm">no</Badge>;
}

const minutes = (seconds: number | undefined) =>
  seconds === undefined ? "as configured" : `${Math.round(seconds / 60)} min`;

const columns: readonly RecordColumn<Jurisdiction>[] = [
  {
    key: "place",
    header: "Where the player lives",
    cell: ({ name }) => (
      <>
        <span className="block font-semibold">{placeOf(name)}</span>
        <span className="text-sm text-mist">{name}</span>
      </>
    ),
  },
  {
    key: "age",
    header: "Age from",
    align: "end",
    sortBy: ({ minimumAgeYears }) => minimumAgeYears,
    cell: ({ minimumAgeYears }) => minimumAgeYears,
  },
  {
    key: "subdivision",
    header: "Asks for the subdivision",
    minor: true,
    cell: ({ subdivisionRequired }) => (subdivisionRequired ? "yes" : "no"),
  },
  {
    key: "idle",
    header: "Session ends",
    minor: true,
    cell: ({ sessionIdleSeconds, sessionAbsoluteSeconds }) =>
      sessionIdleSeconds === undefined && sessionAbsoluteSeconds === undefined
        ? "as configured"
        : `idle ${minutes(sessionIdleSeconds)}, at most ${minutes(sessionAbsoluteSeconds)}`,
  },
  { key: "autoplay", header: "Autoplay", cell: ({ autoplayAllowed }) => allowed(autoplayAllowed) },
  {
    key: "pace",
    header: "Round at most every",
    align: "end",
    cell: ({ minimumSpinMs }) => (minimumSpinMs === 0 ? "no limit" : `${minimumSpinMs / 1_000} s`),
  },
  {
    key: "transfers",
    header: "Transfers",
    cell: ({ playerTransferAllowed }) => allowed(playerTransferAllowed),
  },
  {
    key: "cancel",
    header: "Takes withdrawals back",
    cell: ({ cancelWithdrawalAllowed }) => allowed(cancelWithdrawalAllowed),
  },
  {
    key: "document",
    header: "Document before a deposit",
    cell: ({ documentBeforeDeposit }) => (documentBeforeDeposit ? <Badge tone="brass">yes</Badge> : "no"),
  },
];

const known = { error: undefined, loading: false, isStale: false, reload: () => undefined };

/** What the law of a place asks of the product, as the product keeps it. */
export function Jurisdictions() {
  const me = useOperator();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Banner
        tone="info"
        title="Rules of law are part of each release"
        action={
          hasRole(me, ["CONTENT"]) ? (
            <Link to="/content" className={bannerActionClass}>
              Where the site is offered
            </Link>
          ) : undefined
        }
      >
        They change with the product, reviewed and tested, and so nobody edits them here. Where the site is
        offered at all is data: operators keep it under Content.
      </Banner>
      <Panel title="Jurisdictions">
        <RecordTable
          caption="Jurisdictions"
          columns={columns}
          answer={known}
          rows={rows}
          rowKey={({ name }) => name}
          empty={{ title: "No jurisdictions" }}
        />
      </Panel>
    </div>
  );
}
