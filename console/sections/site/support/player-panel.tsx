import { getSupportPlayer } from "@parlour/contracts/calls/site/support-desk/get-support-player";
import type { SupportPlayer } from "@parlour/contracts/entities/support-desk";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { Link } from "@parlour/web/ui/link";
import { TextSkeleton } from "@parlour/web/ui/skeleton-shapes";
import type { ReactNode } from "react";
import { maySee, useOperator } from "../../../app/operator-context.ts";
import { caseKinds } from "../../../parts/case-words.ts";
import { failureText } from "../../../parts/failure-text.ts";
import { formatFigure } from "../../../parts/format-figure.ts";
import { Moment } from "../../../parts/moment.tsx";
import { languageName, methodName, readable } from "../../../parts/readable.ts";

type PlayerPanelProps = { playerId: string; conversationId: string };

/**
 * The player of a conversation. Every load is recorded in the audit log, so the panel doesn't reload automatically.
 */
export function PlayerPanel({ playerId, conversationId }: PlayerPanelProps) {
  const resource = useCall(getSupportPlayer, {
    params: { playerId },
    query: { conversation: conversationId },
  });
  const player = resource.value;
  return (
    <section aria-label="Player" className="grid gap-3 border-t border-line pt-4">
      {player === undefined ? (
        resource.error === undefined ? (
          <TextSkeleton lines={4} />
        ) : (
          <p role="alert" className="text-sm text-alarm">
            {failureText(resource.error)}
          </p>
        )
      ) : (
        <>
          <header>
            <h3 className="font-sans text-base font-semibold">
              <Link
                href={`/console/players/${encodeURIComponent(player.id)}`}
                className="touch-target rounded-tick text-bright underline underline-offset-4 wrap-anywhere"
              >
                {player.name}
              </Link>
            </h3>
            <p className="text-sm break-all text-mist">{player.email}</p>
          </header>
          <Facts player={player} />
          <OpenCases cases={player.openCases} />
          <Payments payments={player.payments} />
        </>
      )}
    </section>
  );
}

function Facts({ player }: { player: SupportPlayer }) {
  const { balance } = player;
  const money = (amount: number) => (balance ? formatFigure(amount, balance.currency) : "–");
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2">
      <Fact name="Account">{readable(player.status)}</Fact>
      <Fact name="Tier">{player.tier || "–"}</Fact>
      <Fact name="Documents">{readable(player.verification)}</Fact>
      <Fact name="Language">{languageName(player.language)}</Fact>
      <Fact name="Balance">{money(balance?.total ?? 0)}</Fact>
      <Fact name="Withdrawable">{money(balance?.withdrawable ?? 0)}</Fact>
      <Fact name="Other conversations">{player.otherConversations}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-mist">{name}</dt>
      <dd className="font-semibold wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}

function OpenCases({ cases }: { cases: SupportPlayer["openCases"] }) {
  const mayOpen = maySee(useOperator(), ["COMPLIANCE"]);
  return (
    <div>
      <h4 className="font-sans text-sm font-medium text-mist">Open cases</h4>
      {cases.length === 0 ? <p className="text-sm">None</p> : null}
      <ul className="flex flex-wrap gap-1.5">
        {cases.map(({ id, kind }) => (
          <li key={id}>
            {mayOpen ? (
              <Link href={`/console/cases/${encodeURIComponent(id)}`} className="touch-target rounded-full">
                <Badge tone="alarm">{caseKinds[kind]}</Badge>
              </Link>
            ) : (
              <Badge tone="alarm">{caseKinds[kind]}</Badge>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Payments({ payments }: { payments: SupportPlayer["payments"] }) {
  return (
    <div>
      <h4 className="font-sans text-sm font-medium text-mist">Latest payments</h4>
      {payments.length === 0 ? <p className="text-sm">None</p> : null}
      <ul className="grid gap-1">
        {payments.map(({ id, kind, status, method, amount, currency, createdAt }) => (
          <li key={id} className="text-sm">
            <span className="flex justify-between gap-2">
              <span>{readable(kind)}</span>
              <span className="font-semibold tabular-nums">{formatFigure(amount, currency)}</span>
            </span>
            <span className="text-mist">
              {readable(status)} · {methodName(method)} · <Moment at={createdAt} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
