import { z } from "zod";
import type { BetPermission, GameMath } from "../game.ts";
import { payOf, stake } from "../pay.ts";
import type { RandomSource } from "../random-source.ts";
import { betModes, costOf } from "./bet-modes.ts";
import { compileSlot } from "./compiled-slot.ts";
import { type PickResult, playPicks } from "./pick-bonus.ts";
import { playRound } from "./play-round.ts";
import type { PlayedSpin } from "./play-spin.ts";
import type { Slot } from "./slot.ts";
import type {
  BetMode,
  Place,
  SlotBet,
  SlotPick,
  SlotScreen,
  SlotSpin,
  SlotState,
  SlotView,
} from "./slot-state.ts";

/** The maximum minor units per US cent, so that the draw for the rarest jackpot stays a safe integer. */
const MEASURE_MAX = 1_000_000;

export type SlotMath = GameMath<SlotBet, SlotState, never> & { slot: Slot };

/**
 * Builds the game of a slot. A round is played in one step, including its features; the view contains every
 * spin, so that the client can animate them.
 */
export function slotGame(slot: Slot): SlotMath {
  const compiled = compileSlot(slot);
  const modes = betModes(slot);
  return {
    slug: slot.slug,
    slot,
    ...(slot.jackpots && { jackpots: slot.jackpots }),
    bet:
      modes.length > 0
        ? z.strictObject({ ...plainBet, mode: z.enum(modes).optional() })
        : z.strictObject(plainBet),
    measured: ({ measure: _measure, ...bet }, measure) =>
      slot.jackpots && measure > 1 ? { ...bet, measure } : bet,
    stakeOf: ({ stake, mode }) => costOf(slot, stake, mode),
    ...(modes.length > 0 && { permissionOf: ({ mode }: SlotBet) => (mode ? permissions[mode] : null) }),
    begin(bet, random) {
      const played = playRound(compiled, random, bet.mode);
      const picks = playPicks(slot.pickBonus, played[0]!.scatters.length, random);
      const jackpot = drawJackpot(slot, bet, random);
      const money = coinConverter(slot, bet.stake);
      const spins = played.map((spin, index) => toSlotSpin(slot, spin, index > 0 && !spin.isRespin, money));
      const pick = picks && toSlotPick(picks, (value) => money(value * slot.coins));
      const win = spins.reduce((sum, spin) => sum + spin.win, pick?.win ?? 0);
      return {
        state: {
          stake: bet.stake,
          win,
          spins,
          jackpot,
          ...(pick && { pick }),
          ...(bet.mode && { mode: bet.mode }),
          ...(slot.maximumWin && win >= slot.maximumWin * bet.stake && { isMaximum: true }),
        },
        win,
        done: true,
        ...(jackpot ? { jackpot } : {}),
      };
    },
    view: (state): SlotView => state,
  };
}

const plainBet = { stake, measure: z.number().int().min(1).max(MEASURE_MAX).optional() };
const permissions = { ante: "ante-bet", buy: "feature-buy" } as const satisfies Record<
  BetMode,
  BetPermission
>;

/** Makes one draw per tier, with a probability in proportion to the stake; at most one pool is won. */
function drawJackpot(slot: Slot, { stake, measure = 1 }: SlotBet, random: RandomSource): string | null {
  let won: string | null = null;
  for (const { tier, stakePerHit } of slot.jackpots ?? []) {
    const cents = random.below(stakePerHit);
    // If the currency has units smaller than a cent, a second draw is needed, because there are too many possible
    // values for a single draw.
    const part = measure > 1 ? cents * measure + random.below(measure) : cents;
    if (part < stake) won ??= tier;
  }
  return won;
}

/**
 * Converts each win of a round from coins to minor units. The converted wins add up to the total of the round,
 * which is rounded down and capped at the slot's maximum win.
 */
function coinConverter(slot: Slot, stakeMinor: number): (coins: number) => number {
  let coinsSoFar = 0;
  let paidSoFar = 0;
  const most = (slot.maximumWin ?? Number.POSITIVE_INFINITY) * slot.coins;
  return (coins) => {
    coinsSoFar = Math.min(coinsSoFar + coins, most);
    const paid = payOf(stakeMinor, coinsSoFar, slot.coins);
    const part = paid - paidSoFar;
    paidSoFar = paid;
    return part;
  };
}

function toSlotPick({ picked, left }: PickResult, money: (stakes: number) => number): SlotPick {
  const prizes = picked.map((value) => ({ value, win: money(value) }));
  return { prizes, left, win: prizes.reduce((sum, prize) => sum + prize.win, 0) };
}

function toSlotSpin(slot: Slot, spin: PlayedSpin, free: boolean, money: (coins: number) => number): SlotSpin {
  const placeOf = (at: number): Place => [Math.floor(at / slot.rows), at % slot.rows];
  const letters = Object.keys(slot.symbols);
  const reelsIn = (bits: number) => slot.reels.flatMap((_, reel) => (bits & (1 << reel) ? [reel] : []));
  const screens: SlotScreen[] = spin.screens.map(({ reels, marks, wins, multiplier, coins }) => ({
    reels,
    multiplier,
    ...(marks && { marks }),
    wins: wins.map(({ symbol, places, ...rest }) => ({
      symbol: letters[symbol] ?? null,
      places: places.map(placeOf),
      ...rest,
    })),
    win: money(coins * spin.multiplier),
  }));
  const lit = spin.lanterns.reduce((sum, lantern) => sum + lantern.value, 0);
  const cascaded = spin.screens.reduce((sum, screen) => sum + screen.coins, 0) * spin.multiplier;
  const lanternWin = lit > 1 ? money(cascaded * (lit - 1)) : 0;
  const scatterWin = money(spin.scatterCoins);
  const holdWin = spin.hold ? money(spin.hold.total * slot.coins) : 0;
  const collectWin = spin.collect ? money(spin.collect.total * slot.coins) : 0;
  const coin = ({ at, value, prize }: { at: number; value: number; prize: string | null }) => ({
    place: placeOf(at),
    value,
    prize,
  });
  return {
    free,
    stops: spin.stops,
    landed: spin.landed,
    reveal: spin.reveal,
    expanded: reelsIn(spin.expanded),
    // Rounds stored before `locked`, `chosen` and `respin` existed lack these fields, so empty values are left out.
    ...(spin.locked > 0 && { locked: reelsIn(spin.locked) }),
    ...(spin.chosen !== null && { chosen: spin.chosen }),
    ...(spin.isRespin && { respin: true }),
    multiplier: spin.multiplier,
    screens,
    lanterns: spin.lanterns.map(({ screen, at, value }) => ({ screen, place: placeOf(at), value })),
    lanternWin,
    scatters: { places: spin.scatters.map(placeOf), win: scatterWin, freeSpins: spin.freeSpins },
    hold: spin.hold && {
      rounds: spin.hold.rounds.map((round) => round.map(coin)),
      full: spin.hold.full ? slot.holdAndWin!.full.prize : null,
      total: spin.hold.total,
      win: holdWin,
    },
    coins: spin.coins.map(coin),
    ...(spin.collect && {
      collect: {
        cash: spin.collect.cash.map(({ at, value }) => ({ place: placeOf(at), value })),
        collectors: spin.collect.collectors.map(placeOf),
        multiplier: spin.collect.multiplier,
        collected: spin.collect.collected,
        win: collectWin,
      },
    }),
    win: screens.reduce((sum, screen) => sum + screen.win, lanternWin + scatterWin + holdWin + collectWin),
  };
}
