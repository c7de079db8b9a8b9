import type { SeatMessage, TableMessage } from "@parlour/contracts/sockets/live-table";
import type { ChatRequest } from "@parlour/contracts/sockets/table-chat";
import { amountOf } from "@parlour/rules/money";
import type { Kit } from "@parlour/server/kit/kit";
import type { GameSessionWallet, OpenGameSession } from "@parlour/server/kit/ports/game-session-wallet";
import { isRefusal, type Refusal, refuse } from "@parlour/server/kit/refusal";
import type { StakeRows } from "@parlour/wagering/stake-rows";
import type { BetRow } from "./bet-rows.ts";
import type { Bet } from "./bet-store.ts";
import { leaveRound } from "./leave-round.ts";
import { toLiveBet, toLivePast, toLiveRound, toLiveSeat } from "./live-view.ts";
import { makeChoice } from "./make-choice.ts";
import { toMinorBet } from "./minor-bet.ts";
import { placeBet } from "./place-bet.ts";
import { ownerOf } from "./seat-owner.ts";
import { giveUpSeat, takeSeat } from "./seats/take-seat.ts";
import type { Table } from "./table.ts";
import type { TipDesk } from "./tips/tip-desk.ts";
import { withdrawBet } from "./withdraw-bet.ts";

/** A player's messages other than chat. */
type TableRequest = Exclude<SeatMessage, ChatRequest>;
type BetMessage = Exclude<TableRequest, { type: "sit" | "leave-seat" | "tip" }>;

type Parts = {
  kit: Kit;
  wallet: GameSessionWallet;
  table: Table;
  betRows: StakeRows<BetRow>;
  seat: OpenGameSession;
  playerName: string;
  tips?: TipDesk | undefined;
  /**
   * Returns whether the player is still signed in. Without a session they cannot bet, but can still cash out.
   */
  mayBet(): Promise<boolean>;
  send(message: TableMessage): void;
};

export type ServedSeat = {
  receive(message: TableRequest): Promise<void>;
  /** Returns whether the seat has a bet in a running round in which the player can cash out or choose. */
  isInFlight(): boolean;
  leave(): void;
};

/** The maximum number of other players' bets that are sent to a player. */
const betsShown = 200;

/**
 * Serves one connection at a table: sends a snapshot, then changes, and responds to the player's messages.
 */
export async function serveSeat(parts: Parts): Promise<ServedSeat> {
  const { kit, wallet, table, seat, send } = parts;
  const major = (minor: number) => amountOf(BigInt(minor), seat.currency);
  const owner = ownerOf(seat);
  const isMine = (bet: Bet) => bet.owner === owner;
  const sendBalance = async () =>
    send({ type: "balance", balance: major(await wallet.balanceOf(seat.gameSession)) });

  const balance = major(await wallet.balanceOf(seat.gameSession));
  const tip = (await parts.tips?.offerFor({ table, seat })) ?? null;
  let restriction = await table.admission.restrictionFor(seat);
  const sendRestriction = async () => {
    restriction = await table.admission.restrictionFor(seat);
    send({ type: "restriction", restriction });
  };
  const tellRestriction = () => {
    sendRestriction().catch((error: unknown) =>
      kit.log.warn({ err: error, slug: seat.slug }, "a seat was not told who may bet"),
    );
  };
  const pastShown = () => table.past().map((round) => toLivePast(table.game, round));
  const seatsShown = () => table.seats().map((taken) => toLiveSeat(taken, owner));
  // Changes before the snapshot are part of it, so they are not sent.
  let isShown = false;
  const leave = await table.join({
    onRound: (round) => {
      if (!isShown) return;
      const now = kit.clock.now();
      send({ type: "round", now: now.getTime(), round: toLiveRound(table.game, round, table.bets(), now) });
      // The player may have reached the required tier in the meantime, so the restriction is checked again.
      if (restriction?.code === "TIER_REQUIRED" && round.state === "BETTING") tellRestriction();
    },
    onAdmission: () => {
      if (isShown) tellRestriction();
    },
    onCorrection: () => {
      if (!isShown) return;
      send({ type: "history", history: pastShown() });
      void sendBalance().catch(() => {});
    },
    onSeats: () => {
      if (isShown) send({ type: "seats", seats: seatsShown() });
    },
    onBets: (bets) => {
      if (!isShown) return;
      send({ type: "bets", ...shown(bets, isMine) });
      if (bets.some((bet) => isMine(bet) && bet.state !== "PLACED")) void sendBalance().catch(() => {});
    },
  });
  const now = kit.clock.now();
  const round = table.round();
  send({
    type: "snapshot",
    now: now.getTime(),
    round: round ? toLiveRound(table.game, round, table.bets(), now) : null,
    ...shown(table.bets(), isMine),
    history: pastShown(),
    seats: seatsShown(),
    balance,
    restriction,
    tip,
  });
  isShown = true;
  const sendRefused = (id: string, refusal: Refusal) => {
    const { errorCode, balance } = refusal.body as { errorCode?: string; balance?: number };
    send({ type: "refused", id, code: errorCode ?? "ACTION_NOT_ALLOWED", balance: balance ?? null });
  };

  return {
    async receive(message) {
      const at = kit.clock.now();
      if (message.type === "sit" || message.type === "leave-seat") {
        const refusal = await changeSeat(parts, message);
        if (refusal) sendRefused(message.id, refusal);
        else send({ type: "done", id: message.id });
        // A refusal may mean that another player was faster, so we send the seats in this case too.
        table.broadcastRound(table.round()?.number ?? 0);
        return;
      }
      if (message.type === "tip") {
        const given = await giveTip(parts, message);
        if (isRefusal(given)) sendRefused(message.id, given);
        else
          send({
            type: "tipped",
            id: message.id,
            amount: message.amount,
            balance: major(given.balanceMinor),
          });
        return;
      }
      const answer = await answerTo(parts, message, at);
      if (isRefusal(answer)) {
        sendRefused(message.id, answer);
        return;
      }
      table.broadcastBets([answer.bet]);
      if (message.type === "choose") table.broadcastChoice(message.round);
      const bet = toLiveBet(answer.bet);
      if (bet) send({ type: "answer", id: message.id, bet, balance: major(answer.balanceMinor) });
    },
    isInFlight() {
      const { exit, choices } = table.game;
      const isRunning = (exit ?? choices) !== undefined && table.round()?.state === "RUNNING";
      return isRunning && table.bets().some((bet) => isMine(bet) && bet.state === "PLACED");
    },
    leave,
  };
}

