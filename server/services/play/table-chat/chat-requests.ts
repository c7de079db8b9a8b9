import { TABLE_CHAT_LENGTH } from "@parlour/contracts/constants";
import type { TableChatBar } from "@parlour/contracts/entities/table-chat";
import type { ChatRequest } from "@parlour/contracts/sockets/table-chat";
import { maskName } from "@parlour/rules/mask-name";
import { cleanChatText, hasContactDetails } from "@parlour/rules/table-chat-text";
import type { ChatConnection, OpenTableChat } from "@parlour/server/kit/ports/table-chat";
import { type Refusal, refuse } from "@parlour/server/kit/refusal";
import type { ChatParts } from "./chat-parts.ts";
import { findMessage, insertMessage, reportMessage, reportsThatHide } from "./message-store.ts";
import { hidePlayer, showAllPlayers } from "./player-store.ts";

type Writer = Pick<ChatConnection, "slug" | "names" | "playerId"> & { readBar(): Promise<TableChatBar> };
type Of<Type extends ChatRequest["type"]> = Extract<ChatRequest, { type: Type }>;

/** The maximum number of messages that a player may write in a period, across all servers and tables. */
const sayLimit = { scope: "table-chat", max: 5, windowSeconds: 20 };
const reportLimit = { scope: "table-chat-reports", max: 20, windowSeconds: 3_600 };
const hideLimit = { scope: "table-chat-hides", max: 60, windowSeconds: 3_600 };

/**
 * Handles a player's chat requests: write a message, report one, hide a player, or show all players again.
 */
export function createChatRequests(
  { kit, rooms, players }: ChatParts,
  { slug, names, playerId, readBar }: Writer,
): OpenTableChat["receive"] {
  const isWithin = async (limit: typeof sayLimit, key: string) =>
    (await kit.limits.hit({ ...limit, key })).allowed;

  async function say({ id, text }: Of<"say">, writer: string): Promise<Refusal | undefined> {
    const clean = cleanChatText(text);
    if (clean === "" || [...clean].length > TABLE_CHAT_LENGTH) return refuse("CHAT_TEXT_INVALID");
    if (hasContactDetails(clean)) return refuse("CHAT_LINK");
    if (!(await isWithin(sayLimit, writer))) return refuse("RATE_LIMITED");
    const { nickname } = await players.get(writer);
    const playerName = names === "masked" ? maskName(nickname) : nickname;
    const saidAt = kit.clock.now();
    await insertMessage(kit.db, {
      id,
      kind: "SAID",
      slug,
      playerId: writer,
      playerName,
      text: clean,
      saidAt,
    });
    await rooms.announce({ slug });
    return undefined;
  }

  async function report({ message }: Of<"report">, writer: string): Promise<Refusal | undefined> {
    const found = await findMessage(kit.db, message);
    const isReportable = found?.slug === slug && found.kind === "SAID" && found.playerId !== writer;
    if (!isReportable) return refuse("NOT_FOUND");
    if (!(await isWithin(reportLimit, writer))) return refuse("RATE_LIMITED");
    const at = kit.clock.now();
    const reports = await reportMessage(kit.db, { id: message, playerId: writer, at });
    if (reports >= reportsThatHide) await rooms.announce({ slug });
    return undefined;
  }

  async function hide({ message }: Of<"hide">, writer: string): Promise<Refusal | undefined> {
    const found = await findMessage(kit.db, message);
    if (found?.slug !== slug || found.playerId === writer) return refuse("NOT_FOUND");
    if (!(await isWithin(hideLimit, writer))) return refuse("RATE_LIMITED");
    await hidePlayer(kit.db, { playerId: writer, hiddenId: found.playerId, at: kit.clock.now() });
    await rooms.announce({ playerId: writer });
    return undefined;
  }

  return async (request) => {
    const bar = await readBar();
    // A muted player can still report and hide others.
    const isBarred = bar !== null && (bar.code !== "CHAT_MUTED" || request.type === "say");
    if (isBarred || playerId === null) return refuse(bar?.code ?? "SESSION_INVALID");
    if (request.type === "say") return await say(request, playerId);
    if (request.type === "report") return await report(request, playerId);
    if (request.type === "hide") return await hide(request, playerId);
    await showAllPlayers(kit.db, playerId);
    await rooms.announce({ playerId });
    return undefined;
  };
}
