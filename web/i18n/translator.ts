import { formatMessage, type MessageArguments } from "@parlour/rules/format-message";
import type { MessageKey, Messages } from "./messages.ts";

export type Translate = (key: MessageKey, values?: MessageArguments) => string;

/**
 * Translates with the given texts only. A key without a text is a bug that tests catch; if one is missed, the
 * page shows the key rather than text in another language.
 */
export function createTranslator(language: string, messages: Messages): Translate {
  return (key, values) => {
    const text = messages[key];
    return text === undefined ? key : formatMessage(text, language, values);
  };
}
