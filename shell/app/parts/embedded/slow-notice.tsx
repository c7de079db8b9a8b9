import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner } from "@parlour/web/ui/banner";
import { Button } from "@parlour/web/ui/button";

/** Says that the embedded app is still loading. A stalled download cannot be restarted, so the page is reloaded. */
export function SlowNotice() {
  const { t } = useTranslation();
  return (
    <div className="mb-4">
      <Banner
        tone="info"
        live
        action={<Button onClick={() => location.reload()}>{t("errors.tryAgain")}</Button>}
      >
        {t("errors.slow")}
      </Banner>
    </div>
  );
}
