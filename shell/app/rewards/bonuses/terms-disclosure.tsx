import type { BonusTerms } from "@parlour/contracts/entities/bonus";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import ChevronDown from "lucide-react/icons/chevron-down";
import { type CategoryNames, termsLines } from "./terms-lines.ts";

type TermsDisclosureProps = { type: string; terms: BonusTerms; categories: CategoryNames; more?: string[] };

/** The full terms in a native disclosure widget, so that they can be opened before hydration. */
export function TermsDisclosure({ type, terms, categories, more = [] }: TermsDisclosureProps) {
  const { t, language } = useTranslation();
  return (
    <details className="group mt-3 border-t border-line pt-1">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-bright hover:text-ivory">
        {t("bonuses.terms")}
        <ChevronDown size={16} aria-hidden="true" className="transition-transform group-open:rotate-180" />
      </summary>
      <ul className="grid list-disc gap-1 pb-2 pl-5 text-sm text-mist">
        {[...termsLines(t, language, type, terms, categories), ...more].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
