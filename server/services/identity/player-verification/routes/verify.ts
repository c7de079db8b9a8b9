import type { Body } from "@parlour/contracts/call";
import { verify } from "@parlour/contracts/calls/identity/player-verification/verify";
import type { Kit } from "../../../../kit/kit.ts";
import type { Player, Players } from "../../../../kit/ports/players.ts";
import { type Refusal, refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { type CodeChannel, isCodeOpen, sendCode, useCode } from "../confirmation-codes.ts";
import { readCodeLimit, readProofLimit, refuseUnlessProven } from "../operation-limit.ts";
import { storeVerifiedOperation } from "../verified-operation-store.ts";

type Parts = { kit: Kit; players: Players };
type Asked = Body<typeof verify>;

const errors = { wrong: "VERIFICATION_FAILED", blocked: "ACCOUNT_BLOCKED" } as const;
const channels = { SMS: "sms", EMAIL: "email", NOT_APPLICABLE: undefined } as const;

export function verifyRoute(parts: Parts): Route {
  const { kit, players } = parts;
  return route(verify, async ({ body, headers, session }) => {
    const isMocked = kit.config.mode === "sandbox" && headers["x-mock-2fa-verification"] === "true";
    if (!isMocked) {
      const player = await players.get(session.playerId);
      const channel = channels[body.method];
      // Enrolment requires an SMS code anyway, so only the password or PIN adds proof.
      if (channel && body.operation === "enable2fa") return refuse("MFA_ERROR_VALIDATING_OPERATION");
      const refusal = channel
        ? await checkCode(kit, player, channel, body)
        : await checkSecret(parts, player, body);
      if (refusal) return refusal;
    }
    await storeVerifiedOperation(kit.db, session.id, body.operation, kit.clock.now());
    return { verified: true } as const;
  });
}

/** Checks the password or PIN that was sent in `value`. */
async function checkSecret({ kit, players }: Parts, player: Player, { type, value, operation }: Asked) {
  const proof = { playerId: player.id, operation, errors, known: type };
  return await refuseUnlessProven(kit, proof, () =>
    type === "PIN_CODE" ? players.isPinCode(player.id, value) : players.isPassword(player, value),
  );
}

/**
 * Checks a code. If no code was sent, the value is not a guess and uses up no attempt; for e-mail, a code is sent
 * instead.
 */
async function checkCode(
  kit: Kit,
  player: Player,
  channel: CodeChannel,
  { value, operation }: Asked,
): Promise<Refusal | undefined> {
  const { id: playerId } = player;
  if (!(await isCodeOpen(kit, playerId, operation, channel))) {
    const limit = await readProofLimit(kit, playerId, operation);
    if (!limit.allowed) return refuse(errors.blocked, { remainingBlockingTime: limit.retryAfterSeconds });
    if (channel === "email") await sendCode(kit, player, operation, channel);
    const { remaining } = await readCodeLimit(kit, playerId, operation);
    return refuse(errors.wrong, { remainingAttempts: remaining });
  }
  return await refuseUnlessProven(kit, { playerId, operation, errors }, () =>
    useCode(kit, kit.db, { player, purpose: operation, code: value, channel }),
  );
}
