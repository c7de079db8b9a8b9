import { languageTag } from "@parlour/web/i18n/languages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Badge } from "@parlour/web/ui/badge";
import { useHydrated } from "@parlour/web/ui/use-hydrated";
import { CopyButton } from "./copy-button.tsx";
import type { OutboxMessage } from "./use-outbox.ts";

export function OutboxMessageView({ message }: { message: OutboxMessage }) {
  const { t } = useTranslation();
  return (
    <article>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-mist">
        <Badge tone="brass">{t("sandbox.channel", { channel: message.channel })}</Badge>
        <span className="break-all">{t("sandbox.messageTo", { to: message.to })}</span>
        <SentAt createdAt={message.createdAt} />
      </p>
      {message.subject ? <h3 className="mt-2 font-sans text-base font-semibold">{message.subject}</h3> : null}
      <p className="mt-1 whitespace-pre-line">{message.text}</p>
      {message.code ? (
        <p className="mt-1 flex items-center gap-1 text-xl tracking-[0.2em] text-bright">
          {message.code}
          <CopyButton text={message.code} what={t("sandbox.code")} />
        </p>
      ) : null}
    </article>
  );
}

/** The server doesn't know the reader's time zone, so the first render shows UTC. */
function SentAt({ createdAt }: { createdAt: string }) {
  const { language } = useTranslation();
  const hydrated = useHydrated();
  const format = new Intl.DateTimeFormat(languageTag(language), {
    dateStyle: "medium",
    timeStyle: "medium",
    ...(hydrated ? {} : { timeZone: "UTC" }),
  });
  return (
    <time dateTime={createdAt} className="ml-auto">
      {format.format(new Date(createdAt))}
    </time>
  );
}
