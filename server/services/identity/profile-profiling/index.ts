import type { DocumentProvider } from "../../../kit/ports/document-provider.ts";
import type { Players } from "../../../kit/ports/players.ts";
import { scheduleSealing } from "../../../kit/schedule-sealing.ts";
import type { Service } from "../../../kit/service.ts";
import { findPlayerOfDocument } from "./document-store.ts";
import { createDocuments } from "./documents.ts";
import { createDocumentIntake } from "./intake.ts";
import { deleteEndedLinks } from "./link-store.ts";
import { renewDocuments } from "./renew-documents.ts";
import { unsealedDocuments } from "./reseal-documents.ts";
import { approveDocumentRoute } from "./routes/approve-document.ts";
import { getDocumentExpiryRuleRoute } from "./routes/get-document-expiry-rule.ts";
import { getDocumentFileRoute } from "./routes/get-document-file.ts";
import { getDocumentVerificationStatusRoute } from "./routes/get-document-verification-status.ts";
import { getDocumentVerificationUrlRoute } from "./routes/get-document-verification-url.ts";
import { liftDocumentBlockRoute } from "./routes/lift-document-block.ts";
import { listDocumentsRoute } from "./routes/list-documents.ts";
import { listDocumentsOfPlayerRoute } from "./routes/list-documents-of-player.ts";
import { refuseDocumentRoute } from "./routes/refuse-document.ts";
import { requestDocumentRoute } from "./routes/request-document.ts";
import { requestDocumentVerificationRoute } from "./routes/request-document-verification.ts";
import { setDocumentExpiryRuleRoute } from "./routes/set-document-expiry-rule.ts";
import { viewDocumentRoute } from "./routes/view-document.ts";
import { seedDocumentStatus } from "./seed-document-status.ts";
import type { DocumentSettings } from "./settings.ts";

export { readVerifications } from "./document-status-store.ts";
export { countPendingDocuments } from "./document-store.ts";
export { readDocumentsOf } from "./read-document.ts";
export { renewDocuments } from "./renew-documents.ts";
export { type PastDocument, seedDocuments } from "./seed-documents.ts";
export { createDocumentIntake, createDocuments, seedDocumentStatus };

type ProfilingPorts = {
  settings: DocumentSettings;
  /** The document provider. If undefined, there is no page to embed, and the call for its URL is refused. */
  provider: DocumentProvider | undefined;
  players: Pick<Players, "find">;
};

const sweepJob = "document-link-sweep";
const renewalJob = "document-renewal";

export function profileProfilingService({ settings, provider, players }: ProfilingPorts): Service {
  return {
    name: "profile-profiling",
    migrations: new URL("migrations/", import.meta.url),
    routes: (kit) => [
      getDocumentVerificationStatusRoute(kit),
      getDocumentVerificationUrlRoute({ kit, settings, provider }),
      requestDocumentVerificationRoute({ kit, documents: createDocuments(kit), settings }),
      listDocumentsRoute(kit),
      listDocumentsOfPlayerRoute(kit),
      getDocumentFileRoute(kit),
      viewDocumentRoute(kit),
      approveDocumentRoute(kit),
      refuseDocumentRoute(kit),
      liftDocumentBlockRoute(kit),
      requestDocumentRoute(kit),
      getDocumentExpiryRuleRoute(kit),
      setDocumentExpiryRuleRoute(kit),
    ],
    itemPlayers: (kit) => ({ documents: (id) => findPlayerOfDocument(kit.db, id) }),
    async start(kit) {
      await kit.jobs.work(sweepJob, () => deleteEndedLinks(kit.db, kit.clock.now()));
      await scheduleSealing(kit, "seal-documents", unsealedDocuments(kit));
      await kit.jobs.schedule(sweepJob, "41 * * * *");
      await kit.jobs.work(renewalJob, () => renewDocuments(kit, players));
      await kit.jobs.schedule(renewalJob, "23 * * * *");
      return async () => {};
    },
  };
}
