import type { OfferPlan } from "@parlour/contracts/entities/offer-plan";
import { useResource } from "@parlour/web/api/use-resource";
import { Banner } from "@parlour/web/ui/banner";
import { Button } from "@parlour/web/ui/button";
import { ErrorState } from "@parlour/web/ui/error-state";
import { FormSkeleton } from "@parlour/web/ui/skeleton-shapes";
import { useState } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { Difference } from "../../../parts/difference.tsx";
import { failureText } from "../../../parts/failure-text.ts";
import { PageHeader } from "../../../parts/page-header.tsx";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import {
  createOffer,
  fetchOffers,
  fetchProgramme,
  newId,
  type Offer,
  type Programme,
  updateOffer,
} from "./bonus-api.ts";
import { newFields, type OfferFields, toFields } from "./offer-fields.ts";
import { OfferForm } from "./offer-form.tsx";
import { toPlan } from "./offer-plan.ts";

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
      <ErrorState title="Couldn't load the offer" retryLabel="Try again" onRetry={resource.reload}>
        {value === undefined ? failureText(resource.error) : "Offer not found."}
      </ErrorState>
    );
  }
  return <Editor key={value.offer?.version ?? 0} offer={value.offer} programme={value.programme} />;
}

type EditorProps = { offer: Offer | undefined; programme: Programme };

function Editor({ offer, programme }: EditorProps) {
  const navigate = useNavigate();
  const [fields, setFields] = useState<OfferFields>(() =>
    offer ? toFields(offer.plan) : newFields(programme.plan.contribution, new Date()),
  );
  const [id] = useState(() => offer?.id ?? newId("offer"));
  const [isChecked, setChecked] = useState(false);
  const [saving, setSaving] = useState(false);
  const read = toPlan(fields);
  const faults = isChecked && "faults" in read ? read.faults : {};
  const review = () => {
    setChecked(true);
    if ("plan" in read) setSaving(true);
  };
  return (
    <>
      <PageHeader title={offer ? offer.plan.name.en : "New offer"}>
        {offer
          ? `Version ${offer.version}, taken ${offer.taken} ${offer.taken === 1 ? "time" : "times"}. Whoever took it keeps the terms they took.`
          : "Hidden until it's shown on the site or granted."}
      </PageHeader>
      {Object.keys(faults).length > 0 ? (
        <div className="mb-5">
          <Banner tone="danger" live>
            {`${Object.keys(faults).length} fields need attention.`}
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
      <div className="mt-6 flex justify-end gap-3">
        <Link
          to="/bonuses"
          className="inline-flex min-h-11 items-center px-3 font-semibold text-mist hover:text-ivory"
        >
          Back to offers
        </Link>
        <Button variant="primary" onClick={review}>
          Review and save
        </Button>
      </div>
      <ReasonDialog
        open={saving}
        onClose={() => setSaving(false)}
        title={offer ? "Change this offer?" : "Create this offer?"}
        description={
          offer ? "Applies to players who claim it from now on." : "Grant it or let it be found on the site."
        }
        action="Save"
        done={offer ? "Saved" : "Created"}
        onSubmit={async (reason) => {
          if (!("plan" in read)) return;
          const { plan } = read;
          if (offer)
            await updateOffer({ params: { id }, body: { plan, baseVersion: offer.version, reason } });
          else await createOffer({ body: { id, plan, reason } });
          void navigate("/bonuses");
        }}
      >
        {"plan" in read ? <Difference before={flat(offer?.plan)} after={flat(read.plan)} /> : null}
      </ReasonDialog>
    </>
  );
}

/** Compares amounts and contributions field by field, so that the difference is specific. */
function flat(plan: OfferPlan | undefined): Record<string, unknown> {
  if (plan === undefined) return {};
  const { amounts, contribution, ...rest } = plan;
  const perCurrency = Object.entries(amounts).flatMap(([currency, given]) =>
    Object.entries(given).map(([name, amount]) => [`${currency} ${name}`, amount]),
  );
  const shares = Object.values(contribution).flatMap((group) =>
    Object.entries(group).map(([name, percent]) => [`${name} counts`, percent]),
  );
  return { ...rest, ...Object.fromEntries([...perCurrency, ...shares]) };
}
