import { getProfile } from "@parlour/contracts/calls/identity/profile/get-profile";
import type { RouterContextProvider } from "react-router";
import { pageContext } from "../../page-context.ts";
import { readSiteConfig } from "../../site-config.server.ts";

/** The available subjects, and the signed-in player's e-mail address. */
export async function loadContact(
  context: Readonly<RouterContextProvider>,
): Promise<{ subjects: readonly string[]; email: string }> {
  const page = context.get(pageContext);
  const profile = page.session === null ? null : await page.call(getProfile);
  return { subjects: readSiteConfig(page).contactSubjects, email: profile?.email ?? "" };
}
