import { createHmac } from "node:crypto";
import { CONFIRMATION_CODE_LENGTH } from "@parlour/contracts/constants";
import type { MfaOperation } from "@parlour/contracts/enumerations";
import type { Queryable } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import type { LimitResult } from "../../../kit/limits.ts";
import type { Player } from "../../../kit/ports/players.ts";
import { acceptedSecrets } from "../../../kit/secrets.ts";
import { codeMessage, emailCodeMessage } from "./message-texts.ts";

/** What a code can be used for: the operations of the contract, and login. */
export type CodePurpose = MfaOperation | "login";

export type CodeChannel = "sms" | "email";

/**
 * A code is bound to the phone or mailbox it was sent to, so it proves nothing about a phone or mailbox that was set
 * later.
 */
type CodeOwner = Pick<Player, "id" | "phonePrefix" | "phone" | "email">;

export const codeLifeMs = 10 * 60_000;
export const codeSends = { max: 5, windowSeconds: 1_800 };
export const sendLimit = codeSends.max;

/** Sends a code to the player's phone or mailbox unless too many were sent; earlier codes stay valid. */
export async function sendCode(
  kit: Kit,
  player: CodeOwner & Pick<Player, "language">,
  purpose: CodePurpose,
  channel: CodeChannel = "sms",
): Promise<LimitResult> {
  const scope = channel === "sms" ? `send-code:${purpose}` : `send-code:email:${purpose}`;
  return await kit.db.transaction(async (tx) => {
    const allowance = await kit.limits.hit({ ...codeSends, scope, key: player.id }, tx);
    if (!allowance.allowed) return allowance;
    const now = kit.clock.now();
    const code = kit.random.digits(CONFIRMATION_CODE_LENGTH);
    await tx.query(
      `insert into confirmation_codes (player_id, id, operation, code_hash, created_at, expires_at, channel)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        player.id,
        kit.random.id("code"),
        purpose,
        hashCode(kit.config.secrets.encryption, { player, purpose, channel, code }),
        now,
        new Date(now.getTime() + codeLifeMs),
        channel,
      ],
    );
    const message =
      channel === "sms"
        ? { to: player.phonePrefix + player.phone, ...codeMessage(player.language, code) }
        : { to: player.email, ...emailCodeMessage(player.language, code) };
    await kit.messages.send({ channel, ...message, code, playerId: player.id }, tx);
    return allowance;
  });
}

/** Returns whether a code was sent that could still be used. */
export async function isCodeOpen(
  kit: Kit,
  playerId: string,
  purpose: CodePurpose,
  channel: CodeChannel,
): Promise<boolean> {
  const [open] = await kit.db.query(
    `select from confirmation_codes
     where player_id = $1 and operation = $2 and channel = $3 and used_at is null and expires_at > $4 limit 1`,
    [playerId, purpose, channel, kit.clock.now()],
  );
  return open !== undefined;
}

type UsedCode = { player: CodeOwner; purpose: CodePurpose; code: string; channel?: CodeChannel };

/** Uses up the code and all others sent for the same purpose. */
export async function useCode(
  kit: Kit,
  db: Queryable,
  { player, purpose, code, channel = "sms" }: UsedCode,
): Promise<boolean> {
  const used = await db.query(
    `update confirmation_codes set used_at = $4
     where player_id = $1 and operation = $2 and used_at is null and exists (
       select from confirmation_codes right_one
       where right_one.player_id = $1 and right_one.operation = $2 and right_one.code_hash = any($3)
         and right_one.used_at is null and right_one.expires_at > $4)
     returning id`,
    [
      player.id,
      purpose,
      // During a rotation, the code may have been stored by a server that uses the other secret.
      acceptedSecrets(kit.config.secrets, "encryption").map((secret) =>
        hashCode(secret, { player, purpose, channel, code }),
      ),
      kit.clock.now(),
    ],
  );
  return used.length > 0;
}

/** Hashes a code with a key that isn't in the database, because six digits are quickly brute-forced. */
function hashCode(secret: string, { player, purpose, channel, code }: Required<UsedCode>): Buffer {
  const to = channel === "sms" ? player.phonePrefix + player.phone : player.email.toLowerCase();
  return createHmac("sha256", secret).update(`${player.id}:${purpose}:${to}:${code}`).digest();
}
