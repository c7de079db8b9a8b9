import type { ProviderKey, ProviderKind } from "@parlour/contracts/entities/provider";
import type { Kit } from "../kit.ts";
import { endingOf, type ProviderEntry, type ProviderSource } from "../ports/provider-source.ts";
import { sendSigned, signedHeaders } from "./send-signed.ts";
import type { SignedProvider, SignedProviders } from "./signed-providers.ts";

type Options = {
  kind: ProviderKind;
  accounts: SignedProviders;
  /** The path that the providers send their requests to. */
  path: string;
  /** Providers that run inside this server, without keys. */
  builtIn?: readonly { id: string; name: string; note: string; test(): Promise<string> }[];
};

const test =
  "Sends a signed “ping” to the provider's address. Without an address, it only checks that the current key is accepted.";

/** Describes the providers that sign their requests to us, for the operators' console. */
export function signedSource(kit: Kit, { kind, accounts, path, builtIn = [] }: Options): ProviderSource {
  return {
    kind,
    accounts,
    async list() {
      const now = kit.clock.now();
      const rows = await accounts.list(kit.db);
      return [
        ...builtIn.map(({ id, name, note }) => builtInEntry({ id, name, note })),
        ...rows.map((row) => ({
          id: row.id,
          name: row.name,
          isEnabled: row.isEnabled,
          settings: [
            { label: "Sends requests to", value: path, variable: null },
            { label: "Signs as (X-Provider)", value: row.id, variable: null },
          ],
          keys: keysOf(row, now, (version, secret) => accounts.keyOf(kit.config, row.id, version, secret)),
          account: { isEnabled: row.isEnabled, address: row.address, version: row.version },
          test,
        })),
      ];
    },
    async test(id) {
      const own = builtIn.find((one) => one.id === id);
      if (own) return await own.test();
      const row = await accounts.find(kit.db, id);
      if (row === undefined) throw new Error("The provider no longer exists");
      const key = accounts.keyOf(kit.config, id, row.keyVersion, row.keySecret);
      return row.address === null
        ? await checkOwnSide(kit, accounts, { row, key, path })
        : await ping(kit, { row, key, address: row.address });
    },
  };
}

const builtInEntry = ({ id, name, note }: { id: string; name: string; note: string }): ProviderEntry => ({
  id,
  name,
  isEnabled: true,
  settings: [{ label: "Runs", value: note, variable: null }],
  keys: [],
  account: null,
  test: "Reads the provider's open events.",
});

function keysOf(
  row: SignedProvider,
  now: Date,
  keyOf: (version: number, secret: string | null) => string,
): ProviderKey[] {
  const { keyVersion, keyCreatedAt, keyUsedAt, oldKeyUntil, oldKeyUsedAt } = row;
  const key = (
    version: number,
    secret: string | null,
  ): Pick<ProviderKey, "origin" | "variable" | "ending"> => ({
    origin: "DERIVED",
    variable: "PROVIDER_SECRET",
    ending: endingOf(keyOf(version, secret)),
  });
  const current: ProviderKey = {
    ...key(keyVersion, row.keySecret),
    name: "Signing key",
    createdAt: keyCreatedAt?.toISOString() ?? null,
    validUntil: null,
    lastUsedAt: keyUsedAt?.toISOString() ?? null,
  };
  if (oldKeyUntil === null || oldKeyUntil <= now) return [current];
  const old: ProviderKey = {
    ...key(keyVersion - 1, row.oldKeySecret),
    name: "Previous signing key",
    createdAt: null,
    validUntil: oldKeyUntil.toISOString(),
    lastUsedAt: oldKeyUsedAt?.toISOString() ?? null,
  };
  return [current, old];
}

/** Calls the provider. It can check our signature with its own key, and answers with any 2xx status. */
async function ping(
  kit: Kit,
  { row, key, address }: { row: SignedProvider; key: string; address: string },
): Promise<string> {
  const { status } = await sendSigned(kit, { id: row.id, key, address }, { type: "ping" });
  if (status < 200 || status > 299) throw new Error(`The provider answered the signed ping with ${status}`);
  return `The provider answered the signed ping with ${status}.`;
}

/**
 * Checks what can be checked without calling the provider: that it is enabled and that its current
 * key is accepted.
 */
async function checkOwnSide(
  kit: Kit,
  accounts: SignedProviders,
  { row, key, path }: { row: SignedProvider; key: string; path: string },
): Promise<string> {
  if (!row.isEnabled) throw new Error("The provider is disabled, so its requests are refused");
  const rawBody = JSON.stringify({ type: "ping" });
  const headers = signedHeaders(kit, { id: row.id, key, path, body: rawBody });
  const refusal = await accounts.authorise(kit, { isTest: true })({ headers, params: {}, rawBody }, {
    path,
  } as never);
  if (refusal) throw new Error("A request with the current key is refused");
  return "A request with the current key is accepted. There is no address, so the provider itself wasn't called.";
}
