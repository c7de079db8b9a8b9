const VISIBLE_CHARACTERS = 4;

/** A phone number of which only the last four characters can be read. */
export function maskPhone(phone: string): string {
  const hidden = Math.max(0, phone.length - VISIBLE_CHARACTERS);
  return "*".repeat(hidden) + phone.slice(hidden);
}
