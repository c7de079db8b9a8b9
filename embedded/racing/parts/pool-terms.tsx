import type { ShownPoolTerms } from "@parlour/contracts/entities/racing";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { useFormats } from "../format.ts";

type PoolTermsProps = { terms: ShownPoolTerms; unit: number; currency: string };

/** The deductions of a pool and the rounding of its dividends, which are stated for a stake of `unit`. */
export function PoolTerms({ terms, unit, currency }: PoolTermsProps) {
  const { t } = useTranslation();
  const { money, percent } = useFormats();
  const share = (percentOfUnit: number) => money((unit * percentOfUnit) / 100, currency);
  return (
    <p className="text-xs text-mist">
      {t("racebook.poolTerms", {
        takeout: percent(terms.takeoutPercent),
        unit: money(unit, currency),
        step: share(terms.breakStepPercent),
        minimum: share(terms.minimumPercent),
      })}
    </p>
  );
}
