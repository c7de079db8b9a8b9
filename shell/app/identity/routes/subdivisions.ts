import { languageContext } from "../../language.server.ts";
import { listSubdivisions } from "../login/places.server.ts";
import type { Route } from "./+types/subdivisions";

const CACHE_SECONDS = 3_600;

/** The parts of one country, for forms that ask where somebody lives. */
export function loader({ context, params }: Route.LoaderArgs) {
  const subdivisions = listSubdivisions(params.countryCode, context.get(languageContext));
  return Response.json(subdivisions, { headers: { "Cache-Control": `private, max-age=${CACHE_SECONDS}` } });
}
