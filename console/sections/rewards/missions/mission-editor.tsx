import type { OfferDetails } from "@parlour/contracts/entities/offer-plan";
import { highestClaims, missionActions } from "@parlour/rules/mission-cost";
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
import { fetchMission, fetchOffers, fetchProgramme, prizeText, save } from "./mission-api.ts";
import { MissionForm } from "./mission-form.tsx";
import { missionLabels } from "./mission-labels.ts";
import { type MissionFields, newFields, toFields, toPlan } from "./mission-plan.ts";

type Loaded = {
  id: string | undefined;
  version: number | null;
  fields: MissionFields;
  offers: readonly OfferDetails[];
  tiers: readonly { value: string; label: string }[];
  /** The most that one loyalty point can be worth, in US dollars. */
  pointDollars: number;
};

/** Offers of these types depend on the player's activity, so a mission can't give them. */
const notGranted = new Set(["DEPOSIT_MATCH", "CASHBACK"]);

/** Creates a mission, or changes one that has not started. */
export function MissionEditor() {
  const { missionId } = useParams();
  const resource = useResource<Loaded>({
    key: `mission to edit ${missionId ?? "new"}`,
    async read(signal) {
      const now = new Date();
      const [offers, { current }, found] = await Promise.all([
        fetchOffers({ signal }),
        fetchProgramme({ signal }),
        missionId === undefined ? undefined : fetchMission({ params: { id: missionId }, signal }),
      ]);
      const { tiers } = current.plan;
      const rates = tiers.flatMap(({ cashRatePpm, bonusRatePpm }) => [cashRatePpm, bonusRatePpm]);
      return {
        id: missionId,
        version: found?.version ?? null,
        fields: found ? toFields(found.plan, now) : newFields(now),
        offers: offers.filter(({ plan, state }) => !notGranted.has(plan.type) && state !== "ENDED"),
        tiers: tiers.map(({ id, name }) => ({ value: id, label: name.en })),
        pointDollars: Math.max(...rates) / 1_000_000,
      };
    },
  });
  const { value } = resource;
  if (value === undefined || value.id !== missionId) {
    if (resource.error === undefined) return <FormSkeleton fields={8} />;
    return (
      <NoRecord
        what="mission"
        id={missionId ?? ""}
        error={resource.error}
        onRetry={resource.reload}
        back={
          <Link to="/missions" className={buttonClass({ size: "sm" })}>
            All missions
          </Link>
        }
      />
    );
  }
  return <Editor key={value.id ?? "new"} loaded={value} onConflict={resource.reload} />;
}

function Editor({ loaded, onConflict }: { loaded: Loaded; onConflict: () => void }) {
  const navigate = useNavigate();
  const [id] = useState(() => loaded.id ?? `mission_${crypto.randomUUID().replaceAll("-", "")}`);
  const draft = useMergedDraft<MissionFields>(`mission ${loaded.id ?? "new"}`, {
    version: loaded.version ?? 0,
    value: loaded.fields,
  });
  const { value: fields, set: setFields } = draft;
  const [isChecked, setChecked] = useState(false);
  const [saving, setSaving] = useState(false);
  const needsSecond = useSecondPerson();
  const read = toPlan(fields, new Date());
  const plan = "plan" in read ? read.plan : undefined;
  const offerOf = (offerId: string) => loaded.offers.find((offer) => offer.id === offerId);
  const actions =
    plan &&
    missionActions(
      plan,
      plan.prizes.map((prize) => {
        if (prize.kind === "POINTS") return { worthDollars: prize.points * loaded.pointDollars };
        const offer = offerOf(prize.offerId);
        return offer ? { offer: offer.plan } : { worthDollars: 0 };
      }),
    );
  const isRisky = actions !== undefined && needsSecond(actions);
  const faults = isChecked && "faults" in read ? read.faults : {};
  const offerNames = Object.fromEntries(loaded.offers.map((offer) => [offer.id, offer.plan.name.en]));
  const back = loaded.id === undefined ? "/missions" : `/missions/${encodeURIComponent(loaded.id)}`;
  return (
    <>
      <PageHeader title={loaded.id === undefined ? "New mission" : `Edit ${loaded.fields.name.en}`}>
        It can't be changed once it has started. An offer is given on its current terms.
      </PageHeader>
      <DraftStatus draft={draft} what="This mission has" labels={missionLabels} />
      {Object.keys(faults).length > 0 ? (
        <div className="mb-5">
          <Banner tone="danger" live>
            {`${counted(Object.keys(faults).length, "field needs", "fields need")} attention.`}
          </Banner>
        </div>
      ) : null}
      <MissionForm
        fields={fields}
        faults={faults}
        offers={loaded.offers.map((offer) => ({ value: offer.id, label: offer.plan.name.en }))}
        tiers={loaded.tiers}
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
            if (plan) setSaving(true);
            else focusFirstFault();
          }}
        >
          Review and save
        </Button>
      </div>
      <ReasonDialog
        open={saving}
        onClose={() => setSaving(false)}
        title={loaded.id === undefined ? "Create this mission?" : "Change this mission?"}
        description={
          plan
            ? `Gives ${plan.prizes.map((prize) => prizeText(prize, offerNames)).join(", then ")}, ${counted(highestClaims(plan), "time", "times")} per player at most.`
            : ""
        }
        action={isRisky ? "Propose" : "Save"}
        done={isRisky ? "Proposed. Another operator must approve it." : "Saved"}
        onConflict={() => {
          setSaving(false);
          onConflict();
        }}
        onSubmit={async (reason) => {
          if (!plan) return;
          const offerVersions = Object.fromEntries(
            plan.prizes.flatMap((prize) => {
              const offer = prize.kind === "OFFER" ? offerOf(prize.offerId) : undefined;
              return offer ? [[offer.id, offer.version]] : [];
            }),
          );
          const baseVersion = loaded.version;
          const outcome = await changeOrPropose(
            () => save({ params: { id }, body: { plan, baseVersion, reason } }),
            { kind: "MISSION", data: { id, plan, baseVersion, offerVersions }, reason },
          );
          draft.clear();
          void navigate(outcome === undefined ? `/missions/${id}` : "/missions");
          return outcome;
        }}
      />
    </>
  );
}
