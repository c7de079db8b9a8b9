import { getOperationStatus } from "@parlour/contracts/calls/identity/player-verification/get-operation-status";
import { getPhoneStatus } from "@parlour/contracts/calls/identity/profile/get-phone-status";
import type { RouterContextProvider } from "react-router";
import { pageContext } from "../../page-context.ts";
import { readDocumentStatus } from "../documents/documents.server.ts";

/** The player's document and phone status, for the banners of the account and cashier. */
export async function loadBanners(context: Readonly<RouterContextProvider>) {
  const page = context.get(pageContext);
  if (page.session === null) return null;
  const [documentStatus, phone] = await Promise.all([readDocumentStatus(context), page.call(getPhoneStatus)]);
  const phoneStatus = phone?.status ?? null;
  const operation =
    phoneStatus === "BLOCKED"
      ? await page.call(getOperationStatus, { params: { operation: "validatePhone" } })
      : null;
  const phoneBlockedSeconds = operation?.remainingBlockingTime ?? 0;
  return { session: page.session, documentStatus, phoneStatus, phoneBlockedSeconds };
}

export type Banners = NonNullable<Awaited<ReturnType<typeof loadBanners>>>;
