import type { ContactCase } from "@parlour/contracts/entities/contact-desk";
import { verbatim } from "@parlour/rules/brand-name";
import type { Message } from "@parlour/server/kit/messages";

/** Composes the e-mail to the visitor: the answer, followed by the original message. */
export function replyEmail(asked: ContactCase, text: string): Message {
  const quoted = asked.message.split("\n").map((line) => `> ${line}`);
  return {
    channel: "email",
    to: asked.email,
    // A line break would start another header, so the subject is reduced to one line.
    subject: `Re: ${verbatim(asked.subject.replace(/[\r\n]+/g, " "))}`,
    text: [verbatim(text), "", "Parlour", "", verbatim(quoted.join("\n"))].join("\n"),
    ...(asked.playerId === null ? {} : { playerId: asked.playerId }),
  };
}
