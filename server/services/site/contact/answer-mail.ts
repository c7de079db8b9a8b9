import type { ContactCase } from "@parlour/contracts/entities/contact-desk";
import type { Message } from "@parlour/server/kit/messages";

/** What the visitor reads: the answer as it was written, and below it what it answers. */
export function answerMail(asked: ContactCase, text: string): Message {
  const quoted = asked.message.split("\n").map((line) => `> ${line}`);
  return {
    channel: "email",
    to: asked.email,
    // One line, whatever was sent: a line break would begin another header.
    subject: `Re: ${asked.subject.replace(/[\r\n]+/g, " ")}`,
    text: [text, "", "Parlour", "", ...quoted].join("\n"),
    ...(asked.playerId === null ? {} : { playerId: asked.playerId }),
  };
}
