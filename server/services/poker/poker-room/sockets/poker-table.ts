import { createHash } from "node:crypto";
import type { ErrorCode } from "@parlour/contracts/errors";
import { type PokerCommand, pokerTableSocket as socket } from "@parlour/contracts/sockets/poker-table";
import type { Kit } from "@parlour/server/kit/kit";
import type { Players } from "@parlour/server/kit/ports/players";
import type { TableChat } from "@parlour/server/kit/ports/table-chat";
import type { VisitorLocation } from "@parlour/server/kit/ports/visitor-location";
import { refusalCode, refuse } from "@parlour/server/kit/refusal";
import { type SocketRoute, type SocketVisitor, socketRoute } from "@parlour/server/kit/socket";
import { accountOf, entryOwner } from "../entries.ts";
import { type ServedPlayer, servePlayer } from "../serve-player.ts";
import { isTalk, type ServedTalk, serveTalk } from "../serve-talk.ts";
import type { TableEmotes } from "../table-emotes.ts";
import type { TableHosts } from "../table-hosts.ts";
import type { Person } from "../table-state.ts";

type Parts = {
  kit: Kit;
  players: Players;
  chat: TableChat;
  location: Pick<VisitorLocation, "requireServed">;
  emotes: TableEmotes;
  hosts: () => TableHosts;
};

export function pokerTableSocket({ kit, players, chat, location, emotes, hosts }: Parts): SocketRoute {
  const find = ({ params }: SocketVisitor) => hosts().find(params.tableId ?? "");

  async function personOf(visitor: SocketVisitor, guest: string | null): Promise<Person | null> {
    const { session } = visitor;
    if (session) {
      const { id, nickname } = await players.get(session.playerId);
      return { owner: id, name: nickname, kind: "PLAYER" };
    }
    if (guest === null) return null;
    const hash = createHash("sha256").update(guest).digest("hex");
    // Guests get a number instead of a name, so that the server needs no translated text.
    const name = String((Number.parseInt(hash.slice(0, 8), 16) % 9000) + 1000);
    return { owner: `guest:${hash}`, name, kind: "GUEST" };
  }

  return socketRoute<typeof socket>({
    socket,
    async admit(visitor) {
      return (await find(visitor)) === undefined ? refuse("NOT_FOUND") : undefined;
    },
    async open({ visitor, send, close }) {
      const host = await find(visitor);
      let served: ServedPlayer | undefined;
      let talk: ServedTalk | undefined;
      let isClosed = false;
      async function receive(command: PokerCommand): Promise<void> {
        if (isTalk(command)) {
          if (talk) return await talk.receive(command);
          if ("id" in command)
            send({ type: "refused", id: command.id, code: "ACTION_NOT_ALLOWED", details: {} });
          return;
        }
        if (command.type !== "hello") return await served?.receive(command);
        if (served || !host) return;
        const known = await personOf(visitor, command.guest);
        const entries = host.config().fastFold?.entries ?? 1;
        const entry = Math.min(command.entry ?? 1, entries);
        const person = known && { ...known, owner: entryOwner(known.owner, entry) };
        if (isClosed) return;
        served = servePlayer({
          host,
          person,
          now: () => kit.clock.now().getTime(),
          isStillHere: async () => {
            if (person?.kind !== "PLAYER") return true;
            const session = await visitor.findSession();
            // Playing counts as activity, because the browser sends no other requests during play.
            if (session) await kit.sessions.touch(session);
            return session?.playerId === accountOf(person.owner);
          },
          async refuseHere() {
            const refusal = await location.requireServed(visitor);
            return refusal && { code: refusalCode(refusal) as ErrorCode };
          },
          send,
        });
        const player = served;
        const tableId = host.config().id;
        // Names and reactions would reveal who sits at an anonymous table.
        if (host.config().options?.anonymous) return;
        talk = serveTalk({
          ...{ kit, chat, emotes, tableId, visitor, send },
          seatNumber: () => player.seatNumber(),
        });
      }
      return {
        async message(command) {
          try {
            await receive(command);
          } catch (error) {
            kit.log.error({ err: error }, "a poker player was not answered");
            close();
          }
        },
        closed() {
          isClosed = true;
          served?.close();
          talk?.leave();
        },
        isNeeded: () => served?.isPlaying() ?? false,
      };
    },
  });
}
