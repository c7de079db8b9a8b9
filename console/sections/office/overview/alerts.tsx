import { listAlerts } from "@parlour/contracts/calls/office/operator-queues/list-alerts";
import type { OperatorAlert } from "@parlour/contracts/entities/operator-alert";
import { useCall } from "@parlour/web/api/use-resource";
import { Banner, bannerActionClass } from "@parlour/web/ui/banner";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { counted } from "../../../parts/counted.ts";
import { failureText } from "../../../parts/failure-text.ts";
import { Moment } from "../../../parts/moment.tsx";
import { LedgerCheck } from "../system/ledger-check.tsx";

const intervalMs = 20_000;

type Shown = { text: (count: number) => string; to?: string; label?: string };

/** The text of each kind of alert, and the page that handles it. */
const kinds: Record<OperatorAlert["kind"], Shown> = {
  FAILED_JOBS: {
    text: (count) => `${counted(count, "job", "jobs")} failed after all retries.`,
    to: "/system",
    label: "View jobs",
  },
  STUCK_WITHDRAWALS: {
    text: (count) => `${counted(count, "withdrawal has", "withdrawals have")} been waiting too long.`,
    to: "/withdrawals",
    label: "Review",
  },
  RECONCILIATION_DIFFERENCES: {
    text: (count) => `${counted(count, "payment doesn't", "payments don't")} match the provider's records.`,
    to: "/payment-problems",
    label: "Investigate",
  },
  PROVIDER_FAILURES: {
    text: (count) => `${counted(count, "payment", "payments")} failed or stuck at a provider.`,
    to: "/payment-problems",
    label: "Investigate",
  },
  CHARGEBACKS: {
    text: (count) => `${counted(count, "deposit was", "deposits were")} reversed and not reviewed yet.`,
    to: "/payment-problems",
    label: "Review",
  },
  CLOSED_ACCOUNT_MONEY: {
    text: (count) =>
      `${counted(count, "closed account holds or owes", "closed accounts hold or owe")} money.`,
    to: "/payment-problems",
    label: "Review",
  },
  LEDGER_DIFFERENCES: {
    text: (count) => `The ledger doesn't balance: ${counted(count, "check fails", "checks fail")}.`,
  },
  LEDGER_UNVERIFIED: {
    text: () => "The ledger hasn't been verified recently.",
  },
  LOCKED_OPERATORS: {
    text: (count) => `${counted(count, "operator is", "operators are")} locked out after failed attempts.`,
    to: "/operators",
    label: "Show operators",
  },
  BROKEN_WEBHOOKS: {
    text: (count) => `${counted(count, "webhook was", "webhooks were")} disabled after repeated failures.`,
    to: "/partners?tab=webhooks",
    label: "Show webhooks",
  },
  FAILING_PROVIDERS: {
    text: (count) => `${counted(count, "provider is", "providers are")} failing.`,
    to: "/providers?state=FAILING",
    label: "Show providers",
  },
  LEADERBOARDS_NOT_CLOSED: {
    text: (count) =>
      `${counted(count, "leaderboard has", "leaderboards have")} ended, but rounds that could not be counted delay the prizes.`,
    to: "/leaderboards",
    label: "Show leaderboards",
  },
  VOIDED_POKER_HANDS: {
    text: (count) =>
      `${counted(count, "poker hand", "poker hands")} could not be continued this week. All bets were returned.`,
    to: "/poker-hands",
    label: "Show hands",
  },
};

/** Open alerts with links to the pages that handle them. Renders nothing if there are none. */
export function Alerts() {
  const resource = useCall(listAlerts, {}, { intervalMs });
  if (resource.value === undefined) {
    if (resource.error === undefined) return null;
    return <Banner tone="warning">{`Couldn't load the alerts: ${failureText(resource.error)}`}</Banner>;
  }
  if (resource.value.items.length === 0) return null;
  return (
    <section aria-label="Alerts" className="mb-6 grid gap-3 xl:grid-cols-2">
      {resource.value.items.map((alert) => (
        <Banner
          key={alert.kind}
          tone={alert.severity === "DANGER" ? "danger" : "warning"}
          title={kinds[alert.kind].text(alert.count)}
          action={actionOf(alert.kind, resource.reload)}
        >
          {alert.since ? <Since alert={alert} at={alert.since} /> : null}
        </Banner>
      ))}
    </section>
  );
}

function Since({ alert, at }: { alert: OperatorAlert; at: string }) {
  const word = alert.kind.startsWith("LEDGER") ? "Last verified" : "Since";
  return (
    <>
      {`${word} `}
      <Moment at={at} />
    </>
  );
}

function actionOf(kind: OperatorAlert["kind"], onVerified: () => void): ReactNode {
  const { to, label } = kinds[kind];
  if (to === undefined) return <LedgerCheck onVerified={onVerified} />;
  return (
    <Link to={to} className={bannerActionClass}>
      {label}
    </Link>
  );
}
