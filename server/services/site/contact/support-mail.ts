import type { Message } from "@parlour/server/kit/messages";
import type { StoredMessage } from "./contact-store.ts";

/** What support reads. In English, the language of the house; what the visitor wrote stays as it is. */
export function supportMail(to: string, message: StoredMessage): Message {
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
    // One line, whatever was sent: a line break would begin another header.
    subject: `Contact form: ${message.subject.replace(/[\r\n]+/g, " ")}`,
    text: `${head.join("\n")}\n\n${message.message}`,
  };
}
