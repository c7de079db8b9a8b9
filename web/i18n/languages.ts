/** The languages that have texts, each by its own name; which of them are offered is site configuration. */
export const languageNames: Readonly<Record<string, string>> = {
  en: "English",
  es: "Español",
  fr: "Français",
  pt: "Português",
  zh: "简体中文",
};

/** What `<html lang>` and Intl are told: the written form where the short code leaves it open. */
export function languageTag(language: string): string {
  return language === "zh" ? "zh-Hans" : language;
}

const RIGHT_TO_LEFT = new Set(["ar", "fa", "he", "ur"]);

export function textDirection(language: string): "ltr" | "rtl" {
  return RIGHT_TO_LEFT.has(language) ? "rtl" : "ltr";
}
