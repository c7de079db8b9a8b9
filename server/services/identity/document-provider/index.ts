import type { AutomaticDecisions } from "../../../kit/ports/automatic-decisions.ts";
import type { DocumentIntake } from "../../../kit/ports/document-intake.ts";
import type { DocumentProvider } from "../../../kit/ports/document-provider.ts";
import type { Service } from "../../../kit/service.ts";
import { enqueueReview, heldReviewDelayMs, reviewAutomatically, reviewJob } from "./automatic-review.ts";
import { showDocumentFormRoute } from "./routes/show-document-form.ts";
import { showDocumentResultRoute } from "./routes/show-document-result.ts";
import { uploadDocumentRoute } from "./routes/upload-document.ts";

export { reviewer as automaticReviewer } from "./automatic-review.ts";
export { drawSpecimen, type Specimen } from "./draw-specimen.ts";

/** The sandbox's document provider, which has its own page. */
export const sandboxDocumentProvider: DocumentProvider = {
  pageUrl(token, language) {
    const query = language === undefined ? "" : `?language=${encodeURIComponent(language)}`;
    return `/sandbox/document-provider/verifications/${token}${query}`;
  },
};

type ProviderPorts = { intake: DocumentIntake; automaticDecisions: AutomaticDecisions };

/** Simulates the company that checks documents. Production never registers it. */
export function documentProviderService({ intake, automaticDecisions }: ProviderPorts): Service {
  return {
    name: "document-provider",
    routes(kit) {
      if (kit.config.mode !== "sandbox") throw new Error("the document provider is for the sandbox only");
      return [
        showDocumentFormRoute(kit, intake),
        showDocumentResultRoute(kit),
        uploadDocumentRoute(kit, intake),
      ];
    },
    async start(kit) {
      await kit.jobs.work<{ documentId: string }>(reviewJob, async ({ documentId }) => {
        if (!(await automaticDecisions.areHeld())) return await reviewAutomatically(intake, documentId);
        await kit.db.transaction((tx) => enqueueReview(kit, tx, documentId, heldReviewDelayMs));
      });
      return async () => {};
    },
  };
}
