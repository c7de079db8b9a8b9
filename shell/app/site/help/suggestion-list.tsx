import type { HelpResult } from "@parlour/contracts/entities/help-item";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import ArrowUpRight from "lucide-react/icons/arrow-up-right";

type SuggestionListProps = {
  id: string;
  suggestions: readonly HelpResult[];
  active: number;
  onPoint: (index: number) => void;
  onChoose: (suggestion: HelpResult) => void;
};

/** The search field's suggestions; focus stays in the field (active descendant). */
export function SuggestionList({ id, suggestions, active, onPoint, onChoose }: SuggestionListProps) {
  const { t } = useTranslation();
  const shown = suggestions.length > 0;
  return (
    <>
      <div
        id={id}
        role="listbox"
        aria-label={t("help.suggestions")}
        hidden={!shown}
        className="absolute inset-x-0 top-full z-15 mt-2 rounded-card border border-line bg-raised p-1.5 shadow-float"
      >
        {suggestions.map((suggestion, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keys.
          // biome-ignore lint/a11y/useFocusableInteractive: an active descendant is never focused.
          <div
            key={suggestion.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            // Keeps the field from losing the focus before the click arrives.
            onPointerDown={(event) => event.preventDefault()}
            onPointerMove={() => onPoint(index)}
            onClick={() => onChoose(suggestion)}
            className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-chip px-3 py-2 text-left select-none aria-selected:bg-lifted"
          >
            <span className="min-w-0">{suggestion.text}</span>
            <ArrowUpRight size={18} aria-hidden="true" className="shrink-0 text-mist" />
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {shown ? t("help.suggestionCount", { count: suggestions.length }) : ""}
      </p>
    </>
  );
}
