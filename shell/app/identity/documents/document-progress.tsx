import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner } from "@parlour/web/ui/banner";
import { Spinner } from "@parlour/web/ui/spinner";

/** The status of the uploaded document; it updates in place when the check is done. */
export function DocumentProgress({ status }: { status: string }) {
  const { t } = useTranslation();
  return (
    <div className="mb-6" aria-live="polite">
      {status === "PENDING" ? (
        <p className="flex items-start gap-4 text-mist">
          <span className="shrink-0 text-brass">
            <Spinner size="md" />
          </span>
          {t("documents.pendingText")}
        </p>
      ) : (
        <Banner tone="success">{t("documents.verifiedText")}</Banner>
      )}
    </div>
  );
}
