import { getPhoneStatus } from "@parlour/contracts/calls/identity/profile/get-phone-status";
import type { RouterContextProvider } from "react-router";
import { pageContext } from "../../page-context.ts";
import { readDocumentStatus } from "../documents/documents.server.ts";

/** The player's document and phone status, for the banners of the account and cashier. */
export async function loadBanners(context: Readonly<RouterContextProvider>) {
  const page = context.get(pageContext);
  if (page.session === null) return null;
  const [documentStatus, phone] = await Promise.all([readDocumentStatus(context), page.call(getPhoneStatus)]);
  return { session: page.session, documentStatus, phoneStatus: phone?.status ?? null };
}

export type Banners = NonNullable<Awaited<ReturnType<typeof loadBanners>>>;
