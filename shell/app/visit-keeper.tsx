import { useEffect } from "react";
import { ensureLocation } from "./geo/ensure-location.ts";
import { LiveChatHost } from "./live-chat/live-chat-host.tsx";
import { useReferral } from "./referral/use-referral.ts";
import type { Site } from "./site.server.ts";

/** What goes along with a visitor, whichever page they are on, and waits until the page can be used. */
export default function VisitKeeper({ site }: { site: Site }) {
  const { geoTargeting, signedIn } = site;
  useEffect(() => {
    if (geoTargeting) void ensureLocation();
  }, [geoTargeting]);
  useReferral(site);
  return <LiveChatHost signedIn={signedIn} />;
}
