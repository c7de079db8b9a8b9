import { useTranslation } from "@parlour/web/i18n/translation-context";
import { EmptyState } from "@parlour/web/ui/empty-state";
import { ErrorState } from "@parlour/web/ui/error-state";
import { Panel } from "@parlour/web/ui/panel";
import { TextField } from "@parlour/web/ui/text-field";
import Search from "lucide-react/icons/search";
import { useState } from "react";
import { OutboxMessageView } from "./outbox-message.tsx";
import { type OutboxMessage, useOutbox } from "./use-outbox.ts";

/** Every SMS and e-mail the product would have sent, newest first, refreshed automatically. */
export function OutboxPanel({ first }: { first: readonly OutboxMessage[] | null }) {
  const { t } = useTranslation();
  const { messages, failed, retry } = useOutbox(first);
  const [term, setTerm] = useState("");
  if (failed || messages === null) {
    return (
      <Panel title={t("sandbox.outbox")}>
        <ErrorState title={t("sandbox.outboxError")} retryLabel={t("errors.tryAgain")} onRetry={retry} />
      </Panel>
    );
  }
  const found = messages.filter((message) => matches(message, term));
  const count = (
    <span className="text-sm text-mist">{t("sandbox.outboxCount", { count: messages.length })}</span>
  );
  return (
    <Panel title={t("sandbox.outbox")} action={count}>
      <TextField
        type="search"
        label={t("sandbox.outboxSearch")}
        labelHidden
        placeholder={t("sandbox.outboxSearch")}
        icon={<Search size={18} aria-hidden="true" />}
        value={term}
        onChange={(event) => setTerm(event.target.value)}
      />
      {found.length > 0 ? (
        <ul className="mt-2 -mb-3">
          {found.map((message) => (
            <li key={message.id} className="border-line py-4 not-first:border-t">
              <OutboxMessageView message={message} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          title={messages.length === 0 ? t("sandbox.outboxEmpty") : t("sandbox.outboxNoMatch", { term })}
        />
      )}
    </Panel>
  );
}

function matches({ to, subject, text, code }: OutboxMessage, term: string): boolean {
  const wanted = term.trim().toLowerCase();
  return [to, subject, text, code].some((part) => part?.toLowerCase().includes(wanted));
}
