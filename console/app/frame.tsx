import { notificationBadge } from "@parlour/rules/notification-badge";
import { Button } from "@parlour/web/ui/button";
import { CountBadge } from "@parlour/web/ui/count-badge";
import { IconButton } from "@parlour/web/ui/icon-button";
import { ListSkeleton } from "@parlour/web/ui/skeleton-shapes";
import { SkipLink } from "@parlour/web/ui/skip-link";
import { Switch } from "@parlour/web/ui/switch";
import { Wordmark } from "@parlour/web/ui/wordmark";
import Menu from "lucide-react/icons/menu";
import Search from "lucide-react/icons/search";
import { Suspense, useEffect, useRef, useState } from "react";
import { Link, Navigate, Route, Routes, useLocation } from "react-router";
import { PageNotFound } from "../parts/page-not-found.tsx";
import { ViewOnlyNotice } from "../parts/view-only-notice.tsx";
import { sections } from "../sections.ts";
import { CommandPalette } from "./command-palette.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Navigation } from "./navigation.tsx";
import { signOut } from "./operator-api.ts";
import { maySee, useOperator } from "./operator-context.ts";
import { useDensity } from "./use-density.ts";
import { totalWaiting, useQueueCounts } from "./use-queue-counts.ts";

/** The navigation with the open section beside it; on tablets the navigation collapses. */
export function Frame({ onSignedOut }: { onSignedOut: () => void }) {
  const me = useOperator();
  const allowed = sections.filter(({ roles }) => maySee(me, roles));
  const [navigationOpen, setNavigationOpen] = useState(false);
  const [searching, setSearching] = useState(false);
  useSearchKey(() => setSearching(true));
  const waiting = totalWaiting(useQueueCounts());
  const [isCompact, setCompact] = useDensity();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes whenever another page is shown
  useEffect(() => setNavigationOpen(false), [pathname]);

  const leave = async () => {
    await signOut().catch(() => undefined);
    onSignedOut();
  };
  return (
    <div className="min-h-dvh xl:grid xl:grid-cols-[15.5rem_minmax(0,1fr)]">
      <SkipLink label="Skip to content" targetId="page" />
      <div className="flex h-14 items-center justify-between border-b border-line bg-velvet px-4 xl:hidden">
        <Wordmark />
        <span className="flex-1" />
        <IconButton
          quiet
          label="Search"
          icon={<Search size={22} aria-hidden="true" />}
          onClick={() => setSearching(true)}
        />
        <IconButton
          quiet
          label={waiting > 0 ? `Navigation, ${notificationBadge(waiting)} waiting` : "Navigation"}
          aria-expanded={navigationOpen}
          icon={<Menu size={22} aria-hidden="true" />}
          badge={waiting > 0 ? <CountBadge count={waiting} /> : undefined}
          onClick={() => setNavigationOpen(!navigationOpen)}
        />
      </div>
      <aside
        className={`flex-col border-line bg-velvet max-xl:border-b xl:sticky xl:top-0 xl:flex xl:h-dvh xl:border-r ${
          navigationOpen ? "flex" : "max-xl:hidden"
        }`}
      >
        <Link
          to="/"
          className="hidden h-16 items-center rounded-chip px-5 xl:flex"
          aria-label="Parlour console"
        >
          <Wordmark />
        </Link>
        <div className="px-3 max-xl:hidden">
          <button
            type="button"
            onClick={() => setSearching(true)}
            className="flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-chip border border-line px-3 text-mist hover:bg-raised hover:text-ivory"
          >
            <Search size={18} aria-hidden="true" />
            <span className="flex-1 text-left">Search</span>
            <kbd className="rounded-tick border border-line bg-raised px-1.5 py-0.5 font-sans text-xs">
              Ctrl K
            </kbd>
          </button>
        </div>
        <Navigation sections={allowed} />
        <div className="border-t border-line p-4">
          <p className="truncate font-semibold">{me.name}</p>
          <p className="truncate text-sm text-mist">{me.email}</p>
          <Switch
            label="Compact lists"
            className="my-1.5 text-sm"
            checked={isCompact}
            onChange={({ target }) => setCompact(target.checked)}
          />
          <Button size="sm" full onClick={leave}>
            Log out
          </Button>
        </div>
      </aside>
      <main id="page" ref={main} tabIndex={-1} className="min-w-0 px-4 py-6 md:px-8 md:py-8">
        <ErrorBoundary key={pathname.split("/")[1]}>
          <Suspense fallback={<ListSkeleton rows={6} />}>
            <Routes>
              {allowed[0] ? <Route index element={<Navigate replace to={`/${allowed[0].path}`} />} /> : null}
              {allowed.map(({ path, hasPages = false, roles, component: Page }) => (
                <Route
                  key={path}
                  path={hasPages ? `/${path}/*` : `/${path}`}
                  element={
                    <>
                      <ViewOnlyNotice roles={roles} />
                      <Page />
                    </>
                  }
                />
              ))}
              <Route path="*" element={<PageNotFound />} />
            </Routes>
          </Suspense>
        </ErrorBoundary>
      </main>
      <CommandPalette open={searching} onClose={() => setSearching(false)} />
    </div>
  );
}

/** Opens the search with Ctrl-K or Command-K, unless a dialog is open. */
function useSearchKey(onSearch: () => void): void {
  const latest = useRef(onSearch);
  latest.current = onSearch;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      if (document.querySelector("dialog[open]") === null) latest.current();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
