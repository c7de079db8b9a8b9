import { useTranslation } from "@parlour/web/i18n/translation-context";
import { LinkProvider } from "@parlour/web/ui/link";
import { SkipLink } from "@parlour/web/ui/skip-link";
import { Toaster } from "@parlour/web/ui/toaster";
import { lazy, type ReactNode, Suspense, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { SharedPart } from "../parts/shared-part.tsx";
import { maySit, subscribeToSeated } from "../poker/parts/seated-memory.ts";
import { CookieNotice } from "../site/consent/cookie-notice.tsx";
import { BlockList } from "../site/content/block-list.tsx";
import { blocksForPath } from "../site/content/region-blocks.ts";
import type { Site } from "../site.server.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { ConnectionNotice } from "./connection-notice.tsx";
import { MenuSheet } from "./menu-sheet.tsx";
import { MiniHeader } from "./mini-header.tsx";
import { RouterLink } from "./router-link.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { usePageChange } from "./use-page-change.ts";
import { useSearchOverlay } from "./use-search-overlay.tsx";

/** Only operators see the preview ribbon, so visitors do not load it. */
const PreviewRibbon = lazy(() => import("./preview-ribbon.tsx"));

/** Only poker players load the alert that it is their turn. */
const TurnAlert = lazy(() => import("../poker/alert/turn-alert.tsx"));

const ProtectionNotice = lazy(() => import("../protection/limits/protection-notice.tsx"));

const MAIN_ID = "main";

/** Whether to show a notice above the page. The limits page shows breaks and due reviews itself. */
function hasNotice(
  { isUnderReview, currentBreak, isLimitReviewDue }: NonNullable<Site["player"]>,
  path: string,
): boolean {
  return isUnderReview || ((currentBreak !== null || isLimitReviewDue) && path !== "/account/limits");
}

/**
 * The layout regions, such as header and footer, around the page itself
 * (`mainContent`).
 */
export function SiteFrame({ site, children }: { site: Site; children: ReactNode }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  usePageChange(MAIN_ID);
  const isSeated = useSyncExternalStore(subscribeToSeated, maySit, () => false);
  const { openSearch, overlay } = useSearchOverlay();
  const { regions } = site;
  const channelHeader = blocksForPath(regions.channelHeader, pathname);
  const channelFooter = blocksForPath(regions.channelFooter, pathname);
  return (
    <LinkProvider component={RouterLink}>
      <div className="flex min-h-dvh flex-col">
        <SharedPart of={[regions.miniHeader]}>
          <SkipLink label={t("shell.skipToContent")} targetId={MAIN_ID} />
          <MiniHeader blocks={regions.miniHeader} />
        </SharedPart>
        <SiteHeader site={site} onSearch={openSearch} />
        <ConnectionNotice />
        {site.player && hasNotice(site.player, pathname) ? (
          <Suspense>
            <ProtectionNotice player={site.player} />
          </Suspense>
        ) : null}
        <div className="page-width flex-1">
          {channelHeader.length > 0 ? (
            <div className="pt-4 md:pt-6">
              <BlockList blocks={channelHeader} />
            </div>
          ) : null}
          <main
            id={MAIN_ID}
            tabIndex={-1}
            className="flex flex-col gap-8 pt-3.5 outline-none md:gap-10 md:pt-7"
          >
            {children}
          </main>
          {channelFooter.length > 0 ? (
            <aside className="pt-10">
              <BlockList blocks={channelFooter} />
            </aside>
          ) : null}
        </div>
        <SharedPart of={[regions.footer, site.place]}>
          <SiteFooter blocks={regions.footer} />
        </SharedPart>
        {site.preview ? (
          <Suspense>
            <PreviewRibbon preview={site.preview} />
          </Suspense>
        ) : null}
        <SharedPart of={[regions.header, site.signedIn]}>
          <BottomBar header={regions.header} />
          <MenuSheet site={site} onSearch={openSearch} />
        </SharedPart>
        {overlay}
        {site.player && isSeated ? (
          <Suspense>
            <TurnAlert session={site.player.session} />
          </Suspense>
        ) : null}
        {/* An operator in a preview gets no cookie banner, only the preview ribbon. */}
        {site.preview ? null : <CookieNotice choice={site.cookieChoice} />}
        <Toaster label={t("shell.notifications")} dismissLabel={t("shell.dismiss")} />
      </div>
    </LinkProvider>
  );
}
