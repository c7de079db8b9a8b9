import { showDocumentForm as call } from "@parlour/contracts/calls/identity/document-provider/show-document-form";
import type { DocumentStatus } from "@parlour/contracts/enumerations";
import type { Kit } from "../../../../kit/kit.ts";
import type { DocumentIntake } from "../../../../kit/ports/document-intake.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { formPage } from "../page/form-page.ts";
import { resultPage } from "../page/result-page.ts";
import { textsFor } from "../texts.ts";

const awaitsDocument: readonly DocumentStatus[] = ["NOT_REQUESTED", "REQUESTED", "INVALID"];

export function showDocumentFormRoute(kit: Kit, intake: DocumentIntake): Route {
  return route(call, async ({ params, query }) => {
    const texts = textsFor(query.language);
    const request = await intake.findRequest(params.token);
    if (request === undefined) return resultPage(kit.random, texts, "EXPIRED");
    if (awaitsDocument.includes(request.status)) return formPage(kit.random, texts, request.requested);
    return resultPage(kit.random, texts, "NOT_EXPECTED");
  });
}
