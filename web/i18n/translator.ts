import { createInstance, type I18nFormatModule } from "i18next";
import { formatMessage, type MessageArguments } from "./format-message.ts";
import type { MessageKey, Messages } from "./messages.ts";

export type Translate = (key: MessageKey, values?: MessageArguments) => string;

const icuFormat: I18nFormatModule & { parse: typeof parse } = { type: "i18nFormat", parse };

function parse(text: string, values: MessageArguments, language: string): string {
  return formatMessage(text, language, values);
}

/**
 * A translator of the given texts and no others. A key without a text is a bug that the locale test
 * catches; should one slip through, the page shows the key rather than a text in another language.
 */
export function createTranslator(language: string, messages: Messages): Translate {
  const instance = createInstance().use(icuFormat);
  instance.init({
    lng: language,
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    resources: { [language]: { translation: messages } },
  });
  return (key, values) => instance.t(key, values ?? {});
}
