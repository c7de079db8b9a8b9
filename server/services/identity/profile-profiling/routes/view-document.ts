import { viewDocument as call } from "@parlour/contracts/calls/identity/profile-profiling/view-document";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Handler, type Route, route } from "../../../../kit/service.ts";
import { checkFile } from "../file-checks/check-file.ts";
import { guardedHeaders, readDocument } from "../read-document.ts";

/**
 * Browsers show a PDF in their built-in viewer, which a sandboxed frame would block. Instead, the file is
 * checked again for executable content, and this policy stops it from loading or sending anything and lets
 * only pages of this site frame it. Inline styles are allowed, because the viewer uses them.
 */
const policy = [
  "default-src 'none'",
  "object-src 'self'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join("; ");

export function viewDocumentRoute(kit: Kit): Route {
  const read = async ({ params, operator }: { params: { documentId: string }; operator: { id: string } }) => {
    const document = await readDocument(kit, params.documentId);
    if (document?.contentType !== "application/pdf") return refuse("NOT_FOUND");
    const fault = await checkFile(document.file, "application/pdf", operator.id);
    if (fault === "BUSY") return { ...refuse("OVERLOADED"), headers: { "retry-after": "5" } };
    if (fault !== undefined) return refuse("FILE_UNSAFE");
    return {
      reply: true,
      status: 200,
      headers: {
        ...guardedHeaders,
        "content-type": "application/pdf",
        "content-disposition": "inline",
        "content-security-policy": policy,
      },
      body: document.file,
    };
  };
  return route(call, read as unknown as Handler<typeof call>);
}
