import type { OfferPlan } from "@parlour/contracts/entities/offer-plan";
import { offerActions } from "@parlour/rules/offer-risk";
import { useResource } from "@parlour/web/api/use-resource";
import { Banner } from "@parlour/web/ui/banner";
import { Button, buttonClass } from "@parlour/web/ui/button";
import { FormSkeleton } from "@parlour/web/ui/skeleton-shapes";
import { useState } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { ConflictHint, DraftStatus } from "../../../parts/conflicts/draft-status.tsx";
import { useMergedDraft } from "../../../parts/conflicts/use-merged-draft.ts";
import { counted } from "../../../parts/counted.ts";
import { Difference } from "../../../parts/difference.tsx";
import { focusFirstFault } from "../../../parts/focus-first-fault.ts";
import { NoRecord } from "../../../parts/no-record.tsx";
import { offerTerms } from "../../../parts/offer-terms.ts";
import { PageHeader } from "../../../parts/page-header.tsx";
import { changeOrPropose } from "../../../parts/propose.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { useSecondPerson } from "../../../parts/use-second-person.ts";
import {
  createOffer,
  fetchOffers,
  fetchProgramme,
  newId,
  type Offer,
  type Programme,
  updateOffer,
} from "./bonus-api.ts";
import { useGameNames } from "./game-select.tsx";
import { offerFieldLabels } from "./offer-field-labels.ts";
import { newFields, type OfferFields, toFields } from "./offer-fields.ts";
import { OfferForm } from "./offer-form.tsx";
import { toPlan } from "./offer-plan.ts";
import { WorstCase } from "./worst-case.tsx";

/** Creates an offer, or changes one for future claims. */
export function OfferEditor() {
  const { offerId } = useParams();
  const resource = useResource({
    key: `offer ${offerId ?? "new"}`,
    async read(signal) {
      const [offers, { current }] = await Promise.all([fetchOffers({ signal }), fetchProgramme({ signal })]);
      return { offer: offers.find(({ id }) => id === offerId), programme: current };
    },
  });
  const { value } = resource;
  if (value === undefined || (offerId !== undefined && value.offer === undefined)) {
    if (value === undefined && resource.error === undefined) return <FormSkeleton fields={8} />;
    return (
      <NoRecord
        what="offer"
        id={offerId ?? ""}
        error={value === undefined ? resource.error : undefined}
        onRetry={resource.reload}
        back={
          <Link to="/bonuses" className={buttonClass({ size: "sm" })}>
            All offers
          </Link>
        }
      />
    );
  }
  return (
    <Editor
      key={value.offer?.id ?? "new"}
      offer={value.offer}
      programme={value.programme}
      onConflict={resource.reload}
    />
  );
}

type EditorProps = { offer: Offer | undefined; programme: Programme; onConflict: () => void };

function Editor({ offer, programme, onConflict }: EditorProps) {
  const navigate = useNavigate();
  const [id] = useState(() => offer?.id ?? newId("offer"));
  const draft = useMergedDraft<OfferFields>(`offer ${offer?.id ?? "new"}`, {
    version: offer?.version ?? 0,
    value: offer ? toFields(offer.plan) : newFields(programme.plan.contribution, new Date()),
  });
  const { value: fields, set: setFields } = draft;
  const [isChecked, setChecked] = useState(false);
  const [saving, setSaving] = useState(false);
  const read = toPlan(fields);
  const needsSecond = useSecondPerson();
  const isRisky = "plan" in read && needsSecond(offerActions(read.plan));
  const faults = isChecked && "faults" in read ? read.faults : {};
  const review = () => {
    setChecked(true);
    if ("plan" in read) setSaving(true);
    else focusFirstFault();
  };
  return (
    <>
      <PageHeader title={offer ? offer.plan.name.en : "New offer"}>
        {offer
          ? `Version ${offer.version}, claimed ${counted(offer.taken, "time")}. Players who claimed it keep the terms they accepted.`
          : "Hidden until it's shown on the site or granted."}
      </PageHeader>
      <DraftStatus draft={draft} what="This offer has" labels={offerFieldLabels} />
      {Object.keys(faults).length > 0 ? (
        <div className="mb-5">
          <Banner tone="danger" live>
            {`${counted(Object.keys(faults).length, "field needs", "fields need")} attention.`}
          </Banner>
        </div>
      ) : null}
      <OfferForm
        fields={fields}
        faults={faults}
        isNew={offer === undefined}
        tiers={programme.plan.tiers.map((tier) => ({ id: tier.id, name: tier.name.en }))}
        onChange={(part) => setFields((before) => ({ ...before, ...part }))}
      />
      <div className="mt-6 flex flex-wrap items-center justify-end gap-3">
        <Link
          to="/bonuses"
          className="inline-flex min-h-11 items-center px-3 font-semibold text-mist hover:text-ivory"
        >
          Back to offers
        </Link>
        <ConflictHint conflicts={draft.conflicts} />
        <Button variant="primary" disabled={draft.conflicts.length > 0} onClick={review}>
          Review and save
        </Button>
      </div>
      <ReasonDialog
        open={saving}
        onClose={() => setSaving(false)}
        title={offer ? "Change this offer?" : "Create this offer?"}
        description={
          offer
            ? "Applies to players who claim it from now on."
            : "Grant it to players, or let them claim it on the site."
        }
        action={isRisky ? "Propose" : "Save"}
        done={isRisky ? "Proposed. Another operator must approve it." : offer ? "Saved" : "Created"}
        onConflict={() => {
          setSaving(false);
          onConflict();
        }}
        onSubmit={async (reason) => {
          if (!("plan" in read)) return;
          const { plan } = read;
          const baseVersion = offer?.version ?? null;
          const save = () =>
            offer
              ? updateOffer({ params: { id }, body: { plan, baseVersion: offer.version, reason } })
              : createOffer({ body: { id, plan, reason } });
          const outcome = await changeOrPropose(save, {
            kind: "BONUS_OFFER",
            data: { id, plan, baseVersion },
            reason,
          });
          draft.clear();
          void navigate("/bonuses");
          return outcome;
        }}
      >
        {"plan" in read ? <WorstCase plan={read.plan} isRisky={isRisky} /> : null}
        {"plan" in read && saving ? (
          <TermsDifference before={offer?.plan} after={read.plan} tiers={programme.plan.tiers} />
        ) : null}
      </ReasonDialog>
    </>
  );
}

type TermsDifferenceProps = {
  before: OfferPlan | undefined;
  after: OfferPlan;
  tiers: Programme["plan"]["tiers"];
};

/** The changes to an offer, worded as in the form. */
function TermsDifference({ before, after, tiers }: TermsDifferenceProps) {
  const games = useGameNames();
  const names = { games, tiers: new Map(tiers.map(({ id, name }) => [id, name.en])) };
  const [old, fresh] = [offerTerms(before, names), offerTerms(after, names)];
  const labels = Object.fromEntries(Object.keys({ ...old, ...fresh }).map((label) => [label, label]));
  return <Difference before={old} after={fresh} labels={labels} />;
}
