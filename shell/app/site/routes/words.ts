import { data } from "react-router";
import { loadWords } from "../../words.server.ts";
import type { Route } from "./+types/words";

const groups = ["chat", "identity", "lobby"] as const;

/** Interface texts that a page needs only after it has loaded. */
export function loader({ context, params }: Route.LoaderArgs) {
  const group = groups.find((known) => known === params.group);
  if (group === undefined) throw data(null, { status: 404 });
  return Response.json(loadWords(context, group));
}
