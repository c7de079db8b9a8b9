import { getDocumentVerificationUrl as call } from "@parlour/contracts/calls/identity/profile-profiling/get-document-verification-url";
import type { Kit } from "../../../../kit/kit.ts";
import type { DocumentProvider } from "../../../../kit/ports/document-provider.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { findStatus } from "../document-status-store.ts";
import { createLink } from "../links.ts";
import type { DocumentSettings } from "../settings.ts";

type Parts = { kit: Kit; settings: DocumentSettings; provider: DocumentProvider | undefined };

export function getDocumentVerificationUrlRoute({ kit, settings, provider }: Parts): Route {
  return route(call, async ({ session, headers }) => {
    if (!(await settings.get()).documentVerificationEnabled) return refuse("FEATURE_DISABLED");
    if ((await findStatus(kit.db, session.playerId)) === "BLOCKED") return refuse("DOCUMENT_BLOCKED");
    if (provider === undefined) return refuse("PROVIDER_UNAVAILABLE");
    const token = await createLink(kit, session.playerId);
    return { url: provider.pageUrl(token, headers["x-language"]) };
  });
}
