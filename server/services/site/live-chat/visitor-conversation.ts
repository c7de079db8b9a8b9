import { createHash } from "node:crypto";
import type { FromBrowser, ToBrowser } from "@parlour/contracts/socket";
import type { liveChat } from "@parlour/contracts/sockets/live-chat";
import { openStateAt } from "@parlour/rules/opening-hours";
import type { Kit } from "../../../kit/kit.ts";
import type { Player, Players } from "../../../kit/ports/players.ts";
import type { SupportDesk } from "../../../kit/ports/support-desk.ts";
import { isRefusal, type Refusal, refuse } from "../../../kit/refusal.ts";
import type { SocketVisitor } from "../../../kit/socket.ts";
import type { ChatDesk } from "./chat-desk.ts";
import { type ChatFeed, followChat } from "./chat-feed.ts";
import { readChatHours } from "./chat-hours.ts";
import { type ChatRow, findChat, findChatByToken, findPosition } from "./chat-store.ts";
import { publishChatEvent, queueTopic } from "./chat-topics.ts";
import { type ChatStart, startChat } from "./start-chat.ts";
import { mailTranscript } from "./transcript.ts";

type Said = Exclude<FromBrowser<typeof liveChat>, { type: "hello" }>;
type Parts = {
  kit: Kit;
  desk: ChatDesk;
  players: Players;
  support: SupportDesk;
  visitor: SocketVisitor;
  send(message: ToBrowser<typeof liveChat>): void;
};

const sayLimit = { scope: "live-chat-say", max: 30, windowSeconds: 60 };
const rateLimit = { scope: "live-chat-rate", max: 10, windowSeconds: 3_600 };
const typingEveryMs = 1_000;

/** A browser's connection to its chat, from its first message until it disconnects. */
export class VisitorConversation {
  readonly #parts: Parts;
  readonly #tokenHash: Buffer;
  #chatId: string | undefined;
  #feed: ChatFeed | undefined;
  #leaveQueue: (() => Promise<void>) | undefined;
  #typedAtMs = 0;

  constructor(parts: Parts, token: string) {
    this.#parts = parts;
    this.#tokenHash = createHash("sha256").update(token).digest();
  }

