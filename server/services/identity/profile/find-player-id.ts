import type { Kit } from "../../../kit/kit.ts";

/** Finds a player by e-mail address or by phone number in international form. */
export async function findPlayerId(kit: Kit, address: string): Promise<string | undefined> {
  const digits = address.replace(/\D/g, "");
  const [row] = await kit.db.query<{ id: string }>(
    `select id from players
     where lower(email) = lower($1)
       or ($2 <> '' and position('@' in $1) = 0 and regexp_replace(phone_prefix || phones[1], '\\D', '', 'g') = $2)
     order by created_at limit 1`,
    [address.trim(), digits],
  );
  return row?.id;
}
