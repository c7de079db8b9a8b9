import { updateProfile } from "@parlour/contracts/calls/identity/profile/update-profile";
import { ApiError } from "@parlour/web/api/api-error";
import { client } from "@parlour/web/api/client";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { showToast } from "@parlour/web/ui/toast";
import { useFormFields } from "@parlour/web/ui/use-form-fields";
import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import type { Account } from "../../parts/account.server.ts";
import { markSiteStale } from "../../parts/session-change.ts";
import { failureMessage } from "../login/failure-message.ts";
import { fieldMessages } from "../login/field-messages.ts";
import { applyLanguage } from "../login/open-session.ts";
import type { ProfileChange } from "./profile-fields.ts";

const send = client(updateProfile);

type Fields<V extends Record<string, string>> = {
  initial: V;
  validate: Parameters<typeof useFormFields<V>>[0]["validate"];
  /** Maps the server's field names to the form's. */
  names: Readonly<Record<string, keyof V & string>>;
  changeOf: (values: V) => ProfileChange;
};

/** A form of profile fields. Changes are not sent until the player has confirmed their identity. */
export function useProfileForm<V extends Record<string, string>>(
  { session }: Pick<Account, "session">,
  { initial, validate, names, changeOf }: Fields<V>,
) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const [error, setError] = useState<string | null>(null);
  const [waiting, setWaiting] = useState<ProfileChange | null>(null);
  const [refusal, setRefusal] = useState<ApiError | null>(null);

  const save = async (body: ProfileChange, code?: string) => {
    const headers = code ? ({ "x-mfa-code": code, "x-mfa-operation": "updateProfile" } as const) : {};
    const saved = await send({ session, headers, body });
    setWaiting(null);
    applyLanguage(saved.attributes.language);
    markSiteStale();
    showToast({ tone: "success", title: t("account.profileSaved") });
    await revalidate();
  };

  /** Shows a server error in the form. Returns false if the error isn't about a field. */
  const refused = (thrown: unknown): boolean => {
    if (!(thrown instanceof ApiError) || thrown.status !== 422 || thrown.errors.length === 0) return false;
    setWaiting(null);
    setRefusal(thrown);
    return true;
  };

  const form = useFormFields({
    initial,
    validate,
    async onSubmit(values) {
      setError(null);
      const body = changeOf(values);
      try {
        await save(body);
      } catch (thrown) {
        if (thrown instanceof ApiError && thrown.errorCode === "MFA_REQUIRED") setWaiting(body);
        else if (!refused(thrown)) setError(failureMessage(t, thrown));
      }
    },
  });

  // Runs after the dialog has closed, because the dialog restores the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is shown once
  useEffect(() => {
    if (refusal === null) return;
    const { fields, other } = fieldMessages(t, refusal, names);
    form.refuse(fields as Partial<Record<keyof V, string>>);
    setError(other ?? null);
  }, [refusal]);

  /** Sends the pending change after confirmation. Throws errors that concern the confirmation. */
  const confirm = async (code?: string) => {
    if (waiting === null) return;
    try {
      await save(waiting, code);
    } catch (thrown) {
      if (!refused(thrown)) throw thrown;
    }
  };
  return { form, error, waiting: waiting !== null, confirm, giveUp: () => setWaiting(null) };
}
