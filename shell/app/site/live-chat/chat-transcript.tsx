import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button } from "@parlour/web/ui/button";
import { TextField } from "@parlour/web/ui/text-field";
import { useFormFields } from "@parlour/web/ui/use-form-fields";

type ChatTranscriptProps = { email: string | null; onSend: (email: string) => void; onCancel: () => void };

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

export function ChatTranscript({ email, onSend, onCancel }: ChatTranscriptProps) {
  const { t } = useTranslation();
  const form = useFormFields({
    initial: { email: email ?? "" },
    validate: { email: (value) => (emailShape.test(value.trim()) ? undefined : t("chat.emailWrong")) },
    onSubmit: (values) => onSend(values.email.trim()),
  });
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-3">
      <TextField
        {...form.field("email")}
        type="email"
        autoFocus
        label={t("chat.transcript")}
        placeholder={t("chat.email")}
        autoComplete="email"
        maxLength={254}
        onChange={form.typed("email")}
      />
      <div className="grid grid-cols-2 gap-3">
        <Button onClick={onCancel}>{t("chat.cancel")}</Button>
        <Button type="submit" variant="primary">
          {t("chat.transcriptSend")}
        </Button>
      </div>
    </form>
  );
}
