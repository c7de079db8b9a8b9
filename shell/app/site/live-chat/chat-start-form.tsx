import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button } from "@parlour/web/ui/button";
import { TextAreaField } from "@parlour/web/ui/text-area-field";
import { TextField } from "@parlour/web/ui/text-field";
import { useFormFields } from "@parlour/web/ui/use-form-fields";
import ShieldCheck from "lucide-react/icons/shield-check";
import { CHAT_TEXT_MAX_LENGTH } from "./chat-limits.ts";
import type { PendingStart } from "./chat-memory.ts";
import type { ChatView } from "./chat-session.ts";

type ChatStartFormProps = { view: ChatView; onStart: (start: Omit<PendingStart, "id">) => void };

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** Asks for a name, an e-mail address and the question; signed-in players are asked only for the question. */
export function ChatStartForm({ view, onStart }: ChatStartFormProps) {
  const { t, language } = useTranslation();
  const { name, email } = view.status ?? { name: null, email: null };
  const form = useFormFields({
    initial: { name: name ?? "", email: email ?? "", text: "" },
    validate: {
      name: (value) => (value.trim() === "" ? t("chat.nameMissing") : undefined),
      email: (value) =>
        value.trim() === "" || emailShape.test(value.trim()) ? undefined : t("chat.emailWrong"),
      text: (value) => checkQuestion(value.trim()),
    },
    onSubmit(values) {
      const email = values.email.trim() || null;
      onStart({ name: values.name.trim(), email, language, text: values.text.trim() });
    },
  });
  const checkQuestion = (text: string) => {
    if (text === "") return t("chat.questionMissing");
    return text.length > CHAT_TEXT_MAX_LENGTH ? t("chat.tooLong", { max: CHAT_TEXT_MAX_LENGTH }) : undefined;
  };
  return (
    <form noValidate onSubmit={form.submit} className="min-h-0 flex-1 overflow-y-auto px-5 py-6">
      <h3 className="text-2xl">{t("chat.startTitle")}</h3>
      <p className="mt-2 text-mist">{t("chat.startText")}</p>
      <div className="mt-6 grid gap-5">
        {name === null ? (
          <>
            <TextField
              {...form.field("name")}
              label={t("chat.name")}
              autoComplete="given-name"
              maxLength={60}
              onChange={form.typed("name")}
            />
            <TextField
              {...form.field("email")}
              type="email"
              label={t("chat.email")}
              aside={t("chat.optional")}
              hint={t("chat.emailHint")}
              autoComplete="email"
              maxLength={254}
              onChange={form.typed("email")}
            />
          </>
        ) : null}
        <TextAreaField {...form.field("text")} label={t("chat.question")} onChange={form.typed("text")} />
        <Button type="submit" variant="primary" size="lg" full loading={view.starting}>
          {t("chat.start")}
        </Button>
        <p className="flex items-start gap-2 text-sm text-mist">
          <ShieldCheck size={18} aria-hidden="true" className="shrink-0 text-brass" />
          {t("chat.privacy")}
        </p>
      </div>
    </form>
  );
}
