import type { ProviderHealth, ProviderState } from "@parlour/contracts/entities/provider";

export const noCalls: ProviderHealth = {
  calls: 0,
  errors: 0,
  meanMs: null,
  slowestMs: null,
  unsigned: 0,
  lastSuccessAt: null,
  lastErrorAt: null,
  lastError: null,
};

/** A provider is failing if at least this share of the last hour's calls failed. */
const failingShare = 0.2;

/**
 * Returns a provider's state. A provider is failing if its last call failed, or if too many of its calls in the last
 * hour failed.
 */
export function stateOf(health: ProviderHealth, isEnabled: boolean): ProviderState {
  if (!isEnabled) return "DISABLED";
  const { calls, errors, lastErrorAt, lastSuccessAt } = health;
  if (calls === 0) return "QUIET";
  const isLastFailed = lastErrorAt !== null && (lastSuccessAt === null || lastErrorAt > lastSuccessAt);
  return isLastFailed || errors / calls >= failingShare ? "FAILING" : "WORKING";
}
