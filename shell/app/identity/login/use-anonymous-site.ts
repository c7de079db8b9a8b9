import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { markSiteStale } from "../../parts/session-change.ts";
import { useSite } from "../../use-site.ts";

/** If the session ended unnoticed, visitor pages must show the visitor layout. */
export function useAnonymousSite(): void {
  const { signedIn } = useSite();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!signedIn) return;
    markSiteStale();
    void revalidate();
  }, [signedIn, revalidate]);
}
