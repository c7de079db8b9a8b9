import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { markSiteStale } from "../../parts/session-change.ts";
import { useSite } from "../../use-site.ts";

/** Reloads the layout of a visitor page if it still shows a player, because the session ended unnoticed. */
export function useAnonymousSite(): void {
  const { signedIn } = useSite();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!signedIn) return;
    markSiteStale();
    void revalidate();
  }, [signedIn, revalidate]);
}
