import type { MessageKey } from "@parlour/web/i18n/messages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { shownAmount } from "@parlour/web/ui/amount-field";
import { IconButton } from "@parlour/web/ui/icon-button";
import { RadioGroup } from "@parlour/web/ui/radio-group";
import { Sheet } from "@parlour/web/ui/sheet";
import { Switch } from "@parlour/web/ui/switch";
import { TextField } from "@parlour/web/ui/text-field";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { useState } from "react";
import { keepTyped, typedUnit } from "../../parts/money.ts";
import { OddsFormatField } from "../../parts/odds-format-field.tsx";
import { useStored } from "../../parts/stored.ts";
import { type PriceConsent, priceConsents } from "../slip/slip-changes.ts";
import { useSports } from "../sports-context.ts";
import { changePreferences, preferences } from "../state/preferences.ts";

const consentNames: Readonly<Record<PriceConsent, MessageKey>> = {
  none: "sportsbook.consentNone",
  better: "sportsbook.consentBetter",
  any: "sportsbook.consentAny",
};

const DEFAULT_ONE_TAP = "5";

/** The odds format, and the settings of this browser: which price changes to accept, and one-tap betting. */
export function Settings() {
  const { t, language } = useTranslation();
  const { session, currency } = useSports();
  const [open, setOpen] = useState(false);
  const { consent, oneTapStake } = useStored(preferences);
  const unit = typedUnit(currency, language);
  return (
    <>
      <IconButton
        label={t("sportsbook.settings")}
        icon={<SlidersHorizontal size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      />
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t("sportsbook.settings")}
        closeLabel={t("sportsbook.close")}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <OddsFormatField
            session={session}
            legend={t("sportsbook.oddsFormat")}
            labels={{
              decimal: t("sportsbook.oddsDecimal"),
              fractional: t("sportsbook.oddsFractional"),
              american: t("sportsbook.oddsAmerican"),
            }}
          />
          <RadioGroup
            name="consent"
            legend={t("sportsbook.consent")}
            value={consent}
            options={priceConsents.map((value) => ({ value, label: t(consentNames[value]) }))}
            onChange={(value) => changePreferences({ consent: value as PriceConsent })}
          />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <Switch
              label={t("sportsbook.oneTap")}
              hint={t("sportsbook.oneTapHint")}
              checked={oneTapStake !== null}
              onChange={(event) =>
                changePreferences({ oneTapStake: event.target.checked ? DEFAULT_ONE_TAP : null })
              }
            />
            {oneTapStake === null ? null : (
              <TextField
                label={t("sportsbook.oneTapStake")}
                aside={unit.code}
                value={shownAmount(oneTapStake, unit.decimalSeparator)}
                inputMode="decimal"
                autoComplete="off"
                onChange={(event) => changePreferences({ oneTapStake: keepTyped(event.target.value, unit) })}
              />
            )}
          </div>
        </div>
      </Sheet>
    </>
  );
}
