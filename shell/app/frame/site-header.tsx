import { useTranslation } from "@parlour/web/i18n/translation-context";
import { BrandLogo } from "@parlour/web/ui/brand-logo";
import { buttonClass } from "@parlour/web/ui/button";
import { iconButtonClass } from "@parlour/web/ui/icon-button";
import Menu from "lucide-react/icons/menu";
import Search from "lucide-react/icons/search";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { SharedPart } from "../parts/shared-part.tsx";
import type { Site } from "../site.server.ts";
import { LanguageMenu } from "./language-menu.tsx";
import { findMenu } from "./menu-items.ts";
import { MENU_SHEET_ID } from "./menu-sheet.tsx";
import { NavigationBar } from "./navigation-bar.tsx";
import { SearchLink } from "./search-link.tsx";

// Visitors do not load the parts for signed-in players.
const PlayerHeader = lazy(() => import("./player-header.tsx"));

export function SiteHeader({ site, onSearch }: { site: Site; onSearch: () => void }) {
  const { t } = useTranslation();
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-ink">
      <div className="page-width flex min-h-[60px] items-center gap-3 md:min-h-[72px] md:gap-6">
        <SharedPart of={[site.regions.header, site.signedIn]}>
          <Link to="/" aria-label={t("shell.homeLink")} className="flex min-h-11 items-center">
            {/* On a narrow phone, only the logo fits next to the balance, not the name. */}
            <BrandLogo brand={site.brand} lettersClass={site.signedIn ? "max-[479px]:hidden" : ""} />
          </Link>
          <NavigationBar items={findMenu(site.regions.header, "main")} />
        </SharedPart>
        <div className="ml-auto flex min-w-0 items-center gap-2 sm:shrink-0 2xl:gap-3">
          {/* Phones have search and languages in the menu, because the header has no room for them. */}
          <div className="flex items-center gap-2 max-sm:hidden 2xl:gap-3">
            <SearchLink onOpen={onSearch} label={t("shell.search")} className={iconButtonClass()}>
              <Search size={20} aria-hidden="true" />
            </SearchLink>
            <SharedPart of={[]}>
              <LanguageMenu language={site.language} languages={site.languages} />
            </SharedPart>
          </div>
          {site.player ? (
            <Suspense fallback={<span className="h-11 w-40" />}>
              <PlayerHeader player={site.player} menu={site.regions.accountMenu} />
            </Suspense>
          ) : (
            <EntryButtons site={site} />
          )}
          <div className="max-md:hidden xl:hidden">
            <button
              type="button"
              popoverTarget={MENU_SHEET_ID}
              aria-label={t("shell.menu")}
              className={iconButtonClass()}
            >
              <Menu size={20} aria-hidden="true" />
            </button>
          </div>
        </div>
      </div>
    </header>
  );
}

/** Both buttons must fit beside the logo on the narrowest phones in every language. */
const narrowClass = "max-sm:px-2.5 max-sm:text-sm";

function EntryButtons({ site }: { site: Site }) {
  const { t } = useTranslation();
  return (
    <>
      {site.canLogIn ? (
        <Link to="/login" className={`${buttonClass({ size: "sm" })} ${narrowClass}`}>
          {t("shell.logIn")}
        </Link>
      ) : null}
      {site.canJoin ? (
        <Link to="/join" className={`${buttonClass({ variant: "primary", size: "sm" })} ${narrowClass}`}>
          {t("shell.join")}
        </Link>
      ) : null}
    </>
  );
}
