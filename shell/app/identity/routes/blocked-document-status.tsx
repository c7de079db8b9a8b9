import { loadWords } from "../../words.server.ts";
import { WithWords, wordsMeta } from "../../words.tsx";
import { BlockedDocument } from "../documents/blocked-document.tsx";
import { loadDocument } from "../documents/documents.server.ts";
import type { Route } from "./+types/blocked-document-status";

export async function loader({ context }: Route.LoaderArgs) {
  return { ...loadWords(context, "documents"), ...(await loadDocument(context, "blocked")) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return wordsMeta(loaderData, matches[0].loaderData, {
    path: "/blocked-document-status",
    title: "documents.blockedTitle",
    description: "documents.blockedText",
    hidden: true,
  });
}

export default function BlockedDocumentPage({ loaderData }: Route.ComponentProps) {
  return (
    <WithWords words={loaderData}>
      <BlockedDocument session={loaderData.session} status={loaderData.status} />
    </WithWords>
  );
}
