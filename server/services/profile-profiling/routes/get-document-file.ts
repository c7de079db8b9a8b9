import { getDocumentFile as call } from "@parlour/contracts/calls/operator/get-document-file";
import type { Kit } from "../../../kit/kit.ts";
import { refuse } from "../../../kit/refusal.ts";
import { type Handler, type Route, route } from "../../../kit/service.ts";
import { openFile } from "../document-box.ts";
import { findDocument, findSealedFile } from "../document-store.ts";

/**
 * Sent as something to save, never as a page to show: the file is a stranger's. The console may draw a picture from
 * it; opened in a window of its own it could do nothing.
 */
export function getDocumentFileRoute(kit: Kit): Route {
  const read = async ({ params }: { params: { documentId: string } }) => {
    const document = await findDocument(kit.db, params.documentId);
    const sealed = await findSealedFile(kit.db, params.documentId);
    if (document === undefined || sealed === undefined) return refuse("NOT_FOUND");
    return {
      reply: true,
      status: 200,
      headers: {
        "content-type": document.contentType,
        "content-disposition": "attachment",
        "cache-control": "no-store",
        "content-security-policy": "default-src 'none'; sandbox",
        "cross-origin-resource-policy": "same-origin",
        "x-content-type-options": "nosniff",
      },
      body: openFile(kit, document, sealed),
    };
  };
  return route(call, read as unknown as Handler<typeof call>);
}
