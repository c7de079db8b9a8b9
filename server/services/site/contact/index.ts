import type { Captcha } from "@parlour/server/kit/ports/captcha";
import type { Service } from "@parlour/server/kit/service";
import { answerContactMessage } from "./routes/answer-contact-message.ts";
import { closeContactMessage } from "./routes/close-contact-message.ts";
import { contactUs } from "./routes/contact-us.ts";
import { listContactMessages } from "./routes/list-contact-messages.ts";

export { countOpenCases } from "./case-store.ts";
export { type PastMessage, seedContactMessages } from "./seed-messages.ts";

export function contactService({ captcha }: { captcha: Captcha }): Service {
  return {
    name: "contact",
    migrations: new URL("migrations/", import.meta.url),
    routes: (kit) => [
      contactUs({ kit, captcha }),
      listContactMessages(kit),
      answerContactMessage(kit),
      closeContactMessage(kit),
    ],
  };
}
