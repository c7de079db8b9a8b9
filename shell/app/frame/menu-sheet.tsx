import { useTranslation } from "@parlour/web/i18n/translation-context";
import { BrandLogo } from "@parlour/web/ui/brand-logo";
import { buttonClass } from "@parlour/web/ui/button";
import { iconButtonClass } from "@parlour/web/ui/icon-button";
import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { useRef } from "react";
import { Link, useLocation } from "react-router";
import { ContentIcon } from "../parts/content-icon.tsx";
import type { Site } from "../site.server.ts";
import { LanguageLinks } from "./language-menu.tsx";
import { findCurrentItem, findMenu } from "./menu-items.ts";
import { SearchLink } from "./search-link.tsx";

export const MENU_SHEET_ID = "menu-sheet";

const itemClass =
  "flex min-h-12 items-center gap-4 rounded-control px-3 text-md hover:bg-raised aria-[current]:bg-raised aria-[current]:text-bright";

/** The site menu: a native popover, which opens and closes (also with Escape) without JavaScript. */
export function MenuSheet({ site, onSearch }: { site: Site; onSearch: () => void }) {
  const { t } = useTranslation();
  const sheet = useRef<HTMLDivElement>(null);
  const search = () => {
    sheet.current?.hidePopover();
    onSearch();
  };
  const { pathname } = useLocation();
  const items = findMenu(site.regions.header, "main");
  const current = findCurrentItem(items, pathname);
  return (
    <div
      ref={sheet}
      id={MENU_SHEET_ID}
      popover="auto"
      role="dialog"
      aria-label={t("shell.menu")}
      className="side-sheet overflow-y-auto border-l border-line bg-velvet text-ivory"
    >
      <div className="flex min-h-[60px] items-center justify-between border-b border-line px-4">
        <BrandLogo brand={site.brand} />
        <button
          type="button"
          popoverTarget={MENU_SHEET_ID}
          popoverTargetAction="hide"
          aria-label={t("shell.closeMenu")}
          className={iconButtonClass({ quiet: true })}
        >
          <X size={22} aria-hidden="true" />
        </button>
      </div>
      <nav aria-label={t("shell.mainNavigation")} className="p-3">
        <ul>
          <li className="sm:hidden">
            <SearchLink onOpen={search} isCurrent={pathname === "/search"} className={itemClass}>
              <Search size={20} aria-hidden="true" className="text-brass" />
              {t("shell.search")}
            </SearchLink>
          </li>
          {items.map((item) => (
            <li key={item.href}>
              <Link to={item.href} aria-current={item === current ? "page" : undefined} className={itemClass}>
                <span className="text-brass">
                  <ContentIcon name={item.icon} />
                </span>
                {item.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <EntryLinks site={site} />
      <nav aria-label={t("shell.language")} className="border-t border-line p-3 pb-8">
        <h2 className="px-3 py-2 font-sans text-sm font-semibold text-mist">{t("shell.language")}</h2>
        <LanguageLinks language={site.language} languages={site.languages} />
      </nav>
    </div>
  );
}

function EntryLinks({ site }: { site: Site }) {
  const { t } = useTranslation();
  if (site.signedIn || !(site.canLogIn || site.canJoin)) return null;
  return (
    <div className="grid auto-cols-fr grid-flow-col gap-3 border-t border-line p-4">
      {site.canLogIn ? (
        <Link to="/login" className={buttonClass({ full: true })}>
          {t("shell.logIn")}
        </Link>
      ) : null}
      {site.canJoin ? (
        <Link to="/join" className={buttonClass({ variant: "primary", full: true })}>
          {t("shell.join")}
        </Link>
      ) : null}
    </div>
  );
}
