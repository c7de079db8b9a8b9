import type { Provider, ProviderPage } from "@parlour/contracts/entities/provider";
import type { Kit } from "../../../kit/kit.ts";
import type { AuditTrail } from "../../../kit/operator.ts";
import type { OperatorAccounts } from "../../../kit/ports/operator-accounts.ts";
import type { ProviderEntry, ProviderSource } from "../../../kit/ports/provider-source.ts";
import type { ProviderRef } from "../../../kit/providers/provider-calls.ts";
import { addCalls, listErrors, nameOf, readHealth } from "./call-store.ts";
import { expiryOf, findHandover } from "./handover-store.ts";
import { noCalls, stateOf } from "./state-of.ts";

export type ProviderPorts = {
  sources: readonly ProviderSource[];
  operators: Pick<OperatorAccounts, "find">;
  trail: AuditTrail;
};

export type ProviderParts = ProviderPorts & { kit: Kit };

const hourMs = 3_600_000;

/** Stores the calls to providers that this server has counted since it last stored them. */
export async function writeCalls({ db, providerCalls }: Kit): Promise<void> {
  const counted = providerCalls.take();
  if (counted.length > 0) await db.transaction((tx) => addCalls(tx, counted));
}

const healthNow = async ({ kit }: ProviderParts) => {
  // The page must include the calls that this server has counted but not stored yet.
  await writeCalls(kit);
  return await readHealth(kit.db, new Date(kit.clock.now().getTime() - hourMs));
};

export async function listAll(parts: ProviderParts): Promise<Provider[]> {
  const health = await healthNow(parts);
  const lists = await Promise.all(
    parts.sources.map(async ({ kind, list }) =>
      (await list()).map(({ id, name, isEnabled }) => {
        const own = health.get(nameOf({ kind, id })) ?? noCalls;
        return { kind, id, name, state: stateOf(own, isEnabled), health: own };
      }),
    ),
  );
  return lists.flat();
}

export async function findEntry(
  { sources }: ProviderPorts,
  { kind, id }: ProviderRef,
): Promise<{ source: ProviderSource; entry: ProviderEntry } | undefined> {
  const source = sources.find((one) => one.kind === kind);
  const entry = (await source?.list())?.find((one) => one.id === id);
  return source && entry && { source, entry };
}

export async function findPage(parts: ProviderParts, ref: ProviderRef): Promise<ProviderPage | undefined> {
  const found = await findEntry(parts, ref);
  if (found === undefined) return undefined;
  const { isEnabled, testNeedsPhone = false, ...entry } = found.entry;
  const health = (await healthNow(parts)).get(nameOf(ref)) ?? noCalls;
  const errors = await listErrors(parts.kit.db, ref);
  const newKey = await findNewKey(parts, found.source, ref);
  return {
    kind: ref.kind,
    ...entry,
    testNeedsPhone,
    newKey,
    state: stateOf(health, isEnabled),
    health,
    errors,
  };
}

async function findNewKey(
  { kit }: ProviderParts,
  { accounts }: ProviderSource,
  ref: ProviderRef,
): Promise<ProviderPage["newKey"]> {
  const row = await accounts?.find(kit.db, ref.id);
  const handover = row && (await findHandover(kit.db, ref, row.keyVersion));
  if (handover === undefined || expiryOf(handover) <= kit.clock.now()) return null;
  const { operator: collector, since } = handover;
  return { collector, since: since.toISOString(), until: expiryOf(handover).toISOString() };
}
