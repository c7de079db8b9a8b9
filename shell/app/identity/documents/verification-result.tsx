import { DOCUMENT_RESULT_MESSAGE } from "@parlour/contracts/constants";
import { safeDestination } from "@parlour/rules/safe-destination";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button } from "@parlour/web/ui/button";
import CircleCheck from "lucide-react/icons/circle-check";
import ShieldAlert from "lucide-react/icons/shield-alert";
import { useNavigate } from "react-router";
import { IdentityCard } from "../../parts/identity-card.tsx";
import { readLastPage } from "../../parts/visited-pages.ts";

/**
 * The result page of document verification. Any transaction status other than SUCCESS counts as a failure.
 */
export function VerificationResult({ succeeded }: { succeeded: boolean }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const close = () => {
    // A provider may redirect its frame to this page; the parent page then decides where to go.
    if (window.parent !== window) window.parent.postMessage(DOCUMENT_RESULT_MESSAGE, location.origin);
    else void navigate(safeDestination(readLastPage()) ?? "/account", { replace: true });
  };
  return (
    <IdentityCard
      title={
        <span className="flex items-center gap-3">
          {succeeded ? (
            <CircleCheck size={34} aria-hidden="true" className="shrink-0 text-gain" />
          ) : (
            <ShieldAlert size={34} aria-hidden="true" className="shrink-0 text-bright" />
          )}
          {t(succeeded ? "documents.receivedTitle" : "documents.unable")}
        </span>
      }
      text={t(succeeded ? "documents.receivedText" : "documents.unableText")}
    >
      <Button variant="primary" size="xl" full onClick={close}>
        {t(succeeded ? "documents.continue" : "documents.close")}
      </Button>
    </IdentityCard>
  );
}
