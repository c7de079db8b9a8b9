import { onSessionEnd } from "@parlour/web/api/session-end";
import { lazy, Suspense, startTransition, useEffect, useState } from "react";
import { useLocation, useNavigate, useNavigationType, useRevalidator } from "react-router";
import { listenToOtherTabs, markSiteFresh, markSiteStale } from "../../parts/session-change.ts";
import { rememberPage } from "../../parts/visited-pages.ts";
import type { Site } from "../../site.server.ts";

const SessionEndedDialog = lazy(() => import("./session-ended-dialog.tsx"));

/** Records visited pages, follows logins and logouts in other tabs, and notices when the session ends. */
export default function SessionKeeper({ site }: { site: Site }) {
  const { pathname, search, hash } = useLocation();
  const wentBack = useNavigationType() === "POP";
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [ended, setEnded] = useState(false);
  const { signedIn } = site;

  useEffect(() => {
    rememberPage(pathname + search + hash, wentBack);
  }, [pathname, search, hash, wentBack]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever new site data has loaded
  useEffect(() => markSiteFresh(), [site]);

  useEffect(
    () =>
      listenToOtherTabs((news) => {
        markSiteStale();
        setEnded(false);
        // Account pages are only for signed-in players, so we leave the page after a logout.
        if (news === "signed-out" && pathname.startsWith("/account")) void navigate("/");
        else void revalidate();
      }),
    [pathname, navigate, revalidate],
  );

  useEffect(() => (signedIn ? onSessionEnd(() => setEnded(true)) : undefined), [signedIn]);

  if (!ended) return null;
  return (
    <Suspense>
      <SessionEndedDialog
        // React loads the page's new data in a transition. The dialog is closed in a transition too, so that the old
        // session's data is not used in between.
        onEntered={() => startTransition(() => setEnded(false))}
        onLeave={() => {
          setEnded(false);
          markSiteStale();
          void navigate("/");
        }}
      />
    </Suspense>
  );
}
