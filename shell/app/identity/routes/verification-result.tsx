import { loadWords } from "../../words.server.ts";
import { WithWords, wordsMeta } from "../../words.tsx";
import { VerificationResult } from "../documents/verification-result.tsx";
import type { Route } from "./+types/verification-result";

export function loader({ context, request }: Route.LoaderArgs) {
  const succeeded = new URL(request.url).searchParams.get("transactionStatus") === "SUCCESS";
  return { ...loadWords(context, "documents"), succeeded };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return wordsMeta(loaderData, matches[0].loaderData, {
    path: "/verification-result",
    title: loaderData?.succeeded ? "documents.receivedTitle" : "documents.unable",
    description: "documents.text",
    hidden: true,
  });
}

export default function VerificationResultPage({ loaderData }: Route.ComponentProps) {
  return (
    <WithWords words={loaderData}>
      <VerificationResult succeeded={loaderData.succeeded} />
    </WithWords>
  );
}
