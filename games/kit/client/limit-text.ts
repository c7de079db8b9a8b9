import { formatMoney } from "@parlour/web/i18n/format-money";
import { languageTag } from "@parlour/web/i18n/languages";
import type { MessageKey } from "@parlour/web/i18n/messages";
import type { Translate } from "@parlour/web/i18n/translator";
import type { LimitDetails } from "./seat-problem.ts";

const texts: Record<LimitDetails["kind"], MessageKey> = {
  LOSS: "games.limitLOSS",
  STAKED: "games.limitSTAKED",
  STAKE: "games.limitSTAKE",
  TIME: "games.limitTIME",
};

const periods: Readonly<Record<string, MessageKey>> = {
  DAY: "games.periodDAY",
  WEEK: "games.periodWEEK",
  MONTH: "games.periodMONTH",
};

/** Names the limit that rejected a stake, what is left of it, and when the stake will be possible again. */
export function limitText(t: Translate, language: string, details: LimitDetails | undefined): string {
  const key = details && texts[details.kind];
  if (!details || !key) return t("games.limitOwn");
  const { currency, freesAt, limit } = details;
  const period = periods[details.period];
  const text = t(key, {
    limit: currency === null ? "" : formatMoney(limit, currency, language),
    minutes: limit,
    period: period ? t(period) : "",
  });
  // A limit per bet isn't used up, and what is left of a time limit doesn't help to choose a stake.
  const isUsed = details.kind === "LOSS" || details.kind === "STAKED";
  const parts = [
    text,
    isUsed && currency !== null
      ? t("games.limitLeft", { remaining: formatMoney(details.remaining, currency, language) })
      : null,
    freesAt === null ? null : t("games.limitFrees", { time: timeText(freesAt, language) }),
  ];
  return parts.filter((part) => part !== null).join(" ");
}

/** Says that the player is on a break and, if known, until when. */
export function breakText(t: Translate, language: string, until: string | null | undefined): string {
  return until ? t("games.excludedUntil", { time: timeText(until, language) }) : t("games.excluded");
}

function timeText(at: string, language: string): string {
  const format = new Intl.DateTimeFormat(languageTag(language), { dateStyle: "medium", timeStyle: "short" });
  return format.format(new Date(at));
}
