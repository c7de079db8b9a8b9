type ForumSignIn = { returnUrl?: string | null; sso?: string | null; sig?: string | null };

/**
 * The link that signs a player in to the forum; null unless the return URL, the payload and its signature are
 * present.
 */
export function forumSignInLink({ returnUrl, sso, sig }: ForumSignIn): string | null {
  if (!returnUrl || !sso || !sig || !URL.canParse(returnUrl)) return null;
  const link = new URL(returnUrl);
  if (link.protocol !== "https:" && link.protocol !== "http:") return null;
  link.searchParams.set("sso", sso);
  link.searchParams.set("sig", sig);
  return link.href;
}
