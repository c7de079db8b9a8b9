import { liveTable } from "@parlour/contracts/sockets/live-table";
import { maskName } from "@parlour/rules/mask-name";
import type { Kit } from "@parlour/server/kit/kit";
import type { GameSessionWallet, OpenGameSession } from "@parlour/server/kit/ports/game-session-wallet";
import type { Players } from "@parlour/server/kit/ports/players";
import type { TableChat } from "@parlour/server/kit/ports/table-chat";
import type { VisitorLocation } from "@parlour/server/kit/ports/visitor-location";
import { refuse } from "@parlour/server/kit/refusal";
import { isChatRequest, serveTableChat } from "@parlour/server/kit/serve-table-chat";
import { type SocketRoute, type SocketVisitor, socketRoute } from "@parlour/server/kit/socket";
import type { StakeRows } from "@parlour/wagering/stake-rows";
import type { BetRow } from "../bet-rows.ts";
import { leaveClosedCopy } from "../copies/leave-closed-copy.ts";
import type { Presence } from "../copies/presence.ts";
import { tableForPlayer } from "../copies/seat-player.ts";
import type { TableDirectory } from "../copies/table-directory.ts";
import { ownerOf } from "../seat-owner.ts";
import { serveSeat } from "../serve-seat.ts";
import type { TipDesk } from "../tips/tip-desk.ts";

type Parts = {
  kit: Kit;
  wallet: GameSessionWallet;
  players: Players;
  betRows: StakeRows<BetRow>;
  chat: TableChat;
  tips: TipDesk;
  location: Pick<VisitorLocation, "requireServed">;
  /** Returns whether the game's tables have chats. Only those of the live room do. */
  hasChat(game: string): boolean;
  directory: TableDirectory;
  presence: Presence;
};

/** Serves a connection to a table. Only the player whose session opened it can play for real money. */
export function liveTableSocket({
  kit,
  wallet,
  players,
  betRows,
  chat,
  tips,
  location,
  hasChat,
  directory,
  presence,
}: Parts): SocketRoute {
  const find = (visitor: SocketVisitor) => wallet.find(visitor.params.gameSession ?? "");
  const nameOf = async ({ playerId }: OpenGameSession) =>
    maskName(playerId === null ? "" : (await players.get(playerId)).nickname);
  return socketRoute<typeof liveTable>({
    socket: liveTable,
    async admit(visitor) {
      const seat = await find(visitor);
      if (seat === undefined || directory.find(seat.slug) === undefined) return refuse("NOT_FOUND");
      if (seat.mode === "real" && visitor.session?.playerId !== seat.playerId)
        return refuse("SESSION_INVALID");
      return undefined;
    },
    async open({ visitor, send, close }) {
      const seat = await find(visitor);
      const table = seat && (await tableForPlayer({ kit, directory }, seat, wantedTable(visitor)));
      if (!seat || !table) {
        close();
        return { message: () => {} };
      }
      const playerName = await nameOf(seat);
      const refuseStake = async () =>
        (await isStillThere(kit, visitor, seat))
          ? await location.requireServed(visitor)
          : refuse("SESSION_INVALID");
      const served = await serveSeat({
        ...{ kit, wallet, table, betRows, seat, playerName, tips },
        refuseStake,
        send,
      });
      const { slug } = table.game;
      const owner = ownerOf(seat);
      const leaveTable = presence.enter(slug, owner);
      const stopWaiting = await leaveClosedCopy({
        ...{ clock: kit.clock, table, owner, leave: close },
        isOpen: () => directory.isOpen(slug),
      }).catch((error: unknown) => {
        // `closed` is not called for a connection that could not be opened.
        leaveTable();
        served.leave();
        throw error;
      });
      const sendRefused = (id: string, code: string) =>
        send({ type: "refused", id, code, balance: null, version: null, details: {} });
      const talk = hasChat(seat.slug)
        ? serveTableChat({
            kit,
            chat,
            visitor,
            slug,
            vertical: "casino",
            names: "masked",
            refusalToSay: () => table.admission.refusalFor(seat),
            send,
            sendDone: (id) => send({ type: "done", id }),
            sendRefused,
          })
        : undefined;
      return {
        // The handler is not awaited, because a cash-out must not queue behind a bet.
        message(said) {
          if (isChatRequest(said) && talk === undefined) {
            sendRefused(said.id, "NOT_FOUND");
            return;
          }
          const answered = isChatRequest(said) ? talk!.receive(said) : served.receive(said);
          answered.catch((error: unknown) => {
            kit.log.error({ err: error, slug }, "a seat was not answered");
            close();
          });
        },
        closed() {
          leaveTable();
          stopWaiting();
          served.leave();
          talk?.leave();
        },
        isNeeded: served.isInFlight,
      };
    },
  });
}

/** Returns the number of the game's table that the page asks for; null if the page leaves the choice to the server. */
function wantedTable({ query }: SocketVisitor): number | null {
  const number = Number(/^\d{1,2}$/.exec(query.table ?? "")?.[0]);
  return Number.isNaN(number) ? null : number;
}

/**
 * Returns whether the player may still play. A session can end while the socket is open, by logout or because the
 * account was closed.
 */
async function isStillThere(kit: Kit, visitor: SocketVisitor, seat: OpenGameSession): Promise<boolean> {
  const session = await visitor.findSession();
  // Playing counts as activity, because the browser sends no other requests during play.
  if (session) await kit.sessions.touch(session);
  return seat.mode === "practice" || session?.playerId === seat.playerId;
}
