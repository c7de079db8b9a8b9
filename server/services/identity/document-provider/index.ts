import type { DocumentIntake } from "../../../kit/ports/document-intake.ts";
import type { DocumentProvider } from "../../../kit/ports/document-provider.ts";
import type { Service } from "../../../kit/service.ts";
import { reviewAutomatically, reviewJob } from "./automatic-review.ts";
import { showDocumentFormRoute } from "./routes/show-document-form.ts";
import { showDocumentResultRoute } from "./routes/show-document-result.ts";
import { uploadDocumentRoute } from "./routes/upload-document.ts";

/** The sandbox's document provider, which has its own page. */
export const sandboxDocumentProvider: DocumentProvider = {
  pageUrl(token, language) {
    const query = language === undefined ? "" : `?language=${encodeURIComponent(language)}`;
    return `/sandbox/document-provider/verifications/${token}${query}`;
  },
};

/** Simulates the company that checks documents. Production never registers it. */
export function documentProviderService({ intake }: { intake: DocumentIntake }): Service {
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
      await kit.jobs.work<{ documentId: string }>(reviewJob, ({ documentId }) =>
        reviewAutomatically(intake, documentId),
      );
      return async () => {};
    },
  };
}
