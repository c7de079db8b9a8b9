import type { Transaction } from "./database.ts";
import type { Limits } from "./limits.ts";

const lettersPerAddress = { scope: "letters-to", max: 10, windowSeconds: 3_600 };

/**
 * Returns whether another e-mail that anyone can request (a link, a code, a transcript) may be sent to this address.
 * Without a limit per address the site could be used to flood a mailbox. E-mails about a completed change are always
 * sent.
 */
export async function mayWriteTo(limits: Limits, address: string, tx?: Transaction): Promise<boolean> {
  const key = address.trim().toLowerCase();
  return (await limits.hit({ ...lettersPerAddress, key }, tx)).allowed;
}
