import type { PokerDeckProof } from "@parlour/contracts/entities/poker";

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether every revealed card is the one committed to before the deal. */
export async function isDeckProven(
  commitment: string,
  { commitments, openings }: PokerDeckProof,
): Promise<boolean> {
  if ((await sha256(commitments.join(""))) !== commitment) return false;
  for (const { position, card, nonce } of openings)
    if ((await sha256(`${position}:${card}:${nonce}`)) !== commitments[position]) return false;
  return true;
}
