import type { SeatMessage, TableMessage } from "@parlour/contracts/sockets/live-table";
import type { ChatRequest } from "@parlour/contracts/sockets/table-chat";
import { amountOf } from "@parlour/rules/money";
import { parseTableSlug } from "@parlour/rules/table-copy";
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
   * Returns why the player may not stake more: they have signed out, or the site is not offered where they are. They
   * can still cash out.
   */
  refuseStake(): Promise<Refusal | undefined>;
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
  const readBalance = async () => {
    const { balanceMinor, version } = await wallet.balanceOf(seat.gameSession);
    return { balance: major(balanceMinor), version };
  };
  const sendBalance = async () => send({ type: "balance", ...(await readBalance()) });

  const balance = await readBalance();
  const tip = (await parts.tips?.offerFor({ table, seat })) ?? null;
  let restriction = await table.admission.restrictionFor(seat);
  const sendRestriction = async () => {
    restriction = await table.admission.restrictionFor(seat);
    send({ type: "restriction", restriction });
  };
  const refreshRestriction = () => {
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
      if (restriction?.code === "TIER_REQUIRED" && round.state === "BETTING") refreshRestriction();
    },
    onAdmission: () => {
      if (isShown) refreshRestriction();
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
    table: { slug: table.game.slug, number: parseTableSlug(table.game.slug).number },
    now: now.getTime(),
    round: round ? toLiveRound(table.game, round, table.bets(), now) : null,
    ...shown(table.bets(), isMine),
    history: pastShown(),
    seats: seatsShown(),
    ...balance,
    restriction,
    tip,
  });
  isShown = true;
  const sendRefused = async (id: string, { body }: Refusal) => {
    const { errorCode, balance, ...details } = body as { errorCode?: string; balance?: number };
    const current = balance === undefined ? { balance: null, version: null } : await readBalance();
    send({ type: "refused", id, code: errorCode ?? "ACTION_NOT_ALLOWED", ...current, details });
  };

  return {
    async receive(message) {
      const at = kit.clock.now();
      if (message.type === "sit" || message.type === "leave-seat") {
        const refusal = await changeSeat(parts, message);
        if (refusal) await sendRefused(message.id, refusal);
        else send({ type: "done", id: message.id });
        // A refusal may mean that another player has just taken the seat, so we send the seats in this case too.
        table.broadcastRound(table.round()?.number ?? 0);
        return;
      }
      if (message.type === "tip") {
        const refusal = await giveTip(parts, message);
        if (refusal) await sendRefused(message.id, refusal);
        else send({ type: "tipped", id: message.id, amount: message.amount, ...(await readBalance()) });
        return;
      }
      const answer = await answerTo(parts, message, at);
      if (isRefusal(answer)) {
        await sendRefused(message.id, answer);
        return;
      }
      table.broadcastBets([answer]);
      if (message.type === "choose") table.broadcastChoice(message.round);
      const bet = toLiveBet(answer);
      if (bet) send({ type: "answer", id: message.id, bet, ...(await readBalance()) });
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
  return (await parts.refuseStake()) ?? (await takeSeat({ ...parts, game, admission }, message.seat));
}

async function giveTip(
  parts: Parts,
  { id, amount }: Extract<TableRequest, { type: "tip" }>,
): Promise<Refusal | undefined> {
  const refusal = await parts.refuseStake();
  if (refusal) return refusal;
  const given = (await parts.tips?.give(parts, { id, amount })) ?? refuse("TIP_NOT_AVAILABLE");
  return isRefusal(given) ? given : undefined;
}

async function answerTo(parts: Parts, message: BetMessage, at: Date): Promise<Bet | Refusal> {
  const { table, seat } = parts;
  if (message.type === "withdraw")
    return await withdrawBet({ ...parts, game: table.game }, { id: message.id, number: message.round });
  if (message.type === "bet") {
    const refusal = await parts.refuseStake();
    if (refusal) return refusal;
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
