import { useTranslation } from "@parlour/web/i18n/translation-context";
import { IconButton } from "@parlour/web/ui/icon-button";
import { Sheet } from "@parlour/web/ui/sheet";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { useState } from "react";
import { OddsFormatField } from "../../parts/odds-format-field.tsx";
import { useRacing } from "../racing-context.ts";

export function OddsSettings() {
  const { t } = useTranslation();
  const { session } = useRacing();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t("racebook.settings")}
        icon={<SlidersHorizontal size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      />
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t("racebook.settings")}
        closeLabel={t("racebook.close")}
      >
        <OddsFormatField
          session={session}
          legend={t("racebook.oddsFormat")}
          labels={{
            decimal: t("racebook.oddsDecimal"),
            fractional: t("racebook.oddsFractional"),
            american: t("racebook.oddsAmerican"),
          }}
        />
      </Sheet>
    </>
  );
}
