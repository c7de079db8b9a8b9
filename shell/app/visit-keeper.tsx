import { useEffect } from "react";
import { useLogOut } from "./identity/account/use-log-out.ts";
import { forgetRefused } from "./parts/cookie-choice.ts";
import { takeLanguageChoice } from "./parts/language-choice.ts";
import { RealityKeeper } from "./protection/reality-check/reality-keeper.tsx";
import { useReferral } from "./rewards/referral/use-referral.ts";
import { ensureLocation } from "./site/geo/ensure-location.ts";
import { LiveChatHost } from "./site/live-chat/live-chat-host.tsx";
import type { Site } from "./site.server.ts";

/** Tasks for every page that can wait until after hydration. */
export default function VisitKeeper({ site }: { site: Site }) {
  const { geoTargeting, signedIn } = site;
  useEffect(() => {
    if (geoTargeting) void ensureLocation();
  }, [geoTargeting]);
  useEffect(() => forgetRefused(), []);
  useEffect(() => {
    // A player's choice of language must not apply to the next player who logs in on the same browser.
    if (signedIn) takeLanguageChoice();
  }, [signedIn]);
  useReferral(site);
  const { logOut } = useLogOut();
  return (
    <>
      <LiveChatHost signedIn={signedIn} />
      {site.player ? <RealityKeeper session={site.player.session} onLogOut={() => void logOut?.()} /> : null}
    </>
  );
}
