import type { Body } from "@parlour/contracts/call";
import { verify } from "@parlour/contracts/calls/identity/player-verification/verify";
import type { Kit } from "../../../../kit/kit.ts";
import type { Players } from "../../../../kit/ports/players.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { useCode } from "../confirmation-codes.ts";
import { refuseUnlessProven } from "../operation-limit.ts";
import { storeVerifiedOperation } from "../verified-operation-store.ts";

type Parts = { kit: Kit; players: Players };

export function verifyRoute(parts: Parts): Route {
  const { kit } = parts;
  return route(verify, async ({ body, headers, session }) => {
    const isMocked = kit.config.mode === "sandbox" && headers["x-mock-2fa-verification"] === "true";
    if (!isMocked) {
      const { playerId } = session;
      const errors = { wrong: "VERIFICATION_FAILED", blocked: "ACCOUNT_BLOCKED" } as const;
      const refusal = await refuseUnlessProven(kit, { playerId, operation: body.operation, errors }, () =>
        isRight(parts, playerId, body),
      );
      if (refusal) return refusal;
    }
    await storeVerifiedOperation(kit.db, session.id, body.operation, kit.clock.now());
    return { verified: true } as const;
  });
}

/** With EMAIL or SMS the value is a code, otherwise it is the password or PIN itself. */
async function isRight(
  { kit, players }: Parts,
  playerId: string,
  { type, method, value, operation }: Body<typeof verify>,
): Promise<boolean> {
  const player = await players.get(playerId);
  if (method !== "NOT_APPLICABLE") {
    return await useCode(kit, kit.db, { player, purpose: operation, code: value });
  }
  if (type === "PIN_CODE") return await players.isPinCode(playerId, value);
  return await players.isPassword(player, value);
}
