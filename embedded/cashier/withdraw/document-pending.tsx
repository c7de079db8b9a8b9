import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner } from "@parlour/web/ui/banner";
import { Panel } from "@parlour/web/ui/panel";
import { WaySwitch } from "../parts/way-switch.tsx";

/**
 * Stands in for the form while the player's document is being checked: every withdrawal and transfer would be
 * refused, and the player can only wait.
 */
export function DocumentPending() {
  const { t } = useTranslation();
  return (
    <Panel className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <WaySwitch way="withdraw" />
      <Banner tone="info">{t("cashier.documentPending")}</Banner>
    </Panel>
  );
}
