import { createCaptcha } from "@parlour/contracts/calls/identity/login-service/create-captcha";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { createCaptchaChallenge } from "../captcha.ts";

export function createCaptchaRoute(kit: Kit): Route {
  return route(createCaptcha, () => createCaptchaChallenge(kit));
}
