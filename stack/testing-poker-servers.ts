import { randomUUID } from "node:crypto";
import type { PokerMessage } from "@parlour/contracts/sockets/poker-table";
import { createWagering } from "@parlour/wagering";
import { type ServedPlayer, servePlayer } from "../server/services/poker/poker-room/serve-player.ts";
import { createTableHosts } from "../server/services/poker/poker-room/table-hosts.ts";
import type { TestStack } from "./testing.ts";

class Killed extends Error {}

/**
 * Starts a poker server that can be killed. Once killed, it writes nothing to the database, and whatever it
 * was doing may or may not have been committed.
 */
export function startPokerServer(stack: TestStack, random: () => number) {
  let isDead = false;
  const mayFail =
    <Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      if (isDead && random() < 0.5) throw new Killed();
      const result = await work(...args);
      if (isDead) throw new Killed();
      return result;
    };
  const { db, ledger, clock } = stack.kit;
  const log = { ...stack.kit.log, error() {}, warn() {} } as unknown as typeof stack.kit.log;
  const wagering = createWagering({
    db,
    ledger,
    clock,
    log,
    checks: [],
    subscribers: [],
    onChanged() {},
  });
  const serverId = `server_${randomUUID()}`;
  const joined = db.query("insert into server_heartbeats (server_id, beat_at) values ($1, 'infinity')", [
    serverId,
  ]);
  const kit = {
    ...stack.kit,
    log,
    heartbeat: { ...stack.kit.heartbeat, serverId },
    db: {
      ...db,
      query: mayFail(db.query) as typeof db.query,
      transaction: mayFail(db.transaction) as typeof db.transaction,
    },
  };
  const hosts = createTableHosts(kit, {
    wagering: { apply: mayFail(wagering.apply) },
    ledger: { post: mayFail(ledger.post) },
  });
  return {
    isDead: () => isDead,
    async join(tableId: string, playerId: string) {
      await joined;
      const host = (await hosts.find(tableId))!;
      const received: PokerMessage[] = [];
      const served: ServedPlayer = servePlayer({
        host,
        person: { owner: playerId, name: playerId, kind: "PLAYER" },
        now: () => clock.now().getTime(),
        isStillHere: async () => true,
        refuseHere: async () => undefined,
        send: (message) => received.push(message),
      });
      return { ...served, host, received };
    },
    async kill() {
      isDead = true;
      await hosts.stop().catch(() => {});
      await joined;
      await db.query("delete from server_heartbeats where server_id = $1", [serverId]);
      await wagering.close();
    },
  };
}

export type PokerServer = ReturnType<typeof startPokerServer>;
