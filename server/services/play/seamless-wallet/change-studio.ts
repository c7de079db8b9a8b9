import type { Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import type { AuditTrail } from "../../../kit/operator.ts";
import { studioKey } from "./studio-keys.ts";
import { addStudio, raiseKeyVersion } from "./studio-store.ts";

type Studio = { id: string; name: string };

/** Creates a studio from the command line. Returns its key, or undefined if the id is taken. */
export function createStudio(kit: Kit, trail: AuditTrail, studio: Studio): Promise<string | undefined> {
  return change(kit, trail, "studio:add", studio.id, async (tx) =>
    (await addStudio(tx, studio)) ? { name: studio.name, keyVersion: 1 } : undefined,
  );
}

/**
 * Replaces a studio's key. Returns the new key, or undefined for an unknown studio. The old key is refused within
 * seconds on every server.
 */
export function rotateStudioKey(kit: Kit, trail: AuditTrail, id: string): Promise<string | undefined> {
  return change(kit, trail, "studio:rotate", id, async (tx) => {
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
      subject: `studio:${id}`,
      outcome: "DONE",
      after,
      address: "local",
      requestId: "none",
    });
    return studioKey(kit.config, id, after.keyVersion);
  });
}
