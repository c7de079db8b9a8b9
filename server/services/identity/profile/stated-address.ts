import { type StatedAddress, statedAddress } from "@parlour/contracts/entities/address";
import type { FieldError } from "@parlour/contracts/field-codes";
import type { Queryable } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import { findPlayerKey, requirePlayerKey } from "../../../kit/player-keys.ts";

export const noAddress: StatedAddress = { street: "", city: "", postcode: "" };

type GivenLines = { [Line in keyof StatedAddress]?: string | undefined };

/** Returns the stated address with the lines of a request, whose omitted lines stay as they are. */
export function withLines(stated: StatedAddress, given: GivenLines = {}): StatedAddress {
  return {
    street: given.street ?? stated.street,
    city: given.city ?? stated.city,
    postcode: given.postcode ?? stated.postcode,
  };
}

const labelOf = (playerId: string) => `address:${playerId}`;

/** Returns the address that the player stated; undefined if there is none, or if it has been erased. */
export async function findStatedAddress(
  kit: Kit,
  db: Queryable,
  playerId: string,
): Promise<StatedAddress | undefined> {
  const [row] = await db.query<{ sealed: Buffer }>(
    "select sealed from player_addresses where player_id = $1",
    [playerId],
  );
  const key = row && (await findPlayerKey(kit, db, playerId));
  if (row === undefined || key === undefined) return undefined;
  return statedAddress.parse(JSON.parse(key.open(labelOf(playerId), row.sealed).toString("utf8")));
}

/** Stores a stated address, or removes it if it is empty. */
export async function putStatedAddress(
  kit: Kit,
  db: Queryable,
  playerId: string,
  { street, city, postcode }: StatedAddress,
): Promise<void> {
  if (street === "") {
    await db.query("delete from player_addresses where player_id = $1", [playerId]);
    return;
  }
  const key = await requirePlayerKey(kit, db, playerId);
  await db.query(
    `insert into player_addresses (player_id, sealed, stated_at) values ($1, $2, $3)
     on conflict (player_id) do update set sealed = excluded.sealed, stated_at = excluded.stated_at`,
    [playerId, key.seal(labelOf(playerId), JSON.stringify({ street, city, postcode })), kit.clock.now()],
  );
}

/** Requires street and city together. A postcode is optional, because several countries have none. */
export function checkStatedAddress(stated: StatedAddress): FieldError[] {
  if (Object.values(stated).every((line) => line === "")) return [];
  return (["street", "city"] as const)
    .filter((line) => stated[line] === "")
    .map((line) => ({ code: "REQUIRED", field: `address.${line}` }));
}
