import { listHarmCases } from "@parlour/contracts/calls/protection/harm-cases/list-harm-cases";
import { useCall } from "@parlour/web/api/use-resource";
import { Moment } from "../../../parts/moment.tsx";
import { PageHeader } from "../../../parts/page-header.tsx";
import { Pagination, queueNames, useCursorPagination } from "../../../parts/pagination.tsx";
import { PlayerName } from "../../../parts/queues/player-link.tsx";
import { KeyHints, QueueBoard } from "../../../parts/queues/queue-board.tsx";
import { useClaims } from "../../../parts/queues/use-claims.ts";
import { useQueueState } from "../../../parts/queues/use-queue-state.ts";
import { StateFilter } from "../../../parts/state-filter.tsx";
import { CaseDetail } from "./case-detail.tsx";

const intervalMs = 15_000;
const states = [
  { value: "OPEN", label: "Open" },
  { value: "FOLLOW_UP", label: "Follow-up" },
  { value: "CLOSED", label: "Closed" },
] as const;

/** Players whose play shows markers of harm. */
export function HarmCases() {
  const [state, setState] = useQueueState("state", ["OPEN", "FOLLOW_UP", "CLOSED"]);
  const pagination = useCursorPagination();
  const { cursor } = pagination;
  const resource = useCall(
    listHarmCases,
    { query: { state, ...(cursor !== undefined && { cursor }) } },
    { intervalMs },
  );
  const claims = useClaims("harm-cases");
  return (
    <>
      <PageHeader title="Player protection cases" actions={<KeyHints keys={[]} />}>
        A case opens when a player's daily score for markers of harm passes the threshold, when an account
        looks like a duplicate, or when poker hands show signs of unfair play. Open cases are listed oldest
        first.
      </PageHeader>
      <StateFilter options={states} value={state} onChange={setState} />
      <QueueBoard
        label="Player protection cases"
        resource={resource}
        items={resource.loading ? undefined : resource.value?.items}
        keyOf={({ id }) => id}
        row={({ id, playerId, score, reasons, openedAt }) => (
          <>
            <span className="flex justify-between gap-2 font-semibold">
              <span className="truncate">
                <PlayerName playerId={playerId} />
              </span>
              <span>{score}</span>
            </span>
            <span className="block truncate text-sm text-mist">{reasons[0]?.text}</span>
            <span className="mt-1 flex justify-between gap-2 text-sm text-mist">
              <Moment at={openedAt} />
              <span className="truncate text-bright">{claims.of(id)?.operatorName}</span>
            </span>
          </>
        )}
        detail={(one) => <CaseDetail one={one} claims={claims} onChanged={resource.reload} />}
        pages={
          <Pagination
            pagination={pagination}
            next={resource.value?.nextCursor}
            {...(state === "OPEN" && { names: queueNames })}
          />
        }
        empty={
          state === "OPEN"
            ? {
                title: "No open cases",
                text: "Scores are calculated every night; duplicates are detected immediately.",
              }
            : { title: "None yet", text: "Cases in this state are listed here." }
        }
      />
    </>
  );
}
