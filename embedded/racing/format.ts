import { formatMoney } from "@parlour/web/i18n/format-money";
import { languageTag } from "@parlour/web/i18n/languages";
import type { MessageKey } from "@parlour/web/i18n/messages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { useOdds } from "../parts/odds-format.ts";

/** The racebook's formats, in the visitor's language, time zone and odds format. */
export function useFormats() {
  const { language } = useTranslation();
  const tag = languageTag(language);
  const odds = useOdds();
  return {
    money: (amount: number, currency: string) => formatMoney(amount, currency, language),
    /** Formats decimal odds in the chosen format. */
    price: (price: number) => odds(Math.round(price * 1000)),
    percent: (percent: number) =>
      new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 2 }).format(percent / 100),
    metres: (metres: number) => new Intl.NumberFormat(tag, { style: "unit", unit: "meter" }).format(metres),
    pounds: (pounds: number) => new Intl.NumberFormat(tag, { style: "unit", unit: "pound" }).format(pounds),
    time: (at: string) =>
      new Date(at).toLocaleTimeString(tag, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }),
    dateTime: (at: string) =>
      new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeStyle: "short" }).format(new Date(at)),
    day: (date: string) =>
      new Date(`${date}T12:00:00Z`).toLocaleDateString(tag, {
        weekday: "short",
        day: "numeric",
        month: "short",
        timeZone: "UTC",
      }),
  };
}

const goings: Readonly<Record<string, MessageKey>> = {
  firm: "racebook.goingFirm",
  "good-to-firm": "racebook.goingGoodToFirm",
  good: "racebook.goingGood",
  "good-to-soft": "racebook.goingGoodToSoft",
  soft: "racebook.goingSoft",
  heavy: "racebook.goingHeavy",
};
const surfaces: Readonly<Record<string, MessageKey>> = {
  turf: "racebook.turf",
  dirt: "racebook.dirt",
  "all-weather": "racebook.allWeather",
};
const styles: Readonly<Record<string, MessageKey>> = {
  leads: "racebook.styleLeads",
  prominent: "racebook.styleProminent",
  midfield: "racebook.styleMidfield",
  "held-up": "racebook.styleHeldUp",
};
const betTypes: Readonly<Record<string, MessageKey>> = {
  win: "racebook.win",
  place: "racebook.place",
  show: "racebook.show",
  "each-way": "racebook.eachWay",
  forecast: "racebook.forecast",
  tricast: "racebook.tricast",
  exacta: "racebook.exacta",
  quinella: "racebook.quinella",
  trifecta: "racebook.trifecta",
  superfecta: "racebook.superfecta",
  "daily-double": "racebook.dailyDouble",
  "pick-3": "racebook.pick3",
  "pick-4": "racebook.pick4",
  "pick-5": "racebook.pick5",
  "pick-6": "racebook.pick6",
};
const horseWords: Readonly<Record<string, MessageKey>> = {
  colt: "racebook.colt",
  filly: "racebook.filly",
  gelding: "racebook.gelding",
  mare: "racebook.mare",
  bay: "racebook.bay",
  brown: "racebook.brown",
  chestnut: "racebook.chestnut",
  grey: "racebook.grey",
  black: "racebook.black",
};

/** Display names for the codes that the server sends. */
export function useNames() {
  const { t } = useTranslation();
  const named = (names: Readonly<Record<string, MessageKey>>) => (code: string) => {
    const key = names[code];
    return key === undefined ? code : t(key);
  };
  return {
    going: named(goings),
    surface: named(surfaces),
    style: named(styles),
    betType: named(betTypes),
    horse: named(horseWords),
  };
}
