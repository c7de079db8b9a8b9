import { createHmac } from "node:crypto";
import type { ProviderKind } from "@parlour/contracts/entities/provider";
import type { Config } from "../config.ts";
import type { Queryable, Transaction } from "../database.ts";
import type { Kit } from "../kit.ts";
import type { AuditTrail } from "../operator.ts";
import type { ProviderAuthoriser } from "../provider-authoriser.ts";
import { acceptedSecrets, secretId } from "../secrets.ts";
import { checkSignatures } from "../signed-requests.ts";

type Secrets = Pick<Config, "secrets">;

/** A provider that signs its requests to us. Its previous key works until `oldKeyUntil`. */
export type SignedProvider = {
  id: string;
  name: string;
  isEnabled: boolean;
  /** The address at which the provider answers test calls, if we know it. */
  address: string | null;
  /** The version, which increases with every change, so that operators do not overwrite each other's changes. */
  version: number;
  keyVersion: number;
  /** The id of the secret that the current key was derived from; null until a server has noted it. */
  keySecret: string | null;
  oldKeySecret: string | null;
  keyCreatedAt: Date | null;
  keyUsedAt: Date | null;
  oldKeyUntil: Date | null;
  oldKeyUsedAt: Date | null;
};

export type SignedProviders = {
  /** Adds a provider and returns whether it is new; an existing one is left unchanged. */
  add(db: Queryable, provider: { id: string; name: string; address?: string }): Promise<boolean>;
  list(db: Queryable): Promise<SignedProvider[]>;
  find(db: Queryable, id: string): Promise<SignedProvider | undefined>;
  lock(tx: Transaction, id: string): Promise<SignedProvider | undefined>;
  /**
   * Derives a provider's key of a version from one of the server's secrets: the one with the id `keySecret`, or else the
   * current one.
   */
  keyOf(config: Secrets, provider: string, version: number, keySecret?: string | null): string;
  /**
   * Notes for keys of unknown origin that they were derived from the current secret. It runs at every start, so that a
   * key keeps working when the current secret becomes the second one.
   */
  noteSecrets(db: Queryable, config: Secrets): Promise<void>;
  /** Replaces a provider's key and returns the new one. The old key works until `oldUntil`; null refuses it at once. */
  rotate(
    tx: Transaction,
    config: Secrets,
    id: string,
    times: { now: Date; oldUntil: Date | null },
  ): Promise<string | undefined>;
  /** Changes how long the old key works; null refuses it at once. */
  limitOldKey(tx: Transaction, id: string, until: Date | null): Promise<void>;
  /**
   * Makes the previous key, created at the given time, the current one again, and ends the newer
   * key, which was never handed out.
   */
  restoreOldKey(tx: Transaction, id: string, createdAt: Date | null): Promise<void>;
  change(tx: Transaction, id: string, to: Pick<SignedProvider, "isEnabled" | "address">): Promise<void>;
  /** Creates a provider from the command line. Returns its key, or undefined if the id is taken. */
  create(kit: Kit, trail: AuditTrail, provider: { id: string; name: string }): Promise<string | undefined>;
  /**
   * Replaces a provider's key from the command line. Returns the new key, or undefined for an unknown provider. The
   * old key stops working on every server within seconds.
   */
  rotateKey(kit: Kit, trail: AuditTrail, id: string): Promise<string | undefined>;
  /** Checks the signatures of the providers' requests. A test call is not recorded as a use of the key. */
  authorise(kit: Kit, options?: { isTest: boolean }): ProviderAuthoriser;
};

type Options = {
  kind: ProviderKind;
  /** The purpose of the keys, so that a provider's key for one of our interfaces does not work for another. */
  purpose: "seamless-wallet" | "sports-feed" | "racing-feed";
  table: string;
  /** The words for a provider of this kind in commands and in the audit log. */
  word: { command: string; subject: string };
  /** How long a server caches a provider; set for interfaces with a high request rate. */
  rememberMs?: number;
};

const columns = `id, name, is_enabled as "isEnabled", address, version, key_version as "keyVersion",
  key_secret as "keySecret", old_key_secret as "oldKeySecret", key_created_at as "keyCreatedAt", key_used_at as "keyUsedAt", old_key_until as "oldKeyUntil",
  old_key_used_at as "oldKeyUsedAt"`;
const useNoteEveryMs = 60_000;

/**
 * The providers of one of our signed interfaces. Keys are stored nowhere: they are derived from the server's secret,
 * the interface, the provider and a version.
 */
