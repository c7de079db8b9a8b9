import type { Messages } from "@parlour/web/i18n/messages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Dialog } from "@parlour/web/ui/dialog";
import { ErrorState } from "@parlour/web/ui/error-state";
import { FormSkeleton } from "@parlour/web/ui/skeleton-shapes";
import { useCallback, useEffect, useState } from "react";
import { WithWords } from "../../words.tsx";
import { LoginForm } from "./login-form.tsx";

type Words = { language: string; messages: Messages };
type SessionEndedDialogProps = { onEntered: () => void; onLeave: () => void };

/** A login dialog over the current page, which keeps the page's state. */
export default function SessionEndedDialog({ onEntered, onLeave }: SessionEndedDialogProps) {
  const { t } = useTranslation();
  const [words, setWords] = useState<Words | "loading" | "failed">("loading");
  const load = useCallback(() => {
    setWords("loading");
    fetch("/words/identity")
      .then((response) => (response.ok ? response.json() : Promise.reject(response)))
      .then(setWords)
      .catch(() => setWords("failed"));
  }, []);
  useEffect(load, [load]);
  return (
    <Dialog
      open
      onClose={onLeave}
      title={t("player.sessionEndedTitle")}
      description={t("player.sessionEnded")}
      closeLabel={t("player.leave")}
    >
      {words === "loading" ? <FormSkeleton fields={2} /> : null}
      {words === "failed" ? (
        <ErrorState title={t("errors.internalTitle")} retryLabel={t("errors.tryAgain")} onRetry={load} />
      ) : null}
      {typeof words === "object" ? (
        <WithWords words={words}>
          <LoginForm stay onEntered={onEntered} />
        </WithWords>
      ) : null}
    </Dialog>
  );
}
