import { use } from "react";
import { useRouteLoaderData } from "react-router";
import { InSharedPart } from "./parts/shared-part.tsx";
import type { Site } from "./site.server.ts";

/** The data for the layout around every page, including the signed-in player. */
export function useSite(): Site {
  const site = useRouteLoaderData("root") as Site | undefined;
  const isShared = use(InSharedPart);
  if (!site) throw new Error("useSite needs the root route's data");
  return isShared ? withoutPlayer(site) : site;
}

/** Other players get the HTML of a shared part, so reading the player in one is a bug. */
function withoutPlayer(site: Site): Site {
  return Object.defineProperty({ ...site }, "player", {
    get() {
      throw new Error("A shared part of a page must not show the player.");
    },
  });
}
