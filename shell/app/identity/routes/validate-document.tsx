import { loadAccount } from "../../parts/account.server.ts";
import { loadWords } from "../../words.server.ts";
import { WithWords, wordsMeta } from "../../words.tsx";
import { loadDocument } from "../documents/documents.server.ts";
import { ValidateDocument } from "../documents/validate-document.tsx";
import type { Route } from "./+types/validate-document";

export async function loader({ context }: Route.LoaderArgs) {
  const document = await loadDocument(context, "open");
  if (document.requested !== "PROOF_OF_ADDRESS") {
    return { ...loadWords(context, "documents"), ...document, account: null };
  }
  const account = await loadAccount(context);
  return { ...loadWords(context, "account", "identity", "documents"), ...document, account };
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
        account={loaderData.account}
      />
    </WithWords>
  );
}
