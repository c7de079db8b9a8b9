import { contactUs as call } from "@parlour/contracts/calls/site/contact/contact-us";
import type { Kit } from "@parlour/server/kit/kit";
import type { Captcha } from "@parlour/server/kit/ports/captcha";
import type { SupportDesk } from "@parlour/server/kit/ports/support-desk";
import { refuse } from "@parlour/server/kit/refusal";
import { type Route, route } from "@parlour/server/kit/service";
import { insertContactMessage, type StoredMessage } from "../contact-store.ts";
import { supportEmail } from "../support-email.ts";

/**
 * Above this number of messages from one IP address in ten minutes, each further message requires a captcha.
 */
const messagesPerAddress = { scope: "contact-us", max: 10, windowSeconds: 600 };

type ContactParts = { kit: Kit; captcha: Captcha; support: SupportDesk };

export function contactUs({ kit, captcha, support }: ContactParts): Route {
  return route(call, async ({ body, headers, session, address, brand }) => {
    // A bot that filled in the honeypot field gets a success response.
    if (body.website) return { ok: true } as const;
    const allowance = await kit.limits.hit({ ...messagesPerAddress, key: address });
    if (!allowance.allowed && !(await captcha.isSolved(headers["x-captcha-token"]))) {
      return refuse("CAPTCHA_REQUIRED");
    }
    const stored: StoredMessage = {
      id: kit.random.id("contact"),
      email: body.email,
      subject: body.subject,
      message: body.message,
      birthDate: body.birthDate,
      username: body.username,
      playerId: session?.playerId ?? null,
      language: headers["x-language"] ?? "en",
      createdAt: kit.clock.now(),
    };
    await kit.db.transaction(async (tx) => {
      await insertContactMessage(tx, stored);
      const { id, subject: title, playerId, language, createdAt: at } = stored;
      await support.open(tx, { id, channel: "CONTACT", title, playerId, language, at });
      await kit.messages.send(supportEmail(brand.supportEmail ?? kit.config.supportEmail, stored), tx);
    });
    return { ok: true } as const;
  });
}
