import type { CampaignPlan } from "@parlour/contracts/entities/campaign";
import { languageCodes } from "@parlour/contracts/languages";
import { parseMessage } from "@parlour/rules/icu-message";
import { readAmount } from "@parlour/rules/typed-amount";
import { amountFault } from "../../../parts/amount-fault.ts";
import type { CampaignFields, Faults, FilterFields, TextFields } from "./campaign-fields.ts";

/** Parses the form of a campaign; returns the campaign, or the errors of the form. */
export function toPlan(fields: CampaignFields): { plan: CampaignPlan } | { faults: Faults } {
  const faults: Record<string, string> = {};
  const number = (
    name: "idleDays" | "delayHours" | "controlPercent" | "resultDays",
    min: number,
    max: number,
  ) => {
    const text = fields[name].trim();
    const value = Number(text);
    if (text === "" || !Number.isInteger(value) || value < min || value > max) {
      faults[name] = `A whole number from ${min} to ${max}.`;
    }
    return value;
  };
  const moment = (name: "startsAt" | "endsAt") => {
    if (fields[name] === "") return null;
    const at = new Date(`${fields[name]}:00.000Z`);
    if (Number.isNaN(at.getTime())) faults[name] = "Enter a date and time.";
    return Number.isNaN(at.getTime()) ? null : at.toISOString();
  };
  if (fields.name.trim() === "") faults.name = "Enter a name.";
  if (fields.channels.length === 0) faults.channels = "Select at least one.";
  const link = fields.link.trim();
  if (link !== "" && !/^\/(?!\/)[\w\-./?=&%#]*$/.test(link)) {
    faults.link = "A path on this site, such as /promotions.";
  }
  const plan: CampaignPlan = {
    name: fields.name.trim(),
    filter: readFilter(fields.filter, faults),
    trigger: fields.trigger,
    idleDays: fields.trigger === "NO_PLAY" ? number("idleDays", 1, 365) : null,
    delayHours: number("delayHours", 0, 720),
    startsAt: moment("startsAt"),
    endsAt: moment("endsAt"),
    channels: [...fields.channels],
    texts: readTexts(fields, faults),
    fallbackLanguage: fields.fallbackLanguage,
    link: link === "" ? null : link,
    offerId: fields.offerId === "" ? null : fields.offerId,
    controlPercent: number("controlPercent", 0, 50),
    resultDays: number("resultDays", 1, 90),
  };
  if (plan.startsAt !== null && plan.endsAt !== null && plan.endsAt <= plan.startsAt) {
    faults.endsAt = "Must be after the start.";
  }
  return Object.keys(faults).length === 0 ? { plan } : { faults };
}

/** Parses the filters. Errors are added to `faults` under names that begin with `filter`. */
export function readFilter(fields: FilterFields, faults: Record<string, string>): CampaignPlan["filter"] {
  const country = fields.country.trim().toUpperCase();
  const currency = fields.currency.trim().toUpperCase();
  const tag = fields.tag.trim().toLowerCase();
  const least = fields.minDeposits.trim();
  if (country !== "" && !/^[A-Z]{2}$/.test(country)) faults["filter country"] = "A code such as CA.";
  if (currency !== "" && !/^[A-Z]{3,5}$/.test(currency)) faults["filter currency"] = "A code such as USD.";
  if (tag !== "" && !/^[a-z0-9][a-z0-9-]{0,31}$/.test(tag)) {
    faults["filter tag"] = "Letters, digits and hyphens.";
  }
  const fault = least === "" ? undefined : amountFault(least, currency || "USD", { whole: true });
  if (fault !== undefined) faults["filter minDeposits"] = fault;
  else if (least !== "" && currency === "") faults["filter currency"] = "Required with an amount.";
  const given = Object.entries({ ...fields, country, currency, tag, minDeposits: least });
  const filled = given
    .filter(([, value]) => value !== "")
    .map(([name, value]) => [name, name === "minDeposits" ? readAmount(value) : value]);
  return Object.fromEntries(filled) as CampaignPlan["filter"];
}

/**
 * Parses the texts and leaves out languages without texts. In the fallback language every text is required. Errors
 * are added to `faults`.
 */
export function readTexts(
  {
    texts,
    fallbackLanguage,
    channels,
    offerId,
  }: Pick<CampaignFields, "texts" | "fallbackLanguage" | "channels" | "offerId">,
  faults: Record<string, string>,
): CampaignPlan["texts"] {
  const hasSms = channels.includes("SMS");
  const read = (code: (typeof languageCodes)[number]) => {
    const given = texts[code];
    const [title, text, sms] = [given.title.trim(), given.text.trim(), hasSms ? given.sms.trim() : ""];
    const isFallback = code === fallbackLanguage;
    if (!isFallback && title === "" && text === "" && sms === "") return undefined;
    if (title === "")
      faults[`${code} title`] = isFallback ? "Required in the fallback language." : "Required.";
    if (text === "") faults[`${code} text`] = isFallback ? "Required in the fallback language." : "Required.";
    if (hasSms && isFallback && sms === "") faults[`${code} sms`] = "Required in the fallback language.";
    for (const part of ["title", "text", "sms"] as const satisfies readonly (keyof TextFields)[]) {
      const fault = placeholderFault(given[part], offerId !== "");
      if (fault !== undefined) faults[`${code} ${part}`] = fault;
    }
    return { title, text, ...(sms !== "" && { sms }) };
  };
  return Object.fromEntries(
    languageCodes.map((code) => [code, read(code)]).filter(([, given]) => given !== undefined),
  ) as CampaignPlan["texts"];
}

function placeholderFault(text: string, hasOffer: boolean): string | undefined {
  const known = hasOffer ? ["name", "offer"] : ["name"];
  const names = known.map((name) => `{${name}}`).join(" and ");
  try {
    const isKnown = parseMessage(text).every(
      (part) => typeof part === "string" || (part.kind === "value" && known.includes(part.name)),
    );
    return isKnown ? undefined : `Use only these placeholders: ${names}.`;
  } catch {
    return `Use braces only for ${names}.`;
  }
}
