import { formatAmount } from "@parlour/rules/currency";
import { leaderboardActions, prizeTotalMinor } from "@parlour/rules/leaderboard-cost";
import { useResource } from "@parlour/web/api/use-resource";
import { Banner } from "@parlour/web/ui/banner";
import { Button, buttonClass } from "@parlour/web/ui/button";
import { FormSkeleton } from "@parlour/web/ui/skeleton-shapes";
import { useState } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { ConflictHint, DraftStatus } from "../../../parts/conflicts/draft-status.tsx";
import { useMergedDraft } from "../../../parts/conflicts/use-merged-draft.ts";
import { counted } from "../../../parts/counted.ts";
import { focusFirstFault } from "../../../parts/focus-first-fault.ts";
import { NoRecord } from "../../../parts/no-record.tsx";
import { PageHeader } from "../../../parts/page-header.tsx";
import { changeOrPropose } from "../../../parts/propose.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { useSecondPerson } from "../../../parts/use-second-person.ts";
import { fetchLeaderboard, save } from "./leaderboard-api.ts";
import { LeaderboardForm } from "./leaderboard-form.tsx";
import { leaderboardLabels } from "./leaderboard-labels.ts";
import { type LeaderboardFields, newFields, toFields, toPlan } from "./leaderboard-plan.ts";

type Loaded = { id: string | undefined; version: number | null; fields: LeaderboardFields };

/** Creates a leaderboard, or changes one that has not started. */
export function LeaderboardEditor() {
  const { leaderboardId } = useParams();
  const resource = useResource<Loaded>({
    key: `leaderboard to edit ${leaderboardId ?? "new"}`,
    async read(signal) {
      const now = new Date();
      if (leaderboardId === undefined) return { id: undefined, version: null, fields: newFields(now) };
      const { plan, version } = await fetchLeaderboard({ params: { id: leaderboardId }, signal });
      return { id: leaderboardId, version, fields: toFields(plan, now) };
    },
  });
  const { value } = resource;
  if (value === undefined || value.id !== leaderboardId) {
    if (resource.error === undefined) return <FormSkeleton fields={8} />;
    return (
      <NoRecord
        what="leaderboard"
        id={leaderboardId ?? ""}
        error={resource.error}
        onRetry={resource.reload}
        back={
          <Link to="/leaderboards" className={buttonClass({ size: "sm" })}>
            All leaderboards
          </Link>
        }
      />
    );
  }
  return <Editor key={value.id ?? "new"} loaded={value} onConflict={resource.reload} />;
}

function Editor({ loaded, onConflict }: { loaded: Loaded; onConflict: () => void }) {
  const navigate = useNavigate();
  const [id] = useState(() => loaded.id ?? `leaderboard_${crypto.randomUUID().replaceAll("-", "")}`);
  const draft = useMergedDraft<LeaderboardFields>(`leaderboard ${loaded.id ?? "new"}`, {
    version: loaded.version ?? 0,
    value: loaded.fields,
  });
  const { value: fields, set: setFields } = draft;
  const [isChecked, setChecked] = useState(false);
  const [saving, setSaving] = useState(false);
  const needsSecond = useSecondPerson();
  const read = toPlan(fields, new Date());
  const isRisky = "plan" in read && needsSecond(leaderboardActions(read.plan));
  const faults = isChecked && "faults" in read ? read.faults : {};
  const back = loaded.id === undefined ? "/leaderboards" : `/leaderboards/${encodeURIComponent(loaded.id)}`;
  return (
    <>
      <PageHeader title={loaded.id === undefined ? "New leaderboard" : `Edit ${loaded.fields.name.en}`}>
        Rules and prizes can't be changed once it has started.
      </PageHeader>
      <DraftStatus draft={draft} what="This leaderboard has" labels={leaderboardLabels} />
      {Object.keys(faults).length > 0 ? (
        <div className="mb-5">
          <Banner tone="danger" live>
            {`${counted(Object.keys(faults).length, "field needs", "fields need")} attention.`}
          </Banner>
        </div>
      ) : null}
      <LeaderboardForm
        fields={fields}
        faults={faults}
        onChange={(part) => setFields((before) => ({ ...before, ...part }))}
      />
      <div className="mt-6 flex flex-wrap items-center justify-end gap-3">
        <Link
          to={back}
          className="inline-flex min-h-11 items-center px-3 font-semibold text-mist hover:text-ivory"
        >
          Back without saving
        </Link>
        <ConflictHint conflicts={draft.conflicts} />
        <Button
          variant="primary"
          disabled={draft.conflicts.length > 0}
          onClick={() => {
            setChecked(true);
            if ("plan" in read) setSaving(true);
            else focusFirstFault();
          }}
        >
          Review and save
        </Button>
      </div>
      <ReasonDialog
        open={saving}
        onClose={() => setSaving(false)}
        title={loaded.id === undefined ? "Create this leaderboard?" : "Change this leaderboard?"}
        description={
          "plan" in read
            ? `Pays ${formatAmount(prizeTotalMinor(read.plan), read.plan.currency, "en")} in cash to ${counted(
                read.plan.prizes.reduce((sum, { places }) => sum + places, 0),
                "player",
              )} at most.`
            : ""
        }
        action={isRisky ? "Propose" : "Save"}
        done={isRisky ? "Proposed. Another operator must approve it." : "Saved"}
        onConflict={() => {
          setSaving(false);
          onConflict();
        }}
        onSubmit={async (reason) => {
          if (!("plan" in read)) return;
          const data = { id, plan: read.plan, baseVersion: loaded.version };
          const outcome = await changeOrPropose(
            () => save({ params: { id }, body: { plan: data.plan, baseVersion: data.baseVersion, reason } }),
            { kind: "LEADERBOARD", data, reason },
          );
          draft.clear();
          void navigate(outcome === undefined ? `/leaderboards/${id}` : "/leaderboards");
          return outcome;
        }}
      />
    </>
  );
}