export function signedProviders({ kind, purpose, table, word, rememberMs = 0 }: Options): SignedProviders {
  const keyOf: SignedProviders["keyOf"] = ({ secrets }, provider, version, keySecret = null) => {
    const accepted = acceptedSecrets(secrets, "provider");
    const secret = accepted.find((one) => secretId(one) === keySecret) ?? accepted[0]!;
    return createHmac("sha256", secret).update(`${purpose}:${provider}:${version}`).digest("base64url");
  };

  const find: SignedProviders["find"] = async (db, id) => {
    const [row] = await db.query<SignedProvider>(`select ${columns} from ${table} where id = $1`, [id]);
    return row;
  };

  const add: SignedProviders["add"] = async (db, { id, name, address }) => {
    const added = await db.query(
      `insert into ${table} (id, name, address) values ($1, $2, $3) on conflict do nothing returning id`,
      [id, name, address ?? null],
    );
    return added.length > 0;
  };

  const rotate: SignedProviders["rotate"] = async (tx, config, id, { now, oldUntil }) => {
    const [row] = await tx.query<{ keyVersion: number }>(
      `update ${table} set key_version = key_version + 1, version = version + 1, key_created_at = $2,
         old_key_until = $3, old_key_used_at = key_used_at, key_used_at = null, key_secret = $4,
         old_key_secret = coalesce(key_secret, $4)
       where id = $1 returning key_version as "keyVersion"`,
      [id, now, oldUntil, secretId(config.secrets.provider)],
    );
    return row && keyOf(config, id, row.keyVersion);
  };

  const noteSecrets: SignedProviders["noteSecrets"] = async (db, { secrets }) => {
    await db.query(`update ${table} set key_secret = $1 where key_secret is null`, [
      secretId(secrets.provider),
    ]);
  };

  const byCommand = (
    kit: Kit,
    trail: AuditTrail,
    { action, id }: { action: "add" | "rotate"; id: string },
    change: (tx: Transaction) => Promise<object | undefined>,
  ): Promise<string | undefined> =>
    kit.db.transaction(async (tx) => {
      const after = await change(tx);
      if (after === undefined) return undefined;
      const { keyVersion } = (await find(tx, id))!;
      await trail.write(tx, {
        operator: { id: "command-line", name: "command line" },
        call: `${word.command}:${action}`,
        subject: `${word.subject}:${id}`,
        outcome: "DONE",
        after: { ...after, keyVersion, purpose },
        address: "local",
        requestId: "none",
      });
      await noteSecrets(tx, kit.config);
      return keyOf(kit.config, id, keyVersion);
    });

  return {
    add,
    find,
    keyOf,
    noteSecrets,
    rotate,
    list: (db) => db.query<SignedProvider>(`select ${columns} from ${table} order by name, id limit 500`),
    async lock(tx, id) {
      const [row] = await tx.query<SignedProvider>(
        `select ${columns} from ${table} where id = $1 for no key update`,
        [id],
      );
      return row;
    },
    async limitOldKey(tx, id, until) {
      await tx.query(`update ${table} set old_key_until = $2, version = version + 1 where id = $1`, [
        id,
        until,
      ]);
    },
    async restoreOldKey(tx, id, createdAt) {
      await tx.query(
        `update ${table} set key_version = key_version - 1, version = version + 1, key_created_at = $2,
           key_used_at = old_key_used_at, old_key_until = null, old_key_used_at = null,
           key_secret = old_key_secret, old_key_secret = null
         where id = $1`,
        [id, createdAt],
      );
    },
    async change(tx, id, { isEnabled, address }) {
      await tx.query(
        `update ${table} set is_enabled = $2, address = $3, version = version + 1 where id = $1`,
        [id, isEnabled, address],
      );
    },
    create: (kit, trail, provider) =>
      byCommand(kit, trail, { action: "add", id: provider.id }, async (tx) =>
        (await add(tx, provider)) ? { name: provider.name } : undefined,
      ),
    rotateKey: (kit, trail, id) =>
      byCommand(kit, trail, { action: "rotate", id }, async (tx) =>
        (await rotate(tx, kit.config, id, { now: kit.clock.now(), oldUntil: null })) === undefined
          ? undefined
          : {},
      ),
    authorise({ config, db, clock, log, providerCalls }, { isTest } = { isTest: false }) {
      const findCached = rememberFor(rememberMs, (id) => find(db, id));
      const noted = new Map<string, number>();
      const noteUse = ({ id, keyVersion }: SignedProvider, isOld: boolean) => {
        const now = clock.now();
        const key = `${id}:${isOld ? keyVersion - 1 : keyVersion}`;
        if (now.getTime() - (noted.get(key) ?? 0) < useNoteEveryMs) return;
        noted.set(key, now.getTime());
        const column = isOld ? "old_key_used_at" : "key_used_at";
        db.query(`update ${table} set ${column} = $3 where id = $1 and key_version = $2`, [
          id,
          keyVersion,
          now,
        ]).catch((error: unknown) =>
          log.warn({ err: error, provider: id }, "the use of a provider's key was not noted"),
        );
      };
      return checkSignatures(clock, async (id) => {
        const provider = await findCached(id);
        const version = provider?.keyVersion ?? 1;
        const oldUntil = provider?.oldKeyUntil ?? null;
        const hasOldKey = oldUntil !== null && oldUntil > clock.now();
        const { keySecret = null, oldKeySecret = keySecret } = provider ?? {};
        return {
          keys: [keyOf(config, id, version, keySecret), keyOf(config, id, version - 1, oldKeySecret)],
          isAccepted: (index) => provider?.isEnabled === true && (index === 0 || hasOldKey),
          onAccepted: (index) => !isTest && provider && noteUse(provider, index === 1),
          // Strangers could fill the memory with invented names, so only known providers are counted.
          onRefused: (error) =>
            provider && providerCalls.note({ kind, id }, { ms: 0, source: "MESSAGE", error }),
          onUnsigned: () => provider && providerCalls.noteUnsigned({ kind, id }),
        };
      });
    },
  };
}

function rememberFor(
  ms: number,
  find: (id: string) => Promise<SignedProvider | undefined>,
): (id: string) => Promise<SignedProvider | undefined> {
  const known = new Map<string, { provider: SignedProvider; readAtMs: number }>();
  return async (id) => {
    const kept = known.get(id);
    if (kept && performance.now() - kept.readAtMs < ms) return kept.provider;
    const provider = await find(id);
    known.delete(id);
    if (provider && ms > 0) known.set(id, { provider, readAtMs: performance.now() });
    return provider;
  };
}
