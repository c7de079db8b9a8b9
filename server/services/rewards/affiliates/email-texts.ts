import { formatMessage } from "@parlour/rules/format-message";
import type english from "../../../../languages/en/rewards/server/letters.json";
import { readTexts } from "../../../kit/texts.ts";

const emails = readTexts<typeof english>("rewards", "letters");

export type AffiliateEmail =
  | { about: "applied" }
  | { about: "approved"; portal: string }
  | { about: "refused"; reason: string };

/** Composes an e-mail to an applicant in the language of their profile. */
export function composeEmail(
  { firstName, language }: { firstName: string; language: string },
  email: AffiliateEmail,
): { subject: string; text: string } {
  const texts = emails.in(language);
  const { subject, text } = {
    applied: texts.affiliateApplied,
    approved: texts.affiliateApproved,
    refused: texts.affiliateDeclined,
  }[email.about];
  const values =
    email.about === "approved"
      ? { link: email.portal }
      : email.about === "refused"
        ? { reason: email.reason }
        : {};
  const greeting = formatMessage(texts.greeting, language, { name: firstName });
  return { subject, text: `${greeting}\n\n${formatMessage(text, language, values)}\n\nParlour` };
}
