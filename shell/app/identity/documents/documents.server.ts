import { getDocumentVerificationStatus } from "@parlour/contracts/calls/identity/profile-profiling/get-document-verification-status";
import { data, type RouterContextProvider, redirect } from "react-router";
import { pageContext } from "../../page-context.ts";
import { readSiteConfig } from "../../site-config.server.ts";

/** The player's document status; null for a visitor or if the feature is off. */
export async function readDocumentStatus(context: Readonly<RouterContextProvider>) {
  return (await readVerification(context))?.status ?? null;
}

async function readVerification(context: Readonly<RouterContextProvider>) {
  const page = context.get(pageContext);
  if (page.session === null || !readSiteConfig(page).documentVerificationEnabled) return null;
  return await page.call(getDocumentVerificationStatus, { query: { documentType: "ID_DOCUMENT" } });
}

/**
 * Guards the document pages, which exist only for signed-in players and while document verification is on.
 * Redirects between the upload page and the page for blocked players.
 */
export async function loadDocument(context: Readonly<RouterContextProvider>, page: "open" | "blocked") {
  const visit = context.get(pageContext);
  const { session } = visit;
  const { documentVerificationEnabled } = readSiteConfig(visit);
  if (session === null || !documentVerificationEnabled) throw data(null, { status: 404 });
  const verification = await readVerification(context);
  if (!verification) throw data(null, { status: 500 });
  const { status, requested, rejectionReason } = verification;
  if (page === "open" && status === "BLOCKED") throw redirect("/blocked-document-status");
  if (page === "blocked" && status !== "BLOCKED") throw redirect("/validate-document");
  return { session, status, requested, rejectionReason };
}
