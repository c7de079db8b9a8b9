import { useRouteLoaderData } from "react-router";
import type { Site } from "./site.server.ts";

/** The data for the layout around every page, including the signed-in player. */
export function useSite(): Site {
  const site = useRouteLoaderData("root") as Site | undefined;
  if (!site) throw new Error("useSite needs the root route's data");
  return site;
}
