import type { Kit } from "../../../kit/kit.ts";
import type { Players } from "../../../kit/ports/players.ts";
import { type Attempt, found } from "./attempt.ts";
import type { StepResult } from "./login-machine.ts";
import { checkAssertion, parseClientData } from "./passkey-proof.ts";
import { findPasskey, notePasskeyUse, useChallenge } from "./passkey-store.ts";

/**
 * Logs in with a passkey. A passkey is something the player has, unlocked by something they know or are, so
 * no second factor is needed. It cannot be guessed, so failed attempts don't lock the account; the call's
 * rate limit per IP address is enough.
 */
export async function passkeyGiven(
  kit: Kit,
  players: Players,
  attempt: Attempt,
): Promise<StepResult<"passkeyGiven">> {
  const assertion = found(attempt.assertion);
  const client = parseClientData(assertion.clientDataJSON);
  const origin = client && (await useChallenge(kit, null, client.challenge));
  if (origin === undefined) return "passkeyWrong";
  const passkey = await findPasskey(kit.db, Buffer.from(assertion.credentialId, "base64url"));
  const nextCount = passkey && checkAssertion(assertion, passkey, { origin });
  if (passkey === undefined || nextCount === undefined) return "passkeyWrong";
  const player = await players.get(passkey.playerId);
  if (player.brandId !== attempt.brandId) return "passkeyWrong";
  attempt.player = player;
  if (player.status !== "ACTIVE") return "notActive";
  if (!(await notePasskeyUse(kit.db, passkey, nextCount, kit.clock.now()))) return "passkeyWrong";
  attempt.factorPassed = true;
  return "passkeyRight";
}
