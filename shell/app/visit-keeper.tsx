import { useEffect } from "react";
import { useReferral } from "./rewards/referral/use-referral.ts";
import { ensureLocation } from "./site/geo/ensure-location.ts";
import { LiveChatHost } from "./site/live-chat/live-chat-host.tsx";
import type { Site } from "./site.server.ts";

/** Work for every page that can wait until after hydration. */
export default function VisitKeeper({ site }: { site: Site }) {
  const { geoTargeting, signedIn } = site;
  useEffect(() => {
    if (geoTargeting) void ensureLocation();
  }, [geoTargeting]);
  useReferral(site);
  return <LiveChatHost signedIn={signedIn} />;
}
