import { useTranslation } from "@parlour/web/i18n/translation-context";
import { FanArt } from "@parlour/web/ui/fan-art";

export function SlipEmpty() {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col items-center px-2 py-6 text-center">
      <FanArt className="mb-3 h-14 w-auto" />
      <p className="font-semibold">{t("sportsbook.slipEmpty")}</p>
      <p className="mt-1 text-sm text-mist">{t("sportsbook.slipEmptyText")}</p>
    </div>
  );
}
