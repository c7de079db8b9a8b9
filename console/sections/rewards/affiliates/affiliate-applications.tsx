import type { Answer } from "@parlour/contracts/call";
import { decideAffiliateApplication } from "@parlour/contracts/calls/rewards/affiliates/decide-affiliate-application";
import { listAffiliateApplications } from "@parlour/contracts/calls/rewards/affiliates/list-affiliate-applications";
import { client } from "@parlour/web/api/client";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { useState } from "react";
import { Moment } from "../../../parts/moment.tsx";
import { PageHeader } from "../../../parts/page-header.tsx";
import { Pagination, queueNames, useCursorPagination } from "../../../parts/pagination.tsx";
import { ClaimBar } from "../../../parts/queues/claim-bar.tsx";
import { decideOnce } from "../../../parts/queues/decide-once.ts";
import { PlayerLink } from "../../../parts/queues/player-link.tsx";
import { KeyHints, QueueBoard } from "../../../parts/queues/queue-board.tsx";
import { useClaims } from "../../../parts/queues/use-claims.ts";
import { useQueueState } from "../../../parts/queues/use-queue-state.ts";
import { readable } from "../../../parts/readable.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { StateFilter } from "../../../parts/state-filter.tsx";

type Application = Answer<typeof listAffiliateApplications>["items"][number];
type Decision = { application: Application; decision: "APPROVE" | "REFUSE" };

const decide = client(decideAffiliateApplication);
const states = [
  { value: "PENDING", label: "Waiting" },
  { value: "APPROVED", label: "Approved" },
  { value: "REFUSED", label: "Rejected" },
] as const;

export function AffiliateApplications() {
  const [state, setState] = useQueueState("state", ["PENDING", "APPROVED", "REFUSED"]);
  const pagination = useCursorPagination();
  const { cursor } = pagination;
  const query = { state, ...(cursor !== undefined && { cursor }) };
  const resource = useCall(listAffiliateApplications, { query }, { intervalMs: 30_000 });
  const claims = useClaims("affiliates");
  const [deciding, setDeciding] = useState<Decision | null>(null);
  const start = (decision: Decision["decision"]) => (application: Application) => {
    if (application.state === "PENDING" && !claims.isOthers(application.id))
      setDeciding({ application, decision });
  };
  const approves = deciding?.decision !== "REFUSE";
  return (
    <>
      <PageHeader
        title="Affiliate applications"
        actions={
          <KeyHints
            keys={[
              ["a", "approve"],
              ["r", "reject"],
            ]}
          />
        }
      >
        Approved applicants get the standard commission plan.
      </PageHeader>
      <StateFilter options={states} value={state} onChange={setState} />
      <QueueBoard
        label="Applications"
        resource={resource}
        items={resource.loading ? undefined : resource.value?.items}
        keyOf={({ id }) => id}
        row={({ nickname, website, createdAt }) => (
          <>
            <span className="block truncate font-semibold">{nickname}</span>
            <span className="block truncate text-sm text-mist">{website}</span>
            <span className="text-sm text-mist">
              <Moment at={createdAt} />
            </span>
          </>
        )}
        detail={(application) => (
          <div className="grid gap-4">
            {application.state === "PENDING" ? <ClaimBar claims={claims} itemId={application.id} /> : null}
            <article className="grid gap-4 rounded-panel border border-line bg-velvet p-6">
              <header className="flex flex-wrap items-start justify-between gap-3">
                <h2 className="text-2xl">{application.nickname}</h2>
                <Badge>{readable(application.state)}</Badge>
              </header>
              <p className="text-sm break-all text-mist">
                {application.email} · <PlayerLink playerId={application.playerId} />
              </p>
              <p className="break-all">{application.website}</p>
              <p className="text-mist">{application.audience}</p>
              <p className="max-w-prose break-words whitespace-pre-wrap">{application.message}</p>
              {application.reason ? <p className="text-mist">Reason: {application.reason}</p> : null}
              {application.state === "PENDING" ? (
                <div className="flex flex-wrap gap-3">
                  <Button
                    variant="primary"
                    disabled={claims.isOthers(application.id)}
                    onClick={() => start("APPROVE")(application)}
                  >
                    Approve
                  </Button>
                  <Button
                    disabled={claims.isOthers(application.id)}
                    onClick={() => start("REFUSE")(application)}
                  >
                    Reject
                  </Button>
                </div>
              ) : null}
            </article>
          </div>
        )}
        pages={
          <Pagination
            pagination={pagination}
            next={resource.value?.nextCursor}
            {...(state === "PENDING" && { names: queueNames })}
          />
        }
        shortcuts={{ a: start("APPROVE"), r: start("REFUSE") }}
        empty={{ title: "No applications", text: "New applications appear here automatically." }}
      />
      <ReasonDialog
        open={deciding !== null}
        onClose={() => setDeciding(null)}
        title={approves ? "Approve this application" : "Reject this application"}
        description={
          approves
            ? `${deciding?.application.nickname ?? ""} becomes an affiliate immediately.`
            : "The applicant will see the reason."
        }
        action={approves ? "Approve" : "Reject"}
        danger={!approves}
        done={approves ? "Approved" : "Rejected"}
        onSubmit={async (reason) => {
          if (!deciding) return;
          const { application, decision } = deciding;
          await decideOnce(
            () => decide({ params: { id: application.id }, body: { decision, reason } }),
            resource.reload,
          );
        }}
      />
    </>
  );
}
