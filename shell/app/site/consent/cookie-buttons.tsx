import { QUERY_KEYS } from "@parlour/contracts/constants";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { buttonClass } from "@parlour/web/ui/button";
import { useLocation } from "react-router";
import { type CookieChoice, keepCookieChoice } from "../../parts/cookie-choice.ts";

const CHOICES = [
  { choice: "necessary", word: "cookies.necessary" },
  { choice: "all", word: "cookies.all" },
] as const;

type CookieButtonsProps = { current?: CookieChoice | null; onChosen?: (choice: CookieChoice) => void };

/** Both choices look equally prominent. They are links, so that they work without JavaScript. */
export function CookieButtons({ current = null, onChosen }: CookieButtonsProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const addressOf = (choice: CookieChoice) => {
    const query = new URLSearchParams(search);
    query.set(QUERY_KEYS.cookies, choice);
    return `${pathname}?${query}`;
  };
  return (
    <div className="flex flex-wrap gap-2">
      {CHOICES.map(({ choice, word }) => (
        <a
          key={choice}
          href={addressOf(choice)}
          rel="nofollow"
          aria-current={choice === current ? "true" : undefined}
          className={`${buttonClass({ size: "sm" })} flex-1 aria-[current]:border-brass aria-[current]:text-bright`}
          onClick={(event) => {
            event.preventDefault();
            keepCookieChoice(choice);
            onChosen?.(choice);
          }}
        >
          {t(word)}
        </a>
      ))}
    </div>
  );
}
