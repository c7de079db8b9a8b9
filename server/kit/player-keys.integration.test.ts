import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { KitHandle } from "./create-kit.ts";
import type { Kit } from "./kit.ts";
import { erasePlayerKey, openText, playerKey, playerKeys, resealPlayerKeys } from "./player-keys.ts";
import { openTestKit } from "./testing/test-kit.ts";

let handle: KitHandle;
beforeAll(async () => {
  handle = await openTestKit();
});
afterAll(() => handle.close());

let count = 0;
const newPlayer = () => `player_${++count}`;
/** Returns the kit of a server that uses the given secrets and the shared test database. */
function serverWith(encryption: string, second?: string): Kit {
  const { kit } = handle;
  const secrets = {
    ...kit.config.secrets,
    encryption,
    ...(second !== undefined && { second: { encryption: second } }),
  };
  return { ...kit, config: { ...kit.config, secrets } };
}
const keyOf = (kit: Kit, playerId: string) => playerKey(kit, kit.db, playerId);

describe("a player's key", () => {
  it("is the same for all servers, also when several need it first", async () => {
    const id = newPlayer();
    const { kit } = handle;
    const keys = await Promise.all([1, 2, 3].map(() => keyOf(kit, id)));
    const sealed = keys[0]!.seal("note:1", "owls");
    for (const key of keys) expect(key!.open("note:1", sealed).toString()).toBe("owls");
  });

  it("opens nothing of another player or row, and nothing that was changed", async () => {
    const { kit } = handle;
    const [one, other] = [newPlayer(), newPlayer()];
    const [key, otherKey] = [(await keyOf(kit, one))!, (await keyOf(kit, other))!];
    const sealed = key.seal("note:1", "owls");
    expect(sealed.includes("owls")).toBe(false);
    expect(() => otherKey.open("note:1", sealed)).toThrow();
    expect(() => key.open("note:2", sealed)).toThrow();
    sealed[sealed.length - 1]! ^= 1;
    expect(() => key.open("note:1", sealed)).toThrow();
    // A stored key copied to another player's row is useless.
    await kit.db.query(
      `update player_keys set sealed_key = (select sealed_key from player_keys where player_id = $1) where player_id = $2`,
      [one, other],
    );
    await expect(keyOf(kit, other)).rejects.toThrow();
  });

  it("is erased for good", async () => {
    const { kit } = handle;
    const id = newPlayer();
    const sealed = (await keyOf(kit, id))!.seal("note:1", "owls");
    expect(await erasePlayerKey(kit.db, id, kit.clock.now())).toBe(true);
    expect(await erasePlayerKey(kit.db, id, kit.clock.now())).toBe(false);
    expect(await keyOf(kit, id)).toBeUndefined();
    expect(openText(await keyOf(kit, id), "note:1", sealed)).toBe("[erased]");
    expect(await playerKeys(kit, kit.db, [id])).toEqual(new Map());
    const unused = newPlayer();
    await erasePlayerKey(kit.db, unused, kit.clock.now());
    expect(await keyOf(kit, unused)).toBeUndefined();
  });
});

describe("a rotation of the secret", () => {
  const [first, next] = ["the first secret of this installation", "the next secret of this installation"];

  it("leaves every server able to read at every step, and the first secret is not needed afterwards", async () => {
    const before = serverWith(first, next);
    const after = serverWith(next, first);
    const ids = Array.from({ length: 7 }, newPlayer);
    const sealed = new Map<string, Buffer>();
    for (const [n, id] of ids.entries()) {
      sealed.set(id, (await keyOf(n % 2 === 0 ? before : after, id))!.seal("note:1", id));
    }
    const readAll = async (kit: Kit) => {
      for (const [id, text] of sealed) {
        expect((await keyOf(kit, id))!.open("note:1", text).toString()).toBe(id);
      }
    };
    await readAll(before);
    await readAll(after);
    await expect(readAll(serverWith(next))).rejects.toThrow();
    const erased = ids.pop()!;
    await erasePlayerKey(handle.kit.db, erased, handle.kit.clock.now());
    sealed.delete(erased);
    // The keys that earlier tests created are encrypted with a third secret.
    await handle.kit.db.query("delete from player_keys where player_id <> all($1)", [[...ids, erased]]);
    // The key that sorts first belongs to a lost secret; it must not prevent the others from being re-encrypted.
    await keyOf(serverWith("a secret of this installation that was lost"), "player_0");
    await expect(resealPlayerKeys(after, after.db, 2)).rejects.toThrow("1 keys were not encrypted again");
    expect(
      await handle.kit.db.query(
        "select distinct sealed_by from player_keys where sealed_key is not null and player_id <> 'player_0'",
      ),
    ).toHaveLength(1);
    await handle.kit.db.query("delete from player_keys where player_id = 'player_0'");
    expect(await resealPlayerKeys(after, after.db, 2)).toBe(0);
    await readAll(before);
    await readAll(serverWith(next));
    await expect(readAll(serverWith(first))).rejects.toThrow();
    expect(await keyOf(after, erased)).toBeUndefined();
  });
});
