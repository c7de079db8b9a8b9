const VISIBLE_CHARACTERS = 4;

/** A phone number with only its last four characters visible. */
export function maskPhone(phone: string): string {
  const hidden = Math.max(0, phone.length - VISIBLE_CHARACTERS);
  return "*".repeat(hidden) + phone.slice(hidden);
}
