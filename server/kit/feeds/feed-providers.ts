import { createHmac } from "node:crypto";
import type { Config } from "../config.ts";
import type { Queryable, Transaction } from "../database.ts";
import type { Kit } from "../kit.ts";
import type { AuditTrail } from "../operator.ts";
import type { ProviderAuthoriser } from "../provider-authoriser.ts";
import { checkSignatures } from "../signed-requests.ts";

type Secrets = Pick<Config, "secrets">;

export type FeedProviders = {
  /** Adds a provider and returns whether it is new; an existing one is left unchanged. */
  add(db: Queryable, provider: { id: string; name: string }): Promise<boolean>;
  /** Derives a provider's key from the server's secret. A higher version gives a new key. */
  keyOf(config: Secrets, provider: string, version: number): string;
  /** Creates a provider from the command line. Returns its key, or undefined if the id is taken. */
  create(kit: Kit, trail: AuditTrail, provider: { id: string; name: string }): Promise<string | undefined>;
  /**
   * Replaces a provider's key. Returns the new key, or undefined for an unknown provider. The old key is refused at
   * once.
   */
  rotateKey(kit: Kit, trail: AuditTrail, id: string): Promise<string | undefined>;
  /** Checks the signatures of the providers' requests. */
  authorise(kit: Kit): ProviderAuthoriser;
};

/**
 * The providers of one feed, in the table `<schema>.provider`. Keys are stored nowhere: they are derived from the
 * server's secret and the feed's name, so that a provider's key for one feed does not work for another.
 */
export function feedProviders(feed: "sports-feed" | "racing-feed"): FeedProviders {
  const table = `${feed.replace("-", "_")}.provider`;
  const keyOf = (config: Secrets, provider: string, version: number) =>
    createHmac("sha256", config.secrets.provider)
      .update(`${feed}:${provider}:${version}`)
      .digest("base64url");

  const add: FeedProviders["add"] = async (db, { id, name }) => {
    const added = await db.query(
      `insert into ${table} (id, name) values ($1, $2) on conflict do nothing returning id`,
      [id, name],
    );
    return added.length > 0;
  };

  const change = (
    kit: Kit,
    trail: AuditTrail,
    { call, id }: { call: string; id: string },
    make: (tx: Transaction) => Promise<{ keyVersion: number } | undefined>,
  ): Promise<string | undefined> =>
    kit.db.transaction(async (tx) => {
      const after = await make(tx);
      if (after === undefined) return undefined;
      await trail.write(tx, {
        operator: { id: "command-line", name: "command line" },
        call,
        subject: `feed-provider:${id}`,
        outcome: "DONE",
        after: { ...after, feed },
        address: "local",
        requestId: "none",
      });
      return keyOf(kit.config, id, after.keyVersion);
    });

  return {
    add,
    keyOf,
    create: (kit, trail, provider) =>
      change(kit, trail, { call: "feed:add", id: provider.id }, async (tx) =>
        (await add(tx, provider)) ? { name: provider.name, keyVersion: 1 } : undefined,
      ),
    rotateKey: (kit, trail, id) =>
      change(kit, trail, { call: "feed:rotate", id }, async (tx) => {
        const [row] = await tx.query<{ keyVersion: number }>(
          `update ${table} set key_version = key_version + 1 where id = $1 returning key_version as "keyVersion"`,
          [id],
        );
        return row;
      }),
    authorise: ({ config, db, clock }) =>
      checkSignatures(clock, async (id) => {
        const [provider] = await db.query<{ keyVersion: number; isEnabled: boolean }>(
          `select key_version as "keyVersion", is_enabled as "isEnabled" from ${table} where id = $1`,
          [id],
        );
        return {
          key: keyOf(config, id, provider?.keyVersion ?? 0),
          isEnabled: provider?.isEnabled ?? false,
        };
      }),
  };
}
