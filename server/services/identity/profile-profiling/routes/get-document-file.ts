import { getDocumentFile as call } from "@parlour/contracts/calls/identity/profile-profiling/get-document-file";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Handler, type Route, route } from "../../../../kit/service.ts";
import { guardedHeaders, readDocument } from "../read-document.ts";

/**
 * Sends the file as a download, because it is untrusted. The console can show it as an image, but opening its
 * URL in a window only downloads it.
 */
export function getDocumentFileRoute(kit: Kit): Route {
  const read = async ({ params }: { params: { documentId: string } }) => {
    const document = await readDocument(kit, params.documentId);
    if (document === undefined) return refuse("NOT_FOUND");
    return {
      reply: true,
      status: 200,
      headers: {
        ...guardedHeaders,
        "content-type": document.contentType,
        "content-disposition": "attachment",
        "content-security-policy": "default-src 'none'; sandbox",
      },
      body: document.file,
    };
  };
  return route(call, read as unknown as Handler<typeof call>);
}
