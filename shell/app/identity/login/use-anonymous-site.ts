import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { useSite } from "../../use-site.ts";
import { markSiteStale } from "./session-change.ts";

/** A session may have ended unnoticed: on a page for visitors the frame must be the visitors' too. */
export function useAnonymousSite(): void {
  const { signedIn } = useSite();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!signedIn) return;
    markSiteStale();
    void revalidate();
  }, [signedIn, revalidate]);
}