  async enter(after: number): Promise<void> {
    const chat = await findChatByToken(this.#parts.kit.db, this.#tokenHash);
    if (chat && this.#mayOpen(chat)) await this.#follow(chat, after);
    else await this.#sendState();
  }

  async receive(said: Said): Promise<void> {
    const refusal = await this.#act(said);
    if (refusal === undefined) return;
    const code = "errorCode" in refusal.body ? refusal.body.errorCode : "BAD_REQUEST";
    this.#parts.send({ type: "refused", code, id: "id" in said ? said.id : null });
  }

  async leave(): Promise<void> {
    await this.#feed?.stop();
    await this.#leaveQueue?.();
    this.#feed = undefined;
    this.#leaveQueue = undefined;
  }

  async #act(said: Said): Promise<Refusal | undefined> {
    if (said.type === "start") return await this.#start(said);
    const chat = this.#chatId === undefined ? undefined : await findChat(this.#parts.kit.db, this.#chatId);
    if (!chat) return refuse("NOT_FOUND");
    if (said.type === "say") return await this.#say(chat, said);
    if (said.type === "typing") return await this.#showTyping(chat);
    if (said.type === "transcript") return await this.#mailTranscript(chat);
    if (said.type === "rate") return await this.#rate(chat, said);
    const ended = await this.#parts.desk.end(chat.id);
    return isRefusal(ended) ? ended : undefined;
  }

  async #start(start: ChatStart): Promise<Refusal | undefined> {
    const { kit, support, visitor } = this.#parts;
    if (this.#chatId !== undefined) return undefined;
    const playerId = visitor.session?.playerId ?? null;
    const owner = { tokenHash: this.#tokenHash, playerId, address: visitor.address };
    const chat = await startChat({ kit, support }, owner, start);
    if (isRefusal(chat)) return chat;
    if (!this.#mayOpen(chat)) return refuse("CONFLICT");
    await this.#follow(chat, 0);
    return undefined;
  }

  async #say(chat: ChatRow, { id, text }: { id: string; text: string }): Promise<Refusal | undefined> {
    const allowance = await this.#parts.kit.limits.hit({ ...sayLimit, key: chat.id });
    if (!allowance.allowed) return refuse("RATE_LIMITED");
    const said = { id, text, author: "VISITOR", name: chat.visitor_name } as const;
    const stored = await this.#parts.desk.say(chat.id, said);
    if (isRefusal(stored)) return stored;
    await this.#feed?.catchUp();
    return undefined;
  }

  async #showTyping(chat: ChatRow): Promise<undefined> {
    const nowMs = performance.now();
    if (chat.state === "ENDED" || nowMs - this.#typedAtMs < typingEveryMs) return;
    this.#typedAtMs = nowMs;
    await publishChatEvent(this.#parts.kit.bus, chat.id, { news: "typing", author: "VISITOR" });
  }

  async #rate(chat: ChatRow, { score, comment }: { score: number; comment: string | null }) {
    const { kit, support } = this.#parts;
    const allowance = await kit.limits.hit({ ...rateLimit, key: chat.id });
    if (!allowance.allowed) return refuse("RATE_LIMITED");
    if (!(await this.#readRating(chat)).isPossible) return refuse("CONFLICT");
    await kit.db.transaction((tx) => support.rate(tx, chat.id, { score, comment, at: kit.clock.now() }));
    await this.#sendState();
    return undefined;
  }

  /** A chat can be rated when it is over, if an operator has answered. */
  async #readRating(chat: ChatRow): Promise<{ isPossible: boolean; score: number | null }> {
    const { isAnswered, score } = await this.#parts.support.readRating(this.#parts.kit.db, chat.id);
    return { isPossible: chat.state === "ENDED" && isAnswered, score };
  }

  async #mailTranscript(chat: ChatRow): Promise<Refusal | undefined> {
    const email = await this.#transcriptTo(chat);
    if (email === null) return refuse("FORBIDDEN");
    const refusal = await mailTranscript(this.#parts.kit, chat, email);
    if (refusal === undefined) this.#parts.send({ type: "transcript", email });
    return refusal;
  }

  async #follow(chat: ChatRow, after: number): Promise<void> {
    const { kit, send } = this.#parts;
    this.#chatId = chat.id;
    this.#leaveQueue = await kit.bus.subscribe(queueTopic, () => {
      this.#sendState().catch((error: unknown) => kit.log.warn({ err: error }, "a queue was not read"));
    });
    this.#feed = await followChat(kit, chat.id, after, {
      message: (message) => send({ type: "message", message }),
      typing: (author) => {
        if (author !== "VISITOR") send({ type: "typing", author });
      },
      changed: () => this.#sendState(),
    });
  }

  /**
   * Whether this browser may open the chat. Only the player who started it can, so that it stays hidden from the next
   * user of the browser.
   */
  #mayOpen(chat: ChatRow): boolean {
    return chat.player_id === null || chat.player_id === this.#parts.visitor.session?.playerId;
  }

  async #sendState(): Promise<void> {
    const { kit, send } = this.#parts;
    const chat = this.#chatId === undefined ? undefined : await findChat(kit.db, this.#chatId);
    const { isOpen, opensAt } = openStateAt(await readChatHours(kit.db), kit.clock.now());
    const isWaiting = chat?.state === "WAITING";
    const player = chat ? undefined : await this.#findPlayer();
    const rating = chat ? await this.#readRating(chat) : null;
    send({
      type: "state",
      state: chat?.state ?? null,
      position: isWaiting ? await findPosition(kit.db, chat.queue_place) : null,
      agent: chat?.operator_name ?? null,
      isOpen,
      opensAt: opensAt?.toISOString() ?? null,
      name: chat?.visitor_name ?? (player ? player.firstName || player.nickname : null),
      email: chat ? chat.email : (player?.email ?? null),
      transcriptTo: chat ? await this.#transcriptTo(chat) : null,
      rating: rating?.isPossible ? { score: rating.score } : null,
    });
  }

  async #transcriptTo(chat: ChatRow): Promise<string | null> {
    if (chat.player_id === null) return null;
    const { email, emailConfirmed } = await this.#parts.players.get(chat.player_id);
    return emailConfirmed ? email : null;
  }

  async #findPlayer(): Promise<Player | undefined> {
    const { visitor, players } = this.#parts;
    return visitor.session && (await players.get(visitor.session.playerId));
  }
}
