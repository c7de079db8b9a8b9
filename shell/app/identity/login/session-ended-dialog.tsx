import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Dialog } from "@parlour/web/ui/dialog";
import { ErrorState } from "@parlour/web/ui/error-state";
import { FormSkeleton } from "@parlour/web/ui/skeleton-shapes";
import { useLazyWords } from "../../parts/lazy-words.ts";
import { WithWords } from "../../words.tsx";
import { LoginForm } from "./login-form.tsx";

type SessionEndedDialogProps = { onEntered: () => void; onLeave: () => void };

/** A login dialog over the current page, which keeps the page's state. */
export default function SessionEndedDialog({ onEntered, onLeave }: SessionEndedDialogProps) {
  const { t } = useTranslation();
  const { value: words, error, loading, reload } = useLazyWords("identity");
  return (
    <Dialog
      open
      onClose={onLeave}
      title={t("player.sessionEndedTitle")}
      description={t("player.sessionEnded")}
      closeLabel={t("player.leave")}
    >
      {loading ? <FormSkeleton fields={2} /> : null}
      {words === undefined && error !== undefined ? (
        <ErrorState title={t("errors.internalTitle")} retryLabel={t("errors.tryAgain")} onRetry={reload} />
      ) : null}
      {words ? (
        <WithWords words={words}>
          <LoginForm stay onEntered={onEntered} />
        </WithWords>
      ) : null}
    </Dialog>
  );
}
