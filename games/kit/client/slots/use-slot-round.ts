import type { MessageKey } from "@parlour/web/i18n/messages";
import { type RefObject, useRef, useState } from "react";
import { costOf } from "../../math/slots/bet-modes.ts";
import { prizeNames } from "../../math/slots/prize-names.ts";
import type { Slot } from "../../math/slots/slot.ts";
import type { BetMode, SlotPick, SlotSpin, SlotView } from "../../math/slots/slot-state.ts";
import type { PlayedRound } from "../auto-bet.ts";
import { useGame } from "../game-context.ts";
import { useResult } from "../use-result.ts";
import { useRounds } from "../use-rounds.ts";
import { animateSpin, type Hud, type SpinAnimation } from "./animate-spin.ts";
import type { SlotStage } from "./stage/slot-stage.ts";

/** A message over the reels: the start of free spins, their total win, or the slot's maximum win. */
export type Interlude = {
  kind: "begin" | "more" | "end" | "maximum";
  spins: number;
  win: number;
  /** Whether the free spins paid more than the round cost. */
  isWin: boolean;
};

/** A pick bonus on the screen; `finish` is called when all its prizes are open, and `skip` opens them. */
export type PickInPlay = { pick: SlotPick; isSkipped: boolean; skip(): void; finish(): void };

const resting: Hud = { mode: "base", left: 0, multiplier: 1, ways: null, chosen: null, collected: 0, won: 0 };
/**
 * A press within this time after the reels stop still counts as a skip, so that a late press does not start
 * the next spin.
 */
const graceMs = 250;
const isQuickMemory = "parlour-slot-quick";

/** Plays a round and animates it on the stage, spin by spin. */
export function useSlotRound(slot: Slot, stage: RefObject<SlotStage | null>) {
  const { session, motion, sound, short, announce, t } = useGame();
  const rounds = useRounds<SlotView>();
  const result = useResult();
  const [hud, setHud] = useState(resting);
  const [interlude, setInterlude] = useState<Interlude | null>(null);
  const [bonus, setBonus] = useState<PickInPlay | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [isQuick, setQuick] = useState(
    () => session.turboAllowed && sessionStorage.getItem(isQuickMemory) === "yes",
  );
  const quick = useRef(isQuick);
  quick.current = isQuick;

  async function interrupt(next: Interlude, ms: number): Promise<void> {
    setInterlude(next);
    const isStart = next.kind === "begin" || next.kind === "more";
    sound.play(isStart ? "gem" : next.isWin ? "bigWin" : "push");
    if (next.kind === "maximum") announce(t("games-slots.maximumReached"));
    if (isStart) announce(t("games-slots.freeSpinsWon", { count: next.spins }));
    await motion.pause(ms);
    setInterlude(null);
  }

  async function animateRound(view: SlotView, machine: SlotStage): Promise<void> {
    const animation: SpinAnimation = {
      stage: machine,
      slot,
      isQuick: quick.current,
      pause: (ms) => motion.pause(ms),
      worth: (multiple) => short(multiple * view.stake),
      nameOf: (prize) => t(prizeNames[prize] as MessageKey),
      hud: (change) => setHud((before) => ({ ...before, ...change })),
      won: 0,
    };
    let left = 0;
    let paidWin = 0;
    for (const [at, spin] of view.spins.entries()) {
      if (at > 0) {
        if (spin.respin) await prepareRespin(animation, spin);
        else {
          left -= 1;
          // A multiplier that grows throughout the free spins is not reset to 1 at each spin.
          const multiplier = slot.freeSpins?.growingMultiplier ? spin.screens[0]!.multiplier : 1;
          animation.hud({ mode: "free", left, multiplier, chosen: spin.chosen ?? null });
          if (at === 1 && slot.cellMultipliers) machine.mark(null);
          await motion.pause(350);
        }
        machine.start(quick.current, spin.locked);
        await motion.pause(quick.current ? 150 : 500);
      }
      await animateSpin(animation, spin);
      if (!spin.free) paidWin = animation.won;
      const more = spin.scatters.freeSpins;
      if (more > 0)
        await interrupt(
          { kind: at === 0 ? "begin" : "more", spins: more, win: 0, isWin: false },
          at === 0 ? 2_200 : 1_300,
        );
      left += more;
    }
    if (view.pick) await playPicks(view.pick, animation);
    const spins = view.spins.filter(({ free }) => free).length;
    const win = animation.won - paidWin;
    if (view.isMaximum) await interrupt({ kind: "maximum", spins, win: view.win, isWin: true }, 3_200);
    else if (spins > 0) await interrupt({ kind: "end", spins, win, isWin: win > view.stake }, 2_400);
  }

  /** Waits until as many drawers are open as the bonus awards; skipping opens them all. */
  async function playPicks(pick: SlotPick, animation: SpinAnimation): Promise<void> {
    sound.play("gem");
    announce(t("games-slots.pickPrompt", { count: pick.prizes.length }));
    const opened = new Promise<void>((finish) => {
      const shown = { pick, finish, isSkipped: false, skip: () => setBonus({ ...shown, isSkipped: true }) };
      setBonus(shown);
    });
    await opened;
    animation.won += pick.win;
    animation.hud({ won: animation.won });
    sound.play("bigWin");
    await motion.pause(1_800);
    setBonus(null);
  }

  async function play(stake: number, mode?: BetMode): Promise<PlayedRound | null> {
    const machine = stage.current;
    if (machine === null || isPlaying) return null;
    setPlaying(true);
    result.clear();
    setHud(resting);
    machine.mark(null);
    if (slot.opening) await machine.open(slot.opening[0]!);
    machine.start(quick.current);
    const startedAt = performance.now();
    const bet = mode ? { stake, mode } : { stake };
    const round = await rounds.play(bet, costOf(slot, stake, mode));
    if (round === null) {
      machine.settle();
      setPlaying(false);
      return null;
    }
    // The reels spin for a minimum time, even if the server answers immediately.
    await motion.pause(Math.max(0, (quick.current ? 180 : 650) - (performance.now() - startedAt)));
    await animateRound(round.view, machine);
    const times = round.win / round.stake;
    if (times >= 10 || round.jackpot !== null) machine.rain(times >= 50 || round.jackpot ? 140 : 70);
    result.show(round);
    setHud((before) => ({ ...before, mode: "base", left: 0, chosen: null }));
    await new Promise((resolve) => setTimeout(resolve, graceMs));
    setPlaying(false);
    return round;
  }

  return {
    ...rounds,
    play,
    hud,
    interlude,
    bonus,
    isPlaying,
    isQuick,
    toggleQuick() {
      sessionStorage.setItem(isQuickMemory, isQuick ? "no" : "yes");
      setQuick(!isQuick);
    },
    result: result.result,
  };
}

/** Announces a respin above the reels, then opens more reels or moves walking wilds to the left. */
async function prepareRespin(animation: SpinAnimation, { locked, landed }: SlotSpin): Promise<void> {
  const { stage, slot, pause, isQuick } = animation;
  animation.hud({ mode: "respin", multiplier: 1 });
  await pause(isQuick ? 150 : 400);
  if (slot.opening) await stage.open(landed.map(({ length }) => length));
  if (locked && slot.wild) await stage.walk(locked, slot.wild);
}
