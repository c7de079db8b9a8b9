import type { CampaignPlan, CampaignTexts } from "@parlour/contracts/entities/campaign";
import { CAMPAIGN_PLACEHOLDERS } from "@parlour/contracts/entities/campaign";
import type { LocalText } from "@parlour/contracts/entities/offer-plan";
import type { FieldError } from "@parlour/contracts/field-codes";
import { type LanguageCode, languageCodes } from "@parlour/contracts/languages";
import { formatMessage } from "@parlour/rules/format-message";
import { type Part, parseMessage } from "@parlour/rules/icu-message";
import { type LocalWords, localText } from "@parlour/rules/local-text";
import type { MarketingMessage } from "../../../kit/ports/marketing-messages.ts";

type Texts = Pick<CampaignPlan, "texts" | "fallbackLanguage" | "link" | "channels">;
const parts = ["title", "text", "sms"] as const satisfies readonly (keyof CampaignTexts)[];

/** Returns the language whose text is used: the given one, or the fallback. */
export function languageUsed(
  plan: Pick<Texts, "texts" | "fallbackLanguage">,
  language: string,
): LanguageCode {
  const known = languageCodes.find((code) => code === language.slice(0, 2));
  return known !== undefined && plan.texts[known] !== undefined ? known : plan.fallbackLanguage;
}

/** Personalises a campaign's message in every language, since the reader may switch to another one later. */
export function composeMessage(
  campaignId: string,
  plan: Texts,
  { firstName, offerName }: { firstName: string; offerName: LocalText | null },
): MarketingMessage {
  const inEvery = (part: (typeof parts)[number]) =>
    Object.fromEntries(
      languageCodes.map((language) => {
        const used = plan.texts[language]?.[part] === undefined ? plan.fallbackLanguage : language;
        const offer = offerName === null ? "" : localText(offerName, used);
        const text = plan.texts[used]?.[part] ?? "";
        return [language, formatMessage(text, used, { name: firstName, offer })];
      }),
    ) as LocalWords;
  return {
    campaignId,
    title: inEvery("title"),
    text: inEvery("text"),
    sms: plan.channels.includes("SMS") ? inEvery("sms") : undefined,
    link: plan.link,
  };
}

/** Returns what is wrong with the texts: a missing fallback, a missing SMS text, or an unknown placeholder. */
export function textFaults(plan: Texts & Pick<CampaignPlan, "offerId">): FieldError[] {
  const { texts, fallbackLanguage, channels, offerId } = plan;
  const faults: FieldError[] = [];
  const fallback = texts[fallbackLanguage];
  if (fallback === undefined) {
    faults.push({ code: "REQUIRED", field: `plan.texts.${fallbackLanguage}.title` });
  } else if (channels.includes("SMS") && fallback.sms === undefined) {
    faults.push({ code: "REQUIRED", field: `plan.texts.${fallbackLanguage}.sms` });
  }
  const known = CAMPAIGN_PLACEHOLDERS.filter((name) => name !== "offer" || offerId !== null);
  for (const language of languageCodes) {
    for (const part of parts) {
      const text = texts[language]?.[part];
      if (text !== undefined && !isFilledBy(text, known)) {
        faults.push({ code: "INVALID_FORMAT", field: `plan.texts.${language}.${part}` });
      }
    }
  }
  return faults;
}

function isFilledBy(text: string, known: readonly string[]): boolean {
  let read: Part[];
  try {
    read = parseMessage(text);
  } catch {
    return false;
  }
  return read.every(
    (part) => typeof part === "string" || (part.kind === "value" && known.includes(part.name)),
  );
}
