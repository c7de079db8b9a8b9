import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { markSiteStale } from "../../parts/session-change.ts";
import { useSite } from "../../use-site.ts";

/** If the session ended unnoticed, pages for visitors must show the layout for visitors. */
export function useAnonymousSite(): void {
  const { signedIn } = useSite();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!signedIn) return;
    markSiteStale();
    void revalidate();
  }, [signedIn, revalidate]);
}
