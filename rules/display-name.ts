type Named = { firstName?: string | null; lastName?: string | null; nickname?: string | null; email: string };

/** The first and last name, otherwise the nickname, otherwise the e-mail address. */
export function displayName({ firstName, lastName, nickname, email }: Named): string {
  const fullName = [firstName, lastName]
    .map((name) => name?.trim() ?? "")
    .filter((name) => name !== "")
    .join(" ");
  return fullName || nickname?.trim() || email;
}
