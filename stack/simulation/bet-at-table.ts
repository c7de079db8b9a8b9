import { randomUUID } from "node:crypto";
import type { TableMessage } from "@parlour/contracts/sockets/live-table";
import type { SimulatedPlayer } from "./add-players.ts";
import type { PlayParts } from "./play.ts";
import type { SimulatedServer } from "./simulated-server.ts";

export type TableBet = { player: SimulatedPlayer; stakeMinor: bigint };
export type TableParts = PlayParts & {
  pickServer(): SimulatedServer | undefined;
  /** The bets that tables have accepted and whose results have not been added to the books yet. */
  tableBets: Map<string, TableBet>;
};
export type TableAct = (parts: TableParts, player: SimulatedPlayer) => Promise<void>;
type Received = Extract<TableMessage, { type: "answer" | "refused" }>;

const answerMs = 5_000;
const retryMs = 500;
/** Temporary errors that do not tell whether the bet was accepted. */
const passing = new Set(["INTERNAL", "UNAVAILABLE", "OVERLOADED", "TOO_MANY_REQUESTS"]);

/** Places a bet in one round of a table. The same bet is sent again over another connection until it is answered. */
export async function betAtTable(parts: TableParts, player: SimulatedPlayer): Promise<void> {
  const { world, books, tableBets, note } = parts;
  const id = randomUUID();
  const isCrash = world.numbers.chance(0.25);
  const stake = 1 + world.numbers.integer(3);
  const gameSession = isCrash ? player.crashSession : player.rouletteSession;
  const bet = isCrash
    ? { stake, autoCashOut: 150 }
    : { bets: [{ spot: `straight:${world.numbers.integer(37)}`, stake }] };
  let round: number | null = null;
  books.attempts++;
  for (;;) {
    const attempt = await sendBet(parts, { gameSession, secret: player.secret }, { id, round, bet });
    round = attempt.round;
    const { received } = attempt;
    if (received?.type === "answer") {
      note(`bet ${received.bet.round} accepted`);
      tableBets.set(id, { player, stakeMinor: BigInt(stake * 100) });
      return;
    }
    if (received !== undefined && !passing.has(received.code)) return note(`bet refused ${received.code}`);
    await world.sleep(retryMs * (0.5 + world.numbers.next()));
  }
}

/** Joins the table, and bets in the given round, or in the current one while it takes bets. */
async function sendBet(
  { world, network, pickServer }: TableParts,
  seat: { gameSession: string; secret: string },
  { id, round, bet }: { id: string; round: number | null; bet: object },
): Promise<{ round: number | null; received: Received | undefined }> {
  let sentTo = round;
  let isSent = false;
  let close = () => {};
  const received = await new Promise<Received | undefined>((resolve) => {
    void world.sleep(answerMs).then(() => resolve(undefined));
    const join = async () => {
      const server = (await network.travel()) ? pickServer() : undefined;
      if (server === undefined) return;
      const early: TableMessage[] = [];
      let receive = (message: TableMessage) => void early.push(message);
      const table = await server.sit(seat, async (message) => {
        if (await network.travel()) receive(message);
      });
      close = table.close;
      receive = (message) => {
        if (!isSent && (message.type === "snapshot" || message.type === "round")) {
          if (message.round?.phase === "BETTING") sentTo ??= message.round.number;
          if (sentTo === null) return;
          isSent = true;
          const send = async () => {
            if (await network.travel()) table.send({ type: "bet", id, round: sentTo, bet });
          };
          void send();
          if (network.isFaulty() && world.numbers.chance(0.1)) void send();
        }
        if ((message.type === "answer" || message.type === "refused") && message.id === id) resolve(message);
      };
      for (const message of early) receive(message);
    };
    void join();
  });
  close();
  return { round: sentTo, received };
}
