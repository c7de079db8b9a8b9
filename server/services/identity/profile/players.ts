import { isSimplePin } from "@parlour/rules/pin-code";
import type { Kit } from "../../../kit/kit.ts";
import type { Players } from "../../../kit/ports/players.ts";
import { checkNoSecret, hashSecret, isSecret } from "../../../kit/secret-hash.ts";
import { findHashes, storePasswordHash, storePinHash } from "./credential-store.ts";
import { checkNewPassword } from "./password-rules.ts";
import { normalizePhone } from "./phone-rules.ts";
import { addRequiredAction, lockStatus, updateStatus } from "./player-for-operators.ts";
import { sendSecurityLetter } from "./security-email.ts";
import {
  findProfile,
  findProfileByEmail,
  findProfileByNickname,
  findPublicNames,
  findUnknownIds,
  readNicknames,
  settleRequiredAction,
  updateProfileRow,
} from "./store.ts";

/** Gives other services access to players' data. */
export function createPlayers(kit: Kit): Players {
  const { db, clock } = kit;
  return {
    // Every e-mail address contains `@`, which is not allowed in a nickname, so the two can't be confused.
    async findByUsername(username, brandId) {
      if (username.includes("@")) return await findProfileByEmail(db, username, brandId);
      const found = await findProfileByNickname(db, username);
      return found?.brandId === brandId ? found : undefined;
    },

    findByEmail: (email, brandId) => findProfileByEmail(db, email, brandId),

    find: (playerId) => findProfile(db, playerId),

    findPublicNames: (playerIds) => findPublicNames(db, playerIds),

    readNicknames: (playerIds) => readNicknames(db, playerIds),

    findUnknown: (playerIds) => findUnknownIds(db, playerIds),

    async get(playerId, tx) {
      const player = await findProfile(tx ?? db, playerId);
      if (player === undefined) throw new Error(`There is no player ${playerId}.`);
      return player;
    },

    async isPassword(player, password) {
      // Runs the same query with no id, so that an unknown account takes the same time.
      const hashes = await findHashes(db, player?.id ?? "");
      return hashes ? isSecret(hashes.passwordHash, password) : checkNoSecret(password);
    },

    async isPinCode(playerId, pinCode) {
      const hashes = await findHashes(db, playerId);
      return hashes?.pinHash ? isSecret(hashes.pinHash, pinCode) : checkNoSecret(pinCode);
    },

    sendSecurityLetter: (tx, player, change) => sendSecurityLetter(kit, tx, player, change),

    async recover(tx, player) {
      const before = await lockStatus(tx, player.id);
      if (before?.status !== "LOCKED") return;
      await updateStatus(tx, player.id, "ACTIVE");
      await kit.facts.publish(tx, { kind: "PLAYER_CHANGED", playerId: player.id, data: {} });
      // The PIN may have been set by an intruder, so it must be reset too.
      if (player.hasPinCode && !before.requiredActions.includes("forcePinReset")) {
        await addRequiredAction(tx, player.id, "forcePinReset");
      }
    },

    async close(tx, playerId) {
      await updateStatus(tx, playerId, "CLOSED");
      await kit.facts.publish(tx, { kind: "PLAYER_CHANGED", playerId, data: {} });
      await kit.sessions.endAllOf(playerId, { reason: "account closed" }, tx);
    },

    async preparePassword(player, password) {
      const fault = checkNewPassword(password, player);
      if (fault) return { refused: fault };
      const hashes = await findHashes(db, player.id);
      if (hashes && (await isSecret(hashes.passwordHash, password))) return { refused: "UNCHANGED" };
      const passwordHash = await hashSecret(password);
      return {
        async apply(tx) {
          await storePasswordHash(tx, player.id, passwordHash, clock.now());
          await settleRequiredAction(tx, player.id, "forcePasswordReset");
          await sendSecurityLetter(kit, tx, player, "password");
        },
      };
    },

    async preparePinCode(player, pinCode) {
      if (isSimplePin(pinCode)) return { refused: "PIN_TOO_SIMPLE" };
      if (player.requiredActions.includes("forcePinReset")) {
        const hashes = await findHashes(db, player.id);
        if (hashes?.pinHash && (await isSecret(hashes.pinHash, pinCode))) return { refused: "UNCHANGED" };
      }
      const pinHash = await hashSecret(pinCode);
      return {
        async apply(tx) {
          await storePinHash(tx, player.id, pinHash, clock.now());
          await settleRequiredAction(tx, player.id, "forcePinReset");
          await sendSecurityLetter(kit, tx, player, "pin");
        },
      };
    },

    async preparePhone(player, { phonePrefix, phone: typed }) {
      const phone = normalizePhone({ phonePrefix, phone: typed }, kit.config.mode);
      if (phone === undefined) return { refused: "PHONE_INVALID" };
      if (phonePrefix === player.phonePrefix && phone === player.phone) return { refused: "UNCHANGED" };
      return {
        async apply(tx) {
          await updateProfileRow(tx, player.id, { phonePrefix, phones: [phone] });
          await settleRequiredAction(tx, player.id, "forcePhoneNumberReset");
          await sendSecurityLetter(kit, tx, player, "phone");
        },
      };
    },
  };
}
