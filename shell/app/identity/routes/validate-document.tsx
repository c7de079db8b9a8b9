import { loadWords } from "../../words.server.ts";
import { WithWords, wordsMeta } from "../../words.tsx";
import { loadDocument } from "../documents/documents.server.ts";
import { ValidateDocument } from "../documents/validate-document.tsx";
import type { Route } from "./+types/validate-document";

export async function loader({ context }: Route.LoaderArgs) {
  return { ...loadWords(context, "documents"), ...(await loadDocument(context, "open")) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return wordsMeta(loaderData, matches[0].loaderData, {
    path: "/validate-document",
    title: "documents.title",
    description: "documents.text",
    hidden: true,
  });
}

export default function ValidateDocumentPage({ loaderData }: Route.ComponentProps) {
  return (
    <WithWords words={loaderData}>
      <ValidateDocument
        session={loaderData.session}
        status={loaderData.status}
        rejectionReason={loaderData.rejectionReason}
        requested={loaderData.requested}
      />
    </WithWords>
  );
}
