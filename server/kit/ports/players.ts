import type { RequiredAction } from "@parlour/contracts/enumerations";
import type { FieldCode } from "@parlour/contracts/field-codes";
import type { Transaction } from "../database.ts";

/** What other services may know of a player. The profile service owns and answers it. */
export type Player = {
  id: string;
  email: string;
  emailConfirmed: boolean;
  firstName: string;
  lastName: string;
  nickname: string;
  phonePrefix: string;
  phone: string;
  phoneValidated: boolean;
  countryCode: string;
  subdivision: string;
  currency: string;
  language: string;
  status: PlayerStatus;
  /** What must be done, in this order, before a login completes. */
  requiredActions: readonly RequiredAction[];
  hasPinCode: boolean;
  /** Demo people sign in from any device without being asked who they are. */
  trustsEveryDevice: boolean;
};

/** Only an active player may sign in. */
export type PlayerStatus = "ACTIVE" | "DISABLED" | "CLOSED" | "SELF_EXCLUDED";

/** A change whose checks are passed and whose slow work is done: applying it is one quick statement. */
export type PreparedChange = { apply(tx: Transaction): Promise<void> };

/** Why the change is not possible: codes for the one field that it is about. */
export type RefusedChange = { refused: FieldCode };

export type Players = {
  /** By e-mail address or nickname, in any letter case. */
  findByUsername(username: string): Promise<Player | undefined>;
  findByEmail(email: string): Promise<Player | undefined>;
  find(playerId: string): Promise<Player | undefined>;
  get(playerId: string, tx?: Transaction): Promise<Player>;
  /** Takes as long without a player as with a wrong password, so that time tells nothing. */
  isPassword(player: Player | undefined, password: string): Promise<boolean>;
  isPinCode(playerId: string, pinCode: string): Promise<boolean>;
  /** Each of these also settles the required action that asks for it. */
  preparePassword(player: Player, password: string): Promise<PreparedChange | RefusedChange>;
  preparePinCode(player: Player, pinCode: string): Promise<PreparedChange | RefusedChange>;
  preparePhone(
    player: Player,
    phone: { phonePrefix: string; phone: string },
  ): Promise<PreparedChange | RefusedChange>;
};
