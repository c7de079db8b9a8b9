import { requestDocumentVerification as call } from "@parlour/contracts/calls/identity/profile-profiling/request-document-verification";
import type { Kit } from "../../../../kit/kit.ts";
import type { Documents } from "../../../../kit/ports/documents.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { DocumentSettings } from "../settings.ts";

type Parts = { kit: Kit; documents: Documents; settings: DocumentSettings };

export function requestDocumentVerificationRoute({ kit, documents, settings }: Parts): Route {
  return route(call, async ({ session }) => {
    if (!(await settings.get()).documentVerificationEnabled) return refuse("FEATURE_DISABLED");
    const status = await kit.db.transaction((tx) => documents.request(session.playerId, tx));
    return { documentType: "ID_DOCUMENT", status } as const;
  });
}
