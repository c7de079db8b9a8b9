import { getSiteStatus } from "@parlour/contracts/calls/site/site-status/get-site-status";
import type { RouterContextProvider } from "react-router";
import { pageContext } from "../../page-context.ts";
import { loadWords } from "../../words.server.ts";

export async function loadStatus(context: Readonly<RouterContextProvider>) {
  const status = await context.get(pageContext).call(getSiteStatus);
  return { words: loadWords(context, "status"), status };
}
