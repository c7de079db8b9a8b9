import type { WholeCase } from "@parlour/contracts/entities/case";
import { KeyValueList } from "@parlour/web/ui/key-value-list";
import { Link } from "@parlour/web/ui/link";
import { Panel } from "@parlour/web/ui/panel";
import { Fragment } from "react";
import { caseOutcomes } from "../../../parts/case-words.ts";
import { Moment } from "../../../parts/moment.tsx";
import { PlayerLink } from "../../../parts/queues/player-link.tsx";
import { DueDay } from "./due-day.tsx";

/** Why the case was opened, how serious it is, and its dates. */
export function CaseFacts({ one }: { one: WholeCase }) {
  return (
    <Panel title={`Score ${one.score}`}>
      <ul className="mb-4 grid list-disc gap-1 pl-5">
        {one.reasons.map(({ code, points, text, playerId, hands = [] }) => (
          <li key={`${code} ${playerId ?? ""}`} className="wrap-anywhere">
            {text} <span className="text-mist">({points} points)</span>
            {playerId === undefined ? null : (
              <>
                {": "}
                <PlayerLink playerId={playerId} />
              </>
            )}
            {hands.map((id, at) => (
              <Fragment key={id}>
                {" "}
                <Link
                  href={`/console/poker-hands/${encodeURIComponent(id)}`}
                  className="touch-target rounded-tick text-bright underline underline-offset-4"
                >
                  Hand {at + 1}
                </Link>
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
      <KeyValueList
        items={[
          { label: "Opened", value: <Moment at={one.openedAt} /> },
          { label: "Opened by", value: one.openedBy ?? "Rule" },
          ...(one.dueOn || one.isOverdue
            ? [{ label: "Deadline", value: <DueDay day={one.dueOn} isOverdue={one.isOverdue} /> }]
            : []),
          ...(one.followUpOn ? [{ label: "Follow-up", value: one.followUpOn }] : []),
          ...(one.closedAt ? [{ label: "Closed", value: <Moment at={one.closedAt} /> }] : []),
          ...(one.outcome ? [{ label: "Outcome", value: caseOutcomes[one.outcome] }] : []),
          {
            label: "Withdrawals",
            value: one.holdsWithdrawals ? "Held by this case" : "Not held by this case",
          },
        ]}
      />
    </Panel>
  );
}
