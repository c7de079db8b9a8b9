import { useRouteLoaderData } from "react-router";
import type { Site } from "./site.server.ts";

/** What surrounds the page, and who it is shown to. */
export function useSite(): Site {
  const site = useRouteLoaderData("root") as Site | undefined;
  if (!site) throw new Error("useSite needs the root route's data");
  return site;
}
