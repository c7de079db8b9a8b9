import { verbatim } from "@parlour/rules/brand-name";
import type { Message } from "@parlour/server/kit/messages";
import type { StoredMessage } from "./contact-store.ts";

/** Composes the e-mail to support, in English; the visitor's message is left as written. */
export function supportEmail(to: string, message: StoredMessage): Message {
  const facts = [
    ["From", message.email],
    ["Username", message.username],
    ["Born", message.birthDate],
    ["Signed in as", message.playerId],
    ["Language", message.language],
    ["Reference", message.id],
  ];
  const head = facts.filter(([, value]) => value !== null).map(([name, value]) => `${name}: ${value}`);
  return {
    channel: "email",
    to,
    // A line break would start another header, so the subject is reduced to one line.
    subject: `Contact form: ${verbatim(message.subject.replace(/[\r\n]+/g, " "))}`,
    text: verbatim(`${head.join("\n")}\n\n${message.message}`),
  };
}
