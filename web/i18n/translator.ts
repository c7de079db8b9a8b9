import { formatMessage, type MessageArguments } from "@parlour/rules/format-message";
import type { MessageKey, Messages } from "./messages.ts";

export type Translate = (key: MessageKey, values?: MessageArguments) => string;

/**
 * A translator of the given texts and no others. A key without a text is a bug that the locale test
 * catches; should one slip through, the page shows the key rather than a text in another language.
 */
export function createTranslator(language: string, messages: Messages): Translate {
  return (key, values) => {
    const text = messages[key];
    return text === undefined ? key : formatMessage(text, language, values);
  };
}
