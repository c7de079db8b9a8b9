import { formatAmount } from "@parlour/rules/currency";
import { formatMessage } from "@parlour/rules/format-message";
import { type LocalWords, localText } from "@parlour/rules/local-text";
import { type NotifiedData, type NotifiedKind, ruleOf } from "./kinds.ts";
import { type NotificationTexts, notificationTexts } from "./texts.ts";

export type NotifiedFact = { kind: NotifiedKind; data: NotifiedData[NotifiedKind] };
export type Words = { title: string; text: string; link: string | null };

/** Converts an event to the text of a notification, with amounts and dates in the format of the language. */
export function compose({ kind, data }: NotifiedFact, language: string): Words {
  const { text: key, link } = ruleOf(kind, data);
  const texts = notificationTexts.in(language);
  const values = valuesOf(data, language, texts);
  const { title, text } = texts.messages[key];
  const reason = reasonOf(data, texts);
  const whole = reason === undefined ? text : `${text} ${reason}`;
  return {
    title: formatMessage(title, language, values),
    text: formatMessage(whole, language, values),
    link,
  };
}

export function composeEmail(
  notified: NotifiedFact,
  player: { firstName: string; language: string },
): { subject: string; text: string } {
  const { title, text } = compose(notified, player.language);
  const greeting = formatMessage(notificationTexts.in(player.language).greeting, player.language, {
    name: player.firstName,
  });
  return { subject: title, text: `${greeting}\n\n${text}\n\nParlour` };
}

/**
 * Returns why a withdrawal was declined or a document rejected, in the reader's language. Documents rejected before
 * reason codes existed have the words that an operator wrote for the player instead.
 */
function reasonOf(data: NotifiedFact["data"], texts: NotificationTexts): string | undefined {
  if ("declineReason" in data && data.declineReason) return texts.declineReasons[data.declineReason];
  if ("rejectionReason" in data && data.rejectionReason) return texts.rejectionReasons[data.rejectionReason];
  const hasOwnWords = "reason" in data && !("withdrawalId" in data) && Boolean(data.reason);
  return hasOwnWords ? texts.reason : undefined;
}

function valuesOf(
  data: object,
  language: string,
  { unknownPlace }: NotificationTexts,
): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(data)) {
    if (typeof value === "string") values[name] = value;
    else if (isLocal(value)) values[name] = localText(value, language);
  }
  if (values.amountMinor !== undefined && values.currency !== undefined) {
    const { currency } = values;
    const format = (minor: string) => formatAmount(BigInt(minor), currency, language);
    values.amount = format(values.amountMinor);
    if (values.owedMinor !== undefined) values.owed = format(values.owedMinor);
    if (values.feeMinor !== undefined) {
      values.fee = format(values.feeMinor);
      values.net = format(String(BigInt(values.amountMinor) - BigInt(values.feeMinor)));
    }
  }
  if (values.expiresAt !== undefined) values.expires = formatMoment(values.expiresAt, language);
  values.place = values.country === undefined ? unknownPlace : placeName(values.country, language);
  return values;
}

function isLocal(value: unknown): value is LocalWords {
  return typeof value === "object" && value !== null && "en" in value;
}

function formatMoment(at: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "UTC",
  });
  return `${format.format(new Date(at))} UTC`;
}

function placeName(country: string, language: string): string {
  return new Intl.DisplayNames(language, { type: "region" }).of(country) ?? country;
}
