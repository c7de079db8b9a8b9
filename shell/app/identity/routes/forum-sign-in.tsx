import { signInToForum } from "@parlour/contracts/calls/identity/forum/sign-in-to-forum";
import { forumSignInLink } from "@parlour/rules/forum-link";
import { data, redirect } from "react-router";
import { pageContext } from "../../page-context.ts";
import type { Route } from "./+types/forum-sign-in";

/** Where the forum sends those who want to sign in: on to the login if need be, and back with the answer. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  if (page.session === null) {
    throw redirect(`/login?destination=${encodeURIComponent(url.pathname + url.search)}`);
  }
  const sso = url.searchParams.get("sso") ?? "";
  const sig = url.searchParams.get("sig") ?? "";
  const answer = await page.call(signInToForum, { query: { sso, sig } });
  const link = forumSignInLink(answer ?? {});
  // A question that the forum did not sign, or that asks for an answer elsewhere, is nothing to act on.
  if (link === null) throw data(null, { status: 404 });
  throw redirect(link);
}

/** Nobody ever sees it: the loader always leads elsewhere. */
export default function ForumSignIn() {
  return null;
}
