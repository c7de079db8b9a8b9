import type { ProviderRef } from "../../../kit/providers/provider-calls.ts";
import { tryEach } from "../../../kit/try-each.ts";
import { expireHandover, expiryOf, findHandover, listExpiring } from "./handover-store.ts";
import type { ProviderParts } from "./provider-parts.ts";

export const expiryJob = "provider-key-expiry";

/** Expires new keys that were not collected in time. */
export async function expireKeys(parts: ProviderParts): Promise<void> {
  const { db, clock } = parts.kit;
  const due = await listExpiring(db, clock.now());
  await tryEach(due, (ref) => expireKey(parts, ref));
}

/**
 * Makes the previous key, which the provider still uses, the current one again. Otherwise that key would stop working
 * at the end of the overlap, and the provider would have no key. A previous key that has already stopped working is
 * not accepted again.
 */
async function expireKey({ kit, sources, trail }: ProviderParts, ref: ProviderRef): Promise<void> {
  const { kind, id } = ref;
  const accounts = sources.find((one) => one.kind === kind)?.accounts;
  await kit.db.transaction(async (tx) => {
    const now = kit.clock.now();
    const row = await accounts?.lock(tx, id);
    const handover = row && (await findHandover(tx, ref, row.keyVersion));
    // The provider no longer exists, its key has been replaced on the command line, or an operator has collected it.
    if (accounts === undefined || row === undefined || handover === undefined) {
      return await expireHandover(tx, ref, now);
    }
    // Another operator may have taken over the handover since the list was read, which gives them time to collect.
    if (expiryOf(handover) > now) return;
    await expireHandover(tx, ref, now);
    const isPreviousKept = row.oldKeyUntil !== null && row.oldKeyUntil > now;
    if (isPreviousKept) await accounts.restoreOldKey(tx, id, handover.previousKeyCreatedAt);
    await trail.write(tx, {
      operator: { id: "system", name: "system" },
      call: expiryJob,
      subject: `provider:${kind}:${id}`,
      outcome: "DONE",
      before: { keyVersion: row.keyVersion, collector: handover.operator.name },
      after: { keyVersion: isPreviousKept ? row.keyVersion - 1 : row.keyVersion, newKey: "expired" },
      reason: "Nobody has collected the new key in time",
      address: "local",
      requestId: "none",
    });
  });
}
