import type { RequiredAction } from "@parlour/contracts/enumerations";
import type { FieldCode } from "@parlour/contracts/field-codes";
import type { Transaction } from "../database.ts";

/** A player's data for other services. Implemented by the profile service, which owns it. */
export type Player = {
  id: string;
  brandId: string;
  email: string;
  emailConfirmed: boolean;
  firstName: string;
  lastName: string;
  nickname: string;
  /** The date of birth as `YYYY-MM-DD`. */
  birthDate: string;
  phonePrefix: string;
  phone: string;
  phoneValidated: boolean;
  countryCode: string;
  subdivision: string;
  currency: string;
  language: string;
  status: PlayerStatus;
  /** The actions that the player must complete, in this order, before a login succeeds. */
  requiredActions: readonly RequiredAction[];
  hasPinCode: boolean;
  /** Whether this is a demo player, who needs no second factor on a new device. */
  trustsEveryDevice: boolean;
  /** Whether the player agreed to have their masked nickname shown in public lists. */
  showsName: boolean;
};

/** Only an active player may sign in. LOCKED was set by the owner, DISABLED by an operator. */
export type PlayerStatus = "ACTIVE" | "LOCKED" | "DISABLED" | "CLOSED" | "SELF_EXCLUDED";

/** The changes and requests that the owner is notified of by e-mail, with a link that locks the account. */
export type SecurityChange =
  | "password"
  | "pin"
  | "phone"
  | "email"
  | "twoFactorOn"
  | "twoFactorOff"
  | "passkeyAdded"
  | "passkeyRemoved"
  | "dataRequested";

/** A change whose checks and slow work are done; applying it takes one quick statement. */
export type PreparedChange = { apply(tx: Transaction): Promise<void> };

/** The reason why a change is not possible, as the error code of its input field. */
export type RefusedChange = { refused: FieldCode };

export type Players = {
  /** Finds a player of a brand by e-mail address or nickname, in any letter case. */
  findByUsername(username: string, brandId: string): Promise<Player | undefined>;
  findByEmail(email: string, brandId: string): Promise<Player | undefined>;
  find(playerId: string): Promise<Player | undefined>;
  readNicknames(playerIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Returns the given ids that do not belong to any player. */
  findUnknown(playerIds: readonly string[]): Promise<string[]>;
  /** Returns the nicknames of the players who agreed to be named in public lists, by id. */
  findPublicNames(playerIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  get(playerId: string, tx?: Transaction): Promise<Player>;
  /**
   * Checks a password. Checking an unknown player takes as long as checking a wrong password, so that timing reveals
   * nothing.
   */
  isPassword(player: Player | undefined, password: string): Promise<boolean>;
  isPinCode(playerId: string, pinCode: string): Promise<boolean>;
  /** Notifies the owner by e-mail, with a link that locks the account. */
  sendSecurityLetter(tx: Transaction, player: Player, change: SecurityChange): Promise<void>;
  /** Unlocks an account that its owner locked, after they have proved who they are. */
  recover(tx: Transaction, player: Player): Promise<void>;
  /** Closes the account for good and ends all of its sessions. */
  close(tx: Transaction, playerId: string): Promise<void>;
  /** The following changes also complete the corresponding required action and send the security e-mail. */
  preparePassword(player: Player, password: string): Promise<PreparedChange | RefusedChange>;
  preparePinCode(player: Player, pinCode: string): Promise<PreparedChange | RefusedChange>;
  preparePhone(
    player: Player,
    phone: { phonePrefix: string; phone: string },
  ): Promise<PreparedChange | RefusedChange>;
};
