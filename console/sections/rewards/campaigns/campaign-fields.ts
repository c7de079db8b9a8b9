import type { CampaignChannel, CampaignPlan, CampaignTrigger } from "@parlour/contracts/entities/campaign";
import { type LanguageCode, languageCodes } from "@parlour/contracts/languages";

export type TextFields = { title: string; text: string; sms: string };
/** The filters as entered; an empty string means no filter. */
const noFilter = {
  brand: "",
  country: "",
  tier: "",
  deposited: "",
  minDeposits: "",
  currency: "",
  verification: "",
  joinedFrom: "",
  joinedTo: "",
  seenFrom: "",
  notSeenSince: "",
  tag: "",
  status: "",
};
export type FilterFields = typeof noFilter;

/** A campaign while it is being edited: numbers are strings until it is saved. */
export type CampaignFields = {
  name: string;
  filter: FilterFields;
  trigger: CampaignTrigger;
  idleDays: string;
  delayHours: string;
  /** A time such as `2026-11-15T13:00`, in UTC. */
  startsAt: string;
  endsAt: string;
  channels: readonly CampaignChannel[];
  texts: Record<LanguageCode, TextFields>;
  fallbackLanguage: LanguageCode;
  link: string;
  offerId: string;
  controlPercent: string;
  resultDays: string;
};

/** Errors by field name; for texts the name includes the language, such as `es title`. */
export type Faults = Readonly<Record<string, string>>;

const noTexts = Object.fromEntries(
  languageCodes.map((code) => [code, { title: "", text: "", sms: "" }]),
) as CampaignFields["texts"];

export const newFields: CampaignFields = {
  name: "",
  filter: noFilter,
  trigger: "ONCE",
  idleDays: "14",
  delayHours: "0",
  startsAt: "",
  endsAt: "",
  channels: ["ON_SITE"],
  texts: noTexts,
  fallbackLanguage: "en",
  link: "",
  offerId: "",
  controlPercent: "10",
  resultDays: "14",
};

export function toFields(plan: CampaignPlan): CampaignFields {
  const minute = (iso: string | null) => iso?.slice(0, 16) ?? "";
  return {
    name: plan.name,
    filter: filterFieldsOf(plan.filter),
    trigger: plan.trigger,
    idleDays: plan.idleDays === null ? newFields.idleDays : `${plan.idleDays}`,
    delayHours: `${plan.delayHours}`,
    startsAt: minute(plan.startsAt),
    endsAt: minute(plan.endsAt),
    channels: plan.channels,
    texts: Object.fromEntries(
      languageCodes.map((code) => [code, { ...noTexts[code], ...plan.texts[code] }]),
    ) as CampaignFields["texts"],
    fallbackLanguage: plan.fallbackLanguage,
    link: plan.link ?? "",
    offerId: plan.offerId ?? "",
    controlPercent: `${plan.controlPercent}`,
    resultDays: `${plan.resultDays}`,
  };
}

/** Converts the filters of a plan or a saved segment to the form's input. */
export function filterFieldsOf(filter: CampaignPlan["filter"]): FilterFields {
  return Object.fromEntries(
    Object.keys(noFilter).map((name) => [name, String(filter[name as keyof FilterFields] ?? "")]),
  ) as FilterFields;
}
