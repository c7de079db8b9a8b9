import { QUERY_KEYS } from "@parlour/contracts/constants";
import { languageNames, languageTag } from "@parlour/web/i18n/languages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { iconButtonClass } from "@parlour/web/ui/icon-button";
import Check from "lucide-react/icons/check";
import Globe from "lucide-react/icons/globe";
import { useLocation } from "react-router";
import { rememberLanguageChoice } from "../parts/language-choice.ts";

type Languages = { language: string; languages: readonly string[] };

const MENU_ID = "language-menu";

export function LanguageMenu(props: Languages) {
  const { t } = useTranslation();
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU_ID}
        aria-label={t("shell.language")}
        className={iconButtonClass()}
      >
        <Globe size={20} aria-hidden="true" />
      </button>
      <nav
        id={MENU_ID}
        popover="auto"
        aria-label={t("shell.language")}
        className="hanging-menu min-w-52 rounded-tile border border-line bg-velvet p-1.5 text-ivory shadow-float"
      >
        <LanguageLinks {...props} />
      </nav>
    </>
  );
}

/** Links to the current page in each language. They reload the page, because all of its text changes. */
export function LanguageLinks({ language, languages }: Languages) {
  const { pathname, search } = useLocation();
  const addressIn = (code: string) => {
    const query = new URLSearchParams(search);
    query.set(QUERY_KEYS.language, code);
    return `${pathname}?${query}`;
  };
  return (
    <ul>
      {languages.map((code) => (
        <li key={code}>
          <a
            href={addressIn(code)}
            onClick={() => rememberLanguageChoice(code)}
            hrefLang={languageTag(code)}
            lang={languageTag(code)}
            aria-current={code === language ? "true" : undefined}
            className="flex min-h-11 items-center justify-between gap-4 rounded-chip px-3 text-mist hover:bg-raised hover:text-ivory aria-[current]:text-bright"
          >
            {languageNames[code]}
            {code === language ? <Check size={18} aria-hidden="true" /> : null}
          </a>
        </li>
      ))}
    </ul>
  );
}
