import { languageContext } from "../../language.server.ts";
import { listSubdivisions } from "../login/places.server.ts";
import type { Route } from "./+types/subdivisions";

const CACHE_SECONDS = 3_600;

/** A country's subdivisions, for address forms. */
export function loader({ context, params }: Route.LoaderArgs) {
  const subdivisions = listSubdivisions(params.countryCode, context.get(languageContext));
  return Response.json(subdivisions, { headers: { "Cache-Control": `private, max-age=${CACHE_SECONDS}` } });
}
