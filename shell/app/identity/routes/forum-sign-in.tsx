import { signInToForum } from "@parlour/contracts/calls/identity/forum/sign-in-to-forum";
import { forumSignInLink } from "@parlour/rules/forum-link";
import { data, redirect } from "react-router";
import { pageContext } from "../../page-context.ts";
import type { Route } from "./+types/forum-sign-in";

/**
 * The forum's single sign-on endpoint: redirects to the login if needed, and then back to the forum with the
 * response.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  if (page.session === null) {
    throw redirect(`/login?destination=${encodeURIComponent(url.pathname + url.search)}`);
  }
  const sso = url.searchParams.get("sso") ?? "";
  const sig = url.searchParams.get("sig") ?? "";
  const answer = await page.call(signInToForum, { query: { sso, sig } });
  const link = forumSignInLink(answer ?? {});
  // A request is refused if the forum didn't sign it or if it has another return URL.
  if (link === null) throw data(null, { status: 404 });
  throw redirect(link);
}

/** Never rendered, because the loader always redirects. */
export default function ForumSignIn() {
  return null;
}
