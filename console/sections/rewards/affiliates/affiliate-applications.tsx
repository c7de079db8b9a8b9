import type { Answer } from "@parlour/contracts/call";
import type { decideAffiliateApplication } from "@parlour/contracts/calls/rewards/affiliates/decide-affiliate-application";
import type { listAffiliateApplications } from "@parlour/contracts/calls/rewards/affiliates/list-affiliate-applications";
import { client } from "@parlour/web/api/client";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { useState } from "react";
import { Moment } from "../../../parts/moment.tsx";
import { PageHeader } from "../../../parts/page-header.tsx";
import { ClaimBar } from "../../../parts/queues/claim-bar.tsx";
import { decideOnce } from "../../../parts/queues/decide-once.ts";
import { PlayerLink } from "../../../parts/queues/player-link.tsx";
import { KeyHints, QueueBoard } from "../../../parts/queues/queue-board.tsx";
import { useClaims } from "../../../parts/queues/use-claims.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { StateFilter } from "../../../parts/state-filter.tsx";
import { useAnswer } from "../../../parts/use-answer.ts";

type Application = Answer<typeof listAffiliateApplications>[number];
type Decision = { application: Application; decision: "APPROVE" | "REFUSE" };

const askApplications = client<typeof listAffiliateApplications>(
  "GET",
  "/services/operator/v1/affiliate-applications",
);
const decide = client<typeof decideAffiliateApplication>(
  "POST",
  "/services/operator/v1/affiliate-applications/{id}/decision",
);
const states = [
  { value: "PENDING", label: "Waiting" },
  { value: "APPROVED", label: "Approved" },
  { value: "REFUSED", label: "Refused" },
] as const;

/** Applications for the affiliate programme. */
export function AffiliateApplications() {
  const [state, setState] = useState<Application["state"]>("PENDING");
  const answer = useAnswer(
    `affiliate applications ${state}`,
    (signal) => askApplications({ query: { state }, signal }),
    { everyMs: 30_000 },
  );
  const claims = useClaims("affiliates");
  const [deciding, setDeciding] = useState<Decision | null>(null);
  const start = (decision: Decision["decision"]) => (application: Application) => {
    if (application.state === "PENDING") setDeciding({ application, decision });
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
              ["r", "refuse"],
            ]}
          />
        }
      >
        Approved, the applicant becomes an affiliate by the usual commission plan.
      </PageHeader>
      <StateFilter options={states} value={state} onChange={setState} />
      <QueueBoard
        label="Applications"
        answer={answer}
        items={answer.loading ? undefined : answer.value}
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
                <Badge>{application.state.toLowerCase()}</Badge>
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
                  <Button variant="primary" onClick={() => start("APPROVE")(application)}>
                    Approve
                  </Button>
                  <Button onClick={() => start("REFUSE")(application)}>Refuse</Button>
                </div>
              ) : null}
            </article>
          </div>
        )}
        shortcuts={{ a: start("APPROVE"), r: start("REFUSE") }}
        empty={{ title: "No applications", text: "New ones appear here by themselves." }}
      />
      <ReasonDialog
        open={deciding !== null}
        onClose={() => setDeciding(null)}
        title={approves ? "Approve this application" : "Refuse this application"}
        description={
          approves
            ? `${deciding?.application.nickname ?? ""} becomes an affiliate at once.`
            : "The applicant is told the reason."
        }
        action={approves ? "Approve" : "Refuse"}
        danger={!approves}
        done={approves ? "Approved" : "Refused"}
        onSubmit={async (reason) => {
          if (!deciding) return;
          const { application, decision } = deciding;
          await decideOnce(
            () => decide({ params: { id: application.id }, body: { decision, reason } }),
            answer.reload,
          );
        }}
      />
    </>
  );
}
