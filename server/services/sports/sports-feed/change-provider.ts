import type { Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import type { AuditTrail } from "../../../kit/operator.ts";
import { feedProviderKey } from "./provider-keys.ts";
import { addProvider, raiseKeyVersion } from "./provider-store.ts";

/** Creates a provider from the command line. Returns its key, or undefined if the id is taken. */
export function createProvider(
  kit: Kit,
  trail: AuditTrail,
  provider: { id: string; name: string },
): Promise<string | undefined> {
  return change(kit, trail, "feed:add", provider.id, async (tx) =>
    (await addProvider(tx, provider)) ? { name: provider.name, keyVersion: 1 } : undefined,
  );
}

/**
 * Replaces a provider's key. Returns the new key, or undefined for an unknown provider. The old key is refused at once.
 */
export function rotateProviderKey(kit: Kit, trail: AuditTrail, id: string): Promise<string | undefined> {
  return change(kit, trail, "feed:rotate", id, async (tx) => {
    const keyVersion = await raiseKeyVersion(tx, id);
    return keyVersion === undefined ? undefined : { keyVersion };
  });
}

function change(
  kit: Kit,
  trail: AuditTrail,
  call: string,
  id: string,
  make: (tx: Transaction) => Promise<{ keyVersion: number } | undefined>,
): Promise<string | undefined> {
  return kit.db.transaction(async (tx) => {
    const after = await make(tx);
    if (after === undefined) return undefined;
    await trail.write(tx, {
      operator: { id: "command-line", name: "command line" },
      call,
      subject: `feed-provider:${id}`,
      outcome: "DONE",
      after,
      address: "local",
      requestId: "none",
    });
    return feedProviderKey(kit.config, id, after.keyVersion);
  });
}
