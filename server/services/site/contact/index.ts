import type { Captcha } from "@parlour/server/kit/ports/captcha";
import type { SupportDesk } from "@parlour/server/kit/ports/support-desk";
import type { Service } from "@parlour/server/kit/service";
import { findCase } from "./case-store.ts";
import { answerContactMessage } from "./routes/answer-contact-message.ts";
import { closeContactMessage } from "./routes/close-contact-message.ts";
import { contactUs } from "./routes/contact-us.ts";
import { getContactMessage } from "./routes/get-contact-message.ts";
import { listContactMessages } from "./routes/list-contact-messages.ts";

export { countOpenCases } from "./case-store.ts";
export { type PastMessage, seedContactMessages } from "./seed-messages.ts";

type ContactPorts = { captcha: Captcha; support: SupportDesk };

export function contactService({ captcha, support }: ContactPorts): Service {
  return {
    name: "contact",
    migrations: new URL("migrations/", import.meta.url),
    routes: (kit) => [
      contactUs({ kit, captcha, support }),
      listContactMessages(kit),
      getContactMessage(kit),
      answerContactMessage(kit, support),
      closeContactMessage(kit, support),
    ],
    itemPlayers: (kit) => ({
      "contact-messages": async (id) => (await findCase(kit.db, id))?.playerId ?? undefined,
    }),
  };
}
