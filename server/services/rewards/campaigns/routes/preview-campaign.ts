import { previewCampaign as call } from "@parlour/contracts/calls/rewards/campaigns/preview-campaign";
import { localText } from "@parlour/rules/local-text";
import { refuseFields } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { composeMessage, languageUsed, textFaults } from "../compose-message.ts";
import type { CampaignParts } from "../parts.ts";

/** The player's first name in previews. It has an accent to show that accents work. */
const exampleName = "Zoë";

export function previewCampaign({ kit, bonuses, messages }: CampaignParts): Route {
  return route(call, async ({ body: { plan, language } }) => {
    const hasSms = Object.values(plan.texts).some((texts) => texts?.sms !== undefined);
    const whole = { ...plan, channels: hasSms ? (["SMS"] as const).slice() : [] };
    const faults = textFaults(whole);
    if (faults.length > 0) return refuseFields(faults);
    const offer = plan.offerId === null ? undefined : await bonuses.findGrantable(kit.db, plan.offerId);
    const offerName = offer?.plan.name ?? null;
    const message = composeMessage("preview", whole, { firstName: exampleName, offerName });
    const reader = { firstName: exampleName, language };
    return {
      language: languageUsed(plan, language),
      onSite: { title: localText(message.title, language), text: localText(message.text, language) },
      ...messages.preview(reader, message),
    };
  });
}
