import type { FieldError } from "@parlour/contracts/field-codes";
import type { Kit } from "../../../kit/kit.ts";
import type { Player, Players, PreparedChange } from "../../../kit/ports/players.ts";
import { hashSecretToken } from "../../../kit/secret-token.ts";
import { type ActionDetails, type Attempt, found } from "./attempt.ts";
import type { StepResult } from "./login-machine.ts";
import { findWaitingLogin, useWaitingLogin } from "./token-store.ts";

/**
 * Completes the required action once and resumes the login with the same device and the same second-factor result as
 * before.
 */
export async function actionAnswered(
  kit: Kit,
  players: Players,
  attempt: Attempt,
): Promise<StepResult<"actionAnswered">> {
  const details = found(attempt.details);
  const tokenHash = hashSecretToken(details.token);
  const waiting = await findWaitingLogin(kit.db, tokenHash, kit.clock.now());
  if (waiting === undefined || waiting.action !== details.action) return "tokenBad";
  const player = await players.get(waiting.playerId);
  if (player.brandId !== attempt.brandId) return "tokenBad";
  if (player.status !== "ACTIVE") return "notActive";

  const change = await prepareChange(players, player, details);
  if (Array.isArray(change)) {
    attempt.wrongFields = change;
    return "valueBad";
  }
  const isDone = await kit.db.transaction(async (tx) => {
    if (!(await useWaitingLogin(tx, tokenHash, kit.clock.now()))) return false;
    await change.apply(tx);
    // Anyone who knew the old password may still be signed in, so all other sessions end.
    if (details.action === "forcePasswordReset") {
      await kit.sessions.endAllOf(player.id, { reason: "password changed" }, tx);
    }
    return true;
  });
  if (!isDone) return "tokenBad";
  attempt.player = await players.get(player.id);
  attempt.deviceId = waiting.deviceId;
  attempt.factorPassed = waiting.factorPassed;
  return "actionDone";
}

async function prepareChange(
  players: Players,
  player: Player,
  details: ActionDetails,
): Promise<PreparedChange | FieldError[]> {
  const field = fieldOf[details.action];
  const value = details[field];
  if (value === undefined) return [{ code: "REQUIRED", field }];
  const change = await {
    password: () => players.preparePassword(player, value),
    pinCode: () => players.preparePinCode(player, value),
    phone: () =>
      players.preparePhone(player, { phonePrefix: details.phonePrefix ?? player.phonePrefix, phone: value }),
  }[field]();
  return "refused" in change ? [{ code: change.refused, field }] : change;
}

const fieldOf = {
  ADD_PIN_CODE: "pinCode",
  forcePinReset: "pinCode",
  forcePasswordReset: "password",
  forcePhoneNumberReset: "phone",
} as const;
