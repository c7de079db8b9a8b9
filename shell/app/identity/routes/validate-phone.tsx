import { getOperationStatus } from "@parlour/contracts/calls/identity/player-verification/get-operation-status";
import { getPhoneStatus } from "@parlour/contracts/calls/identity/profile/get-phone-status";
import { getProfile } from "@parlour/contracts/calls/identity/profile/get-profile";
import { data } from "react-router";
import { pageContext } from "../../page-context.ts";
import { loadWords } from "../../words.server.ts";
import { WithWords, wordsMeta } from "../../words.tsx";
import { nextStepAfterPhone } from "../banners/verification-notices.ts";
import { readDocumentStatus } from "../documents/documents.server.ts";
import { ValidatePhone } from "../verification/validate-phone.tsx";
import type { Route } from "./+types/validate-phone";

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const [profile, phone, operation, documentStatus] = await Promise.all([
    page.call(getProfile),
    page.call(getPhoneStatus),
    page.call(getOperationStatus, { params: { operation: "validatePhone" } }),
    readDocumentStatus(context),
  ]);
  if (page.session === null || !profile || !phone || !operation) throw data(null, { status: 500 });
  return {
    words: loadWords(context, "verification"),
    session: page.session,
    mode: page.mode,
    phone: profile.phonePrefix + (profile.phones[0] ?? ""),
    maskedPhone: phone.phone,
    validated: phone.status === "VALIDATED",
    blockedSeconds: operation.remainingBlockingTime,
    nextStep: nextStepAfterPhone(documentStatus),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return wordsMeta(loaderData?.words, matches[0].loaderData, {
    path: "/validation-code/validatePhone",
    title: "verification.phoneTitle",
    description: "verification.phoneText",
    hidden: true,
  });
}

export default function ValidatePhonePage({ loaderData }: Route.ComponentProps) {
  const { words, ...phone } = loaderData;
  return (
    <WithWords words={words}>
      <ValidatePhone {...phone} />
    </WithWords>
  );
}
