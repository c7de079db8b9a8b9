import type { ProviderKey, ProviderKind, ProviderPage } from "@parlour/contracts/entities/provider";
import type { SignedProviders } from "../providers/signed-providers.ts";

/** A provider as its service describes it to operators. */
export type ProviderEntry = Pick<ProviderPage, "id" | "name" | "settings" | "keys" | "account" | "test"> & {
  isEnabled: boolean;
  testNeedsPhone?: boolean;
};

/** The operator who makes a test call. */
type Tester = { name: string; email: string | null; phone: string | undefined };

/** The providers of one kind. The service that works with them offers this to the operators' console. */
export type ProviderSource = {
  kind: ProviderKind;
  list(): Promise<readonly ProviderEntry[]>;
  /** Makes a harmless call and returns its result in one sentence; throws if it fails. */
  test(id: string, tester: Tester): Promise<string>;
  /** The providers in the database, whose keys and state operators can change. */
  accounts?: SignedProviders;
};

const shownCharacters = 4;
/** The last characters of a shorter key would reveal too much of it, so they are not shown. */
const shortestShown = 20;

/** Describes a key that comes from the environment, without revealing it. */
export function environmentKey(name: string, variable: string, value: string): ProviderKey {
  return {
    name,
    origin: "ENVIRONMENT",
    variable,
    ending: endingOf(value),
    createdAt: null,
    validUntil: null,
    lastUsedAt: null,
  };
}

export const endingOf = (key: string): string | null =>
  key.length < shortestShown ? null : key.slice(-shownCharacters);
