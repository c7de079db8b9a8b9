import { createHmac } from "node:crypto";
import { CONFIRMATION_CODE_LENGTH } from "@parlour/contracts/constants";
import type { MfaOperation } from "@parlour/contracts/enumerations";
import type { Queryable } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import type { LimitResult } from "../../../kit/limits.ts";
import type { Player } from "../../../kit/ports/players.ts";
import { codeMessage } from "./message-texts.ts";

/** The purposes of a code: the operations of the contract, and login. */
export type CodePurpose = MfaOperation | "login";

/** A code is bound to the phone it was sent to, so it proves nothing about a number chosen since. */
type PhoneOwner = Pick<Player, "id" | "phonePrefix" | "phone">;

const codeLifeMs = 10 * 60_000;
const sends = { max: 5, windowSeconds: 1_800 };
export const sendLimit = sends.max;

/** Sends a code to the player's phone unless too many were sent; earlier codes stay valid. */
export async function sendCode(
  kit: Kit,
  player: PhoneOwner & Pick<Player, "language">,
  purpose: CodePurpose,
): Promise<LimitResult> {
  return await kit.db.transaction(async (tx) => {
    const allowance = await kit.limits.hit({ ...sends, scope: `send-code:${purpose}`, key: player.id }, tx);
    if (!allowance.allowed) return allowance;
    const now = kit.clock.now();
    const code = kit.random.digits(CONFIRMATION_CODE_LENGTH);
    await tx.query(
      `insert into confirmation_codes (player_id, id, operation, code_hash, created_at, expires_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [
        player.id,
        kit.random.id("code"),
        purpose,
        hashCode(kit, player, purpose, code),
        now,
        new Date(now.getTime() + codeLifeMs),
      ],
    );
    const to = player.phonePrefix + player.phone;
    const text = codeMessage(player.language, code);
    await kit.messages.send({ channel: "sms", to, subject: "", text, code, playerId: player.id }, tx);
    return allowance;
  });
}

/** Uses up the code and all others sent for the same purpose. */
export async function useCode(
  kit: Kit,
  db: Queryable,
  { player, purpose, code }: { player: PhoneOwner; purpose: CodePurpose; code: string },
): Promise<boolean> {
  const used = await db.query(
    `update confirmation_codes set used_at = $4
     where player_id = $1 and operation = $2 and used_at is null and exists (
       select from confirmation_codes right_one
       where right_one.player_id = $1 and right_one.operation = $2 and right_one.code_hash = $3
         and right_one.used_at is null and right_one.expires_at > $4)
     returning id`,
    [player.id, purpose, hashCode(kit, player, purpose, code), kit.clock.now()],
  );
  return used.length > 0;
}

/** Six digits are quickly brute-forced, so the hash uses a key that isn't in the database. */
function hashCode(kit: Kit, player: PhoneOwner, purpose: CodePurpose, code: string): Buffer {
  return createHmac("sha256", kit.config.secrets.encryption)
    .update(`${player.id}:${purpose}:${player.phonePrefix}${player.phone}:${code}`)
    .digest();
}
