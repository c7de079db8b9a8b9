import { FIRST_BRAND_ID } from "@parlour/contracts/entities/brand";
import type { RequiredAction } from "@parlour/contracts/enumerations";
import type { Kit } from "../../../kit/kit.ts";
import type { PlayerStatus } from "../../../kit/ports/players.ts";
import { hashSecret } from "../../../kit/secret-hash.ts";
import { findProfileByEmail, insertPlayer, type NewPlayer } from "./store.ts";

/** A player who exists from the start, in a state that a screen or a test needs. */
export type SeedPlayer = Omit<NewPlayer, "passwordHash" | "pinHash" | "createdAt" | "referral"> & {
  password: string;
  /** The PIN, which may be simpler than the rules for players allow. */
  pinCode: string | null;
  phoneValidated: boolean;
  status?: PlayerStatus;
  requiredActions?: readonly RequiredAction[];
  /** Whether the account can log in from any device without a second factor. */
  trustsEveryDevice: boolean;
  /** Whether public lists show the player's name; they don't if this is unset. */
  showsName?: boolean;
  linkedAccounts: readonly { id: string; name: string; masked: string; type: string }[];
};

/** Adds the player. Returns false, and changes nothing, if the player already exists. */
export async function seedPlayer(kit: Kit, person: SeedPlayer): Promise<boolean> {
  if (await findProfileByEmail(kit.db, person.email, person.brandId ?? FIRST_BRAND_ID)) return false;
  const passwordHash = await hashSecret(person.password);
  const pinHash = person.pinCode === null ? null : await hashSecret(person.pinCode);
  const createdAt = kit.clock.now();
  return await kit.db.transaction(async (tx) => {
    if (!(await insertPlayer(tx, { ...person, passwordHash, pinHash, createdAt, referral: null })))
      return false;
    await tx.query(
      `update players set email_confirmed_at = $2, validated_phone = $3, status = $4, required_actions = $5,
         trusts_every_device = $6, shows_name = $7
       where id = $1`,
      [
        person.id,
        createdAt,
        person.phoneValidated ? person.phonePrefix + person.phone : null,
        person.status ?? "ACTIVE",
        person.requiredActions ?? [],
        person.trustsEveryDevice,
        person.showsName ?? false,
      ],
    );
    for (const account of person.linkedAccounts) {
      await tx.query(
        "insert into player_linked_accounts (player_id, id, name, masked, type) values ($1, $2, $3, $4, $5)",
        [person.id, account.id, account.name, account.masked, account.type],
      );
    }
    return true;
  });
}
