import { pageContext } from "../../page-context.ts";
import { formatRobots } from "../seo/robots.ts";
import type { Route } from "./+types/robots";

const AGE_SECONDS = 86_400;

export function loader({ context }: Route.LoaderArgs) {
  const text = formatRobots(context.get(pageContext).origin);
  return new Response(text, {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": `public, max-age=${AGE_SECONDS}`,
    },
  });
}
