import { showDocumentResult as call } from "@parlour/contracts/calls/identity/document-provider/show-document-result";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { resultPage } from "../page/result-page.ts";
import { textsFor } from "../texts.ts";

export function showDocumentResultRoute(kit: Kit): Route {
  return route(call, async ({ query: { transactionStatus, language } }) =>
    resultPage(kit.random, textsFor(language), transactionStatus),
  );
}
