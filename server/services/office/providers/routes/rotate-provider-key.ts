import { rotateProviderKey as call } from "@parlour/contracts/calls/office/providers/rotate-provider-key";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { findPage, type ProviderParts } from "../provider-parts.ts";

const hourMs = 3_600_000;

/** Replaces a key that is derived from our secret. Keys from the environment are replaced there. */
export function rotateProviderKey(parts: ProviderParts): Route {
  const { kit, sources } = parts;
  return route(call, async ({ params, body: { overlapHours, version, reason }, operator }) => {
    const { kind, providerId: id } = params;
    const accounts = sources.find((one) => one.kind === kind)?.accounts;
    if (accounts === undefined) return refuse("NOT_FOUND");
    const key = await kit.db.transaction(async (tx) => {
      const before = await accounts.lock(tx, id);
      if (before === undefined) return refuse("NOT_FOUND");
      if (before.version !== version) return refuse("CONFLICT");
      const now = kit.clock.now();
      const oldUntil = overlapHours === 0 ? null : new Date(now.getTime() + overlapHours * hourMs);
      const key = (await accounts.rotate(tx, kit.config, id, { now, oldUntil }))!;
      // The versions say which key it is; the key itself must not be in the log.
      await operator.audit(tx, {
        subject: `provider:${kind}:${id}`,
        before: { keyVersion: before.keyVersion },
        after: { keyVersion: before.keyVersion + 1, oldKeyUntil: oldUntil?.toISOString() ?? null },
        reason,
      });
      return key;
    });
    if (typeof key !== "string") return key;
    return { key, provider: (await findPage(parts, { kind, id }))! };
  });
}
