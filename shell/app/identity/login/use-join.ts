import { join } from "@parlour/contracts/calls/identity/profile/join";
import type { PlaceRules } from "@parlour/rules/jurisdiction";
import { ApiError } from "@parlour/web/api/api-error";
import { client } from "@parlour/web/api/client";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { showToast } from "@parlour/web/ui/toast";
import { useFormFields } from "@parlour/web/ui/use-form-fields";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useSite } from "../../use-site.ts";
import { failureMessage } from "./failure-message.ts";
import { fieldMessages } from "./field-messages.ts";
import { emptyJoin, joinBody, joinChecks, joinFieldNames } from "./join-fields.ts";
import { joinSteps, lastJoinStep, stepOf } from "./join-steps.ts";
import { loginReturn } from "./login-return.ts";
import { announceLogin, openSession } from "./open-session.ts";
import type { PhoneCountry } from "./phone-fields.tsx";
import { readReferralSource } from "./referral-source.ts";

const sendJoin = client(join);

type JoinStart = {
  countryCode: string;
  currency: string;
  /** The currency that is used if we don't offer the currency of the player's country. */
  defaultCurrency: string;
  /** Where new players go if they opened the form directly. */
  landing: string;
  language: string;
  phoneCountries: readonly PhoneCountry[];
};

type Option = { value: string; label: string };

export type JoinOptions = JoinStart & {
  countries: readonly Option[];
  /** The subdivisions of the preselected country. */
  subdivisions: readonly Option[];
  /** The rules of all jurisdictions; those of the chosen place of residence apply. */
  places: readonly PlaceRules[];
  currencies: readonly Option[];
  languages: readonly Option[];
  /** The current year, passed from the server so that server and browser render the same list. */
  thisYear: number;
};

/** The join form's state, its steps and its submission. `titleId` is the heading of the current step. */
export function useJoin(options: JoinOptions, titleId: string) {
  const { countryCode, currency, language, phoneCountries, landing } = options;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { referral } = useSite();
  const [error, setError] = useState<string | null>(null);
  const [step, setStep] = useState(0);
  const goTo = (next: number) => {
    setStep(next);
    requestAnimationFrame(() => document.getElementById(titleId)?.focus());
  };
  const form = useFormFields({
    initial: { ...emptyJoin, countryCode, phoneCountry: countryCode, currency, language },
    validate: joinChecks(t, options.places),
    checked: joinSteps[step]!.fields,
    async onSubmit(values) {
      setError(null);
      if (step < lastJoinStep) return goTo(step + 1);
      const query = new URLSearchParams(search);
      try {
        const body = joinBody(
          values,
          phoneCountries,
          readReferralSource(pathname, query, referral.tokenDays),
        );
        const answer = await sendJoin({ body });
        const profile = await openSession(answer);
        announceLogin(answer);
        const title = t("identity.welcome", { name: profile.firstName });
        const description = t("identity.confirmationSent", { email: profile.email });
        showToast({ tone: "success", title, description });
        await navigate(loginReturn(query.get("destination"), landing), { replace: true });
      } catch (thrown) {
        if (!(thrown instanceof ApiError) || thrown.status !== 422)
          return setError(failureMessage(t, thrown));
        const { fields, other } = fieldMessages(t, thrown, joinFieldNames);
        // Returns to the first step with an error.
        setStep(stepOf(Object.keys(fields)) ?? step);
        form.refuse(fields);
        setError(other ?? null);
      }
    },
  });
  return { form, step, goBack: () => goTo(step - 1), error };
}

export type JoinForm = ReturnType<typeof useJoin>["form"];