/** Takes or gives up a seat. Returns the refusal, if any. */
async function changeSeat(
  parts: Parts,
  message: Extract<TableRequest, { type: "sit" | "leave-seat" }>,
): Promise<Refusal | undefined> {
  const { game, admission } = parts.table;
  if (message.type === "leave-seat") return await giveUpSeat({ ...parts, game });
  if (!(await parts.mayBet())) return refuse("SESSION_INVALID");
  return await takeSeat({ ...parts, game, admission }, message.seat);
}

async function giveTip(
  parts: Parts,
  { id, amount }: Extract<TableRequest, { type: "tip" }>,
): Promise<{ balanceMinor: number } | Refusal> {
  if (!(await parts.mayBet())) return refuse("SESSION_INVALID");
  const given = (await parts.tips?.give(parts, { id, amount })) ?? refuse("TIP_NOT_AVAILABLE");
  return isRefusal(given) ? given : { balanceMinor: await parts.wallet.balanceOf(parts.seat.gameSession) };
}

type Answer = { bet: Bet; balanceMinor: number };

async function answerTo(parts: Parts, message: BetMessage, at: Date): Promise<Answer | Refusal> {
  const { table, seat } = parts;
  if (message.type === "withdraw")
    return await withdrawBet({ ...parts, game: table.game }, { id: message.id, number: message.round });
  if (message.type === "bet") {
    if (!(await parts.mayBet())) return refuse("SESSION_INVALID");
    const bet = toMinorBet(message.bet, seat.currency, seat.limits.unitMinor);
    return await placeBet(
      { ...parts, game: table.game, admission: table.admission },
      { id: message.id, number: message.round, bet },
    );
  }
  if (message.type === "choose") {
    const { id, bet: betId, round: number, window, action } = message;
    return await makeChoice({ ...parts, game: table.game }, { id, betId, number, window, action, at });
  }
  const round = table.round();
  if (round?.number !== message.round) return refuse("ROUND_OVER");
  return await leaveRound({ ...parts, game: table.game }, round, { id: message.id, seat, at });
}

function shown(bets: readonly Bet[], isMine: (bet: Bet) => boolean) {
  const own = bets.filter(isMine);
  const others = bets.filter((bet) => !isMine(bet)).slice(-betsShown);
  const live = [...own, ...others].map(toLiveBet).filter((bet) => bet !== undefined);
  return { bets: live, mine: own.map((bet) => bet.id) };
}
