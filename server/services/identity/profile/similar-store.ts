import type { Queryable } from "../../../kit/database.ts";

type Person = {
  email?: string;
  firstName: string;
  lastName: string;
  birthDate: string;
  phonePrefix: string;
  phone: string;
};

/**
 * Lists accounts with the same name and date of birth; accents, case, spaces and hyphens make no difference. An
 * account with the same e-mail address at another brand is listed, too.
 */
export async function listSamePerson(
  db: Queryable,
  { firstName, lastName, birthDate, email = "" }: Person,
  limit: number,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select id from players
     where (birth_date = $1
         and translate(fold_text(first_name || last_name), ' -''.', '') = translate(fold_text($2), ' -''.', ''))
       or ($4 <> '' and lower(email) = lower($4))
     order by created_at desc limit $3`,
    [birthDate, firstName + lastName, limit, email],
  );
  return rows.map(({ id }) => id);
}

export async function listSamePhone(
  db: Queryable,
  { phonePrefix, phone }: Person,
  limit: number,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    "select id from players where phone_prefix || phones[1] = $1 order by created_at desc limit $2",
    [phonePrefix + phone, limit],
  );
  return rows.map(({ id }) => id);
}
