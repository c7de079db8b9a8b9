import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { RoundSummary } from "@parlour/contracts/entities/game-round";
import type { TableMessage } from "@parlour/contracts/sockets/live-table";
import type { BetProduct, JournalKeeper } from "./testing-journal.ts";
import { finishBets, minorOf, readAll } from "./testing-journal-bets.ts";
import { liveTableGame } from "./testing-payers.ts";

/** Bets at a live roulette table, each over a separate connection, so that any server may answer. */
export function liveTableBets(): BetProduct {
  return {
    name: "live table",
    organise: async () => {},
    async place(journal, keeper) {
      const id = randomUUID();
      const bet = { bets: [{ spot: `straight:${Math.floor(Math.random() * 37)}`, stake: 1 }] };
      let round: number | null = null;
      // Until there is an answer, the same bet is sent again. Even if the round is over by then, the table must say
      // what happened to the bet.
      for (;;) {
        const attempt = await betAtTable(journal.pickOrigin(), keeper, { id, round, bet });
        round = attempt.round;
        if (attempt.answer?.type === "answer") return { id, stakeMinor: minorOf(attempt.answer.bet.stake) };
        if (attempt.answer?.type === "refused" && !passing.has(attempt.answer.code)) return undefined;
        // Nothing was sent, because no round took bets.
        if (round === null) return undefined;
        await sleep(200);
      }
    },
    finish: (journal) =>
      finishBets(journal, "live table", async (keeper) => {
        const path = `/services/games/v1/profiles/${keeper.payer.handle}/rounds?gameId=${liveTableGame}`;
        const rounds = await readAll<RoundSummary>(journal, keeper, path);
        return rounds.map(({ roundId, state, stake, win }) => ({
          id: roundId,
          isOpen: state === "OPEN",
          returnedMinor: minorOf(state === "VOID" ? stake + win : win),
        }));
      }),
  };
}

/**
 * Temporary refusals, sent because the database or the server was unavailable, which do not tell whether the bet was
 * accepted.
 */
const passing = new Set(["INTERNAL", "UNAVAILABLE", "OVERLOADED", "TOO_MANY_REQUESTS"]);
const answerMs = 10_000;

type Attempt = {
  /** The round that the bet was sent to; null if it was not sent. */
  round: number | null;
  answer: Extract<TableMessage, { type: "answer" | "refused" }> | undefined;
};

/** Joins the table, and bets in the given round, or in the current one while it takes bets. */
async function betAtTable(
  origin: string,
  { payer }: JournalKeeper,
  { id, round, bet }: { id: string; round: number | null; bet: object },
): Promise<Attempt> {
  const address = `${origin.replace("http", "ws")}/services/games/v1/sessions/${payer.tableSession}/live`;
  const socket = new WebSocket(address, { headers: { origin, cookie: payer.cookie } } as never);
  let sentTo = round;
  let isSent = false;
  const answer = new Promise<Attempt["answer"]>((resolve) => {
    const timer = setTimeout(resolve, answerMs, undefined);
    const end = () => {
      clearTimeout(timer);
      resolve(undefined);
    };
    socket.addEventListener("error", end);
    socket.addEventListener("close", end);
    socket.addEventListener("message", ({ data }) => {
      const message = JSON.parse(String(data)) as TableMessage;
      if (!isSent && (message.type === "snapshot" || message.type === "round")) {
        if (message.round?.phase === "BETTING") sentTo ??= message.round.number;
        if (sentTo === null) return;
        isSent = true;
        socket.send(JSON.stringify({ type: "bet", id, round: sentTo, bet }));
      }
      if ((message.type === "answer" || message.type === "refused") && message.id === id) {
        clearTimeout(timer);
        resolve(message);
      }
    });
  });
  const received = await answer;
  socket.close();
  return { round: sentTo, answer: received };
}
