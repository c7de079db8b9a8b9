import { COOKIES } from "@parlour/contracts/constants";
import { chooseLanguage } from "@parlour/rules/language";
import { languageNames } from "@parlour/web/i18n/languages";

/** The language before the session is open: the visitor's choice on the site, or else the browser's. */
export function browserLanguage(): string {
  const cookie = document.cookie
    .split("; ")
    .find((entry) => entry.startsWith(`${COOKIES.language}=`))
    ?.split("=")[1];
  return chooseLanguage({
    cookie,
    acceptLanguage: navigator.languages.join(","),
    published: Object.keys(languageNames),
    fallback: "en",
  });
}
