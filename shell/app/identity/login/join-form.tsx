import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner } from "@parlour/web/ui/banner";
import { Button } from "@parlour/web/ui/button";
import { FormErrorSummary } from "@parlour/web/ui/form-error-summary";
import { Result } from "@parlour/web/ui/result";
import { Stepper } from "@parlour/web/ui/stepper";
import { useEffect, useId } from "react";
import { JoinAccount } from "./join-account.tsx";
import { joinLabels } from "./join-fields.ts";
import { JoinPerson } from "./join-person.tsx";
import { JoinPlace } from "./join-place.tsx";
import { joinSteps, lastJoinStep } from "./join-steps.ts";
import { type JoinOptions, useJoin } from "./use-join.ts";

/** Registration in three short steps; nothing is sent before the last step. */
export function JoinForm({
  options,
  onCurrency,
}: {
  options: JoinOptions;
  onCurrency: (currency: string) => void;
}) {
  const { t } = useTranslation();
  const titleId = useId();
  const { form, step, goBack, error } = useJoin(options, titleId);
  const current = joinSteps[step]!;
  const { currency } = form.values;
  useEffect(() => onCurrency(currency), [currency, onCurrency]);
  const named = (errors: typeof form.summary) =>
    errors.map(({ fieldId, message }) => {
      const label = joinLabels.find(([name]) => form.field(name).id === fieldId)?.[1];
      return { fieldId, message: label ? t("identity.fieldError", { field: t(label), message }) : message };
    });
  return (
    <form method="post" noValidate onSubmit={form.submit} className="grid gap-7">
      <Stepper
        label={t("identity.steps")}
        steps={joinSteps.map(({ title }) => t(title))}
        current={step}
        doneLabel={t("identity.stepDone")}
      />
      {error ? (
        <Result of={error}>
          <Banner tone="danger" live>
            {error}
          </Banner>
        </Result>
      ) : null}
      <FormErrorSummary
        title={t("identity.errorSummary")}
        errors={form.summary.length > 1 ? named(form.summary) : []}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a legend cannot be a grid item */}
      <div role="group" aria-labelledby={titleId}>
        <h2 id={titleId} tabIndex={-1} className="mb-4 text-xl outline-none">
          {t(current.title)}
        </h2>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {step === 0 ? <JoinAccount form={form} /> : null}
          {step === 1 ? <JoinPlace form={form} options={options} /> : null}
          {step === 2 ? <JoinPerson form={form} options={options} /> : null}
        </div>
      </div>
      <div className="grid gap-3">
        <Button type="submit" variant="primary" size="xl" full loading={form.submitting}>
          {t(step === lastJoinStep ? "identity.join" : "identity.continue")}
        </Button>
        {step > 0 ? (
          <Button variant="quiet" onClick={goBack} disabled={form.submitting}>
            {t("identity.stepBack")}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
