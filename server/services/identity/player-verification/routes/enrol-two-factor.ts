import { enrolTwoFactor } from "@parlour/contracts/calls/identity/player-verification/enrol-two-factor";
import type { Transaction } from "../../../../kit/database.ts";
import type { Kit } from "../../../../kit/kit.ts";
import type { Player, Players } from "../../../../kit/ports/players.ts";
import type { SiteSettings } from "../../../../kit/ports/site-settings.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { sendCode, sendLimit, useCode } from "../confirmation-codes.ts";
import { enrolErrors, readProofLimit, refuseUnlessProven } from "../operation-limit.ts";
import { findTwoFactorState, startTwoFactor } from "../two-factor.ts";
import { isVerifiedOperation, useVerifiedOperation } from "../verified-operation-store.ts";

type Parts = { kit: Kit; players: Players; settings: SiteSettings };

const operation = "enable2fa";

export function enrolTwoFactorRoute({ kit, players, settings }: Parts): Route {
  return route(enrolTwoFactor, async ({ headers, session }) => {
    const { twoFactorAuthenticatorEnabled, mfaOperations } = await settings.get();
    if (!twoFactorAuthenticatorEnabled) return refuse("FEATURE_DISABLED");
    const player = await players.get(session.playerId);
    if (!player.phoneValidated) return refuse("PLAYER_NOT_VALIDATED");
    if ((await findTwoFactorState(kit.db, player.id)) === "ENABLED") return refuse("MFA_CONFIGURATION_ERROR");

    const code = headers["x-mfa-code"];
    if ((headers["x-mfa-operation"] ?? operation) !== operation) {
      return refuse("MFA_ERROR_VALIDATING_OPERATION");
    }
    const needsCode = mfaOperations.includes(operation);
    if (needsCode && code === undefined) return await send(kit, player);
    // A thief who has the cookie and the phone must not be able to add their own authenticator, which would
    // lock the owner out.
    if (!(await isVerifiedOperation(kit.db, session.id, operation, kit.clock.now()))) {
      return refuse("MFA_REQUIRED", { operation });
    }
    const start = async (tx: Transaction) => {
      await useVerifiedOperation(tx, session.id, operation, kit.clock.now());
      return await startTwoFactor(kit, tx, player);
    };
    if (!needsCode || code === undefined) return answerUri(await kit.db.transaction(start));

    let uri: string | undefined;
    const proof = { playerId: player.id, operation, errors: enrolErrors } as const;
    const refusal = await refuseUnlessProven(kit, proof, () =>
      kit.db.transaction(async (tx) => {
        if (!(await useCode(kit, tx, { player, purpose: operation, code }))) return false;
        uri = await start(tx);
        return true;
      }),
    );
    return refusal ?? answerUri(uri);
  });
}

/**
 * Returns the authenticator's URI, or a refusal if two-factor authentication was turned on from another page in the
 * meantime.
 */
function answerUri(otpAuthUri: string | undefined) {
  return otpAuthUri === undefined ? refuse("MFA_CONFIGURATION_ERROR") : { otpAuthUri };
}

async function send(kit: Kit, player: Player) {
  const proofs = await readProofLimit(kit, player.id, operation);
  if (!proofs.allowed) {
    return refuse("MFA_ACCOUNT_BLOCKED", { remainingBlockingTime: proofs.retryAfterSeconds });
  }
  const sent = await sendCode(kit, player, operation);
  const attempts = { limit: sendLimit, remainingSendAttempts: sent.remaining };
  return sent.allowed ? attempts : refuse("NO_REMAINING_SEND_CODE_ATTEMPT", attempts);
}
