import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button } from "@parlour/web/ui/button";
import { SelectField } from "@parlour/web/ui/select-field";
import { TextAreaField } from "@parlour/web/ui/text-area-field";
import { TextField } from "@parlour/web/ui/text-field";
import Send from "lucide-react/icons/send";
import { MESSAGE_LENGTH, useContactForm } from "./use-contact-form.ts";

export type ContactFormProps = {
  subjects: readonly string[];
  /** The signed-in player's e-mail address; empty for a visitor. */
  email: string;
};

export function ContactForm({ subjects, email }: ContactFormProps) {
  const { t } = useTranslation();
  const { form, proving } = useContactForm(subjects, email);
  return (
    <form method="post" noValidate onSubmit={form.submit} className="relative grid gap-5">
      <TextField
        {...form.field("email")}
        label={t("contact.email")}
        hint={t("contact.emailHint")}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={254}
        required
        onChange={form.typed("email")}
      />
      {subjects.length > 1 ? (
        <SelectField
          {...form.field("subject")}
          label={t("contact.subject")}
          placeholder={t("contact.subjectChoose")}
          options={subjects.map((subject) => ({ value: subject, label: subject }))}
          required
          onChange={form.typed("subject")}
        />
      ) : null}
      <TextAreaField
        {...form.field("message")}
        label={t("contact.message")}
        hint={t("contact.messageHint")}
        rows={7}
        maxLength={MESSAGE_LENGTH}
        required
        onChange={form.typed("message")}
      />
      {/* A honeypot: invisible, unfocusable and hidden from screen readers, so only a bot fills it in. */}
      <div aria-hidden="true" className="sr-only">
        <label htmlFor={form.field("website").id}>{t("contact.website")}</label>
        <input
          id={form.field("website").id}
          name="website"
          value={form.values.website}
          onChange={form.typed("website")}
          tabIndex={-1}
          autoComplete="off"
        />
      </div>
      <Button
        type="submit"
        variant="primary"
        size="xl"
        full
        loading={form.submitting}
        icon={<Send size={18} aria-hidden="true" />}
      >
        {t("contact.send")}
      </Button>
      <p role="status" className={proving ? "text-center text-sm text-mist" : "sr-only"}>
        {proving ? t("contact.proving") : ""}
      </p>
    </form>
  );
}
