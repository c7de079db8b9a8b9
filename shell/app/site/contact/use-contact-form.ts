import { ApiError } from "@parlour/web/api/api-error";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { showToast } from "@parlour/web/ui/toast";
import { useFormFields } from "@parlour/web/ui/use-form-fields";
import { useState } from "react";
import { useNavigate } from "react-router";
import { sendMessage } from "./send-message.ts";

export const MESSAGE_LENGTH = 5_000;
const EMAIL = /^\S+@\S+\.\S+$/;

/**
 * The state of the contact form. If there is only one subject, it is selected already; otherwise the visitor chooses
 * one.
 */
export function useContactForm(subjects: readonly string[], email: string) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [proving, setProving] = useState(false);
  const only = subjects.length === 1 ? subjects[0]! : "";

  const emailError = (value: string) => (EMAIL.test(value.trim()) ? undefined : t("contact.emailFormat"));
  const messageError = (value: string) => {
    const { length } = value.trim();
    if (length === 0) return t("contact.messageRequired");
    return length > MESSAGE_LENGTH ? t("contact.messageTooLong", { max: MESSAGE_LENGTH }) : undefined;
  };

  const form = useFormFields({
    initial: { email, subject: only, message: "", website: "" },
    validate: {
      email: emailError,
      subject: (value) => (value ? undefined : t("contact.subjectRequired")),
      message: messageError,
    },
    async onSubmit(values) {
      try {
        await sendMessage({ ...values, subject: values.subject || only }, () => setProving(true));
        // The toast stays visible after the navigation, long enough to be read on the next page.
        showToast({ tone: "success", title: t("contact.success"), durationMs: 12_000 });
        await navigate("/help");
      } catch (error) {
        fail(error);
      } finally {
        setProving(false);
      }
    },
  });

  const fail = (error: unknown) => {
    const fields = error instanceof ApiError && error.status === 422 ? error.errors : [];
    const wrong = new Set(fields.map(({ field }) => field));
    const known = {
      ...(wrong.has("email") && { email: t("contact.emailFormat") }),
      ...(wrong.has("message") && { message: t("contact.messageRequired") }),
      ...(wrong.has("subject") && subjects.length > 1 && { subject: t("contact.subjectRequired") }),
    };
    if (Object.keys(known).length > 0) form.refuse(known);
    else showToast({ tone: "danger", title: t("contact.error_message") });
  };

  return { form, proving };
}
