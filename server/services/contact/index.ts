import type { Kit } from "@parlour/server/kit/kit";
import type { Captcha } from "@parlour/server/kit/ports/captcha";
import type { Service } from "@parlour/server/kit/service";
import { contactUs } from "./routes/contact-us.ts";

export function contactService(ports: { captcha(kit: Kit): Captcha }): Service {
  return {
    name: "contact",
    migrations: new URL("migrations/", import.meta.url),
    routes: (kit) => [contactUs({ kit, captcha: ports.captcha(kit) })],
  };
}
