import { collectProviderKey as call } from "@parlour/contracts/calls/office/providers/collect-provider-key";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { closeHandover, expiryOf, findHandover } from "../handover-store.ts";
import { findPage, type ProviderParts } from "../provider-parts.ts";

/** Shows a new key once, to its proposer only, so that the audit log names everyone who has seen it. */
export function collectProviderKey(parts: ProviderParts): Route {
  const { kit, sources } = parts;
  return route(call, async ({ params: { kind, providerId: id }, operator }) => {
    const accounts = sources.find((one) => one.kind === kind)?.accounts;
    if (accounts === undefined) return refuse("NOT_FOUND");
    const key = await kit.db.transaction(async (tx) => {
      const row = await accounts.lock(tx, id);
      const handover = row && (await findHandover(tx, { kind, id }, row.keyVersion));
      if (row === undefined || handover === undefined) return refuse("NOT_FOUND");
      if (handover.operator.id !== operator.id) return refuse("FORBIDDEN");
      const now = kit.clock.now();
      if (expiryOf(handover) <= now) return refuse("NOT_FOUND");
      await closeHandover(tx, { kind, id }, now);
      // Collecting the key raises the version, so a proposal that would hand the same key to someone else is
      // refused. Its approver believed that the key was not in use.
      await accounts.change(tx, id, row);
      // The log contains the version to identify the key, because the key itself must not be in the log.
      await operator.audit(tx, {
        subject: `provider:${kind}:${id}`,
        after: { keyVersion: handover.keyVersion, keyCollectedBy: operator.name },
      });
      return accounts.keyOf(kit.config, id, handover.keyVersion, row.keySecret);
    });
    if (typeof key !== "string") return key;
    return { key, provider: (await findPage(parts, { kind, id }))! };
  });
}
