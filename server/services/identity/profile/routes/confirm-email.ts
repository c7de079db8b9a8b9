import { confirmEmail } from "@parlour/contracts/calls/identity/profile/confirm-email";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { hashSecretToken } from "../../../../kit/secret-token.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { useEmailConfirmation } from "../email-confirmation-store.ts";

export function confirmEmailRoute({ kit }: { kit: Kit }): Route {
  return route(confirmEmail, async ({ params }) => {
    const confirmed = await useEmailConfirmation(kit.db, hashSecretToken(params.token), kit.clock.now());
    return confirmed ? ({ ok: true } as const) : refuse("TOKEN_INVALID");
  });
}
