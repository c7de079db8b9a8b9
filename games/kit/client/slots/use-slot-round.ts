import type { MessageKey } from "@parlour/web/i18n/messages";
import { type RefObject, useRef, useState } from "react";
import { costOf } from "../../math/slots/bet-modes.ts";
import { prizeNames } from "../../math/slots/prize-names.ts";
import type { Slot } from "../../math/slots/slot.ts";
import type { BetMode, SlotPick, SlotSpin, SlotView } from "../../math/slots/slot-state.ts";
import type { PlayedRound } from "../auto-bet.ts";
import { useGame } from "../game-context.ts";
import type { Round } from "../seat.ts";
import { isGain } from "../settled.ts";
import { useResult } from "../use-result.ts";
import { useRounds } from "../use-rounds.ts";
import { rungOf, type WinRung } from "../win-ladder.ts";
import { animateSpin, type Feature, type Hud, type SpinAnimation, waysOn } from "./animate-spin.ts";
import { winTexts } from "./describe-win.ts";
import { hasFeature } from "./has-feature.ts";
import type { SlotStage } from "./stage/slot-stage.ts";

/** A message over the reels: the start of a feature, its total win, or the slot's maximum win. */
export type Interlude = {
  kind: "begin" | "more" | Feature | "end" | "holdEnd" | "maximum";
  /** The number of free spins, respins or picks. */
  count: number;
  win: number;
  /** Whether the feature paid more than the round cost. */
  isWin: boolean;
};

/** A big win over the reels: it counts up through the rungs of the win ladder, then stays for a moment. */
export type Celebration = { result: Round<SlotView>; countMs: number; isCounted: boolean };

/** A pick bonus on the screen; `finish` is called when all its prizes are open, and `skip` opens them. */
export type PickInPlay = { pick: SlotPick; isSkipped: boolean; skip(): void; finish(): void };

const restingHud = (slot: Slot): Hud => ({
  mode: "base",
  left: 0,
  multiplier: 1,
  ways: waysOn(slot, openingScreen(slot)),
  chosen: null,
  collected: 0,
  prizes: [],
  won: 0,
});

/** The symbols that the reels show when the slot opens. */
export const openingScreen = (slot: Slot): string[] =>
  slot.reels.map((strip, at) => strip.slice(0, slot.opening?.[0]?.[at] ?? slot.rising?.[0] ?? slot.rows));

/** How long a big win counts up over the reels, and how long it then stays. */
const celebrationMs: Record<WinRung, number> = { big: 2_000, mega: 3_400, epic: 4_800 };
const celebrationHoldMs = 1_300;
/**
 * A press within this time after the reels stop still counts as a skip, so that a late press does not start
 * the next spin.
 */
const graceMs = 250;
const isQuickMemory = "parlour-slot-quick";

/** Plays a round and animates it on the stage, spin by spin. */
export function useSlotRound(slot: Slot, stage: RefObject<SlotStage | null>) {
  const { session, motion, sound, money, short, announce, t } = useGame();
  const rounds = useRounds<SlotView>();
  const result = useResult();
  const [hud, setHud] = useState(() => restingHud(slot));
  const [interlude, setInterlude] = useState<Interlude | null>(null);
  const [celebration, setCelebration] = useState<Celebration | null>(null);
  const [bonus, setBonus] = useState<PickInPlay | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [isQuick, setQuick] = useState(
    () => session.turboAllowed && sessionStorage.getItem(isQuickMemory) === "yes",
  );
  const quick = useRef(isQuick);
  quick.current = isQuick;

  async function interrupt(next: Interlude, ms: number): Promise<void> {
    setInterlude(next);
    const isStart = !["end", "holdEnd", "maximum"].includes(next.kind);
    sound.play(isStart ? "enter" : next.isWin ? "bigWin" : "push");
    if (next.kind === "maximum") announce(t("games-slots.maximumReached"));
    if (next.kind === "begin" || next.kind === "more")
      announce(t("games-slots.freeSpinsWon", { count: next.count }));
    if (next.kind === "hold")
      announce(`${t("games-slots.hold")}. ${t("games-slots.respinsLeft", { count: next.count })}`);
    await motion.pause(ms);
    setInterlude(null);
  }

  /** Counts a big win up over the reels. A press completes the count, and another press closes the display. */
  async function celebrate(round: Round<SlotView>, rung: WinRung, machine: SlotStage): Promise<void> {
    sound.play("bigWin");
    machine.rain(rung === "epic" ? 140 : 70);
    // Players who prefer reduced motion see the same heading and amount in the banner above the reels.
    if (motion.reduced) return;
    const countMs = celebrationMs[rung] * (quick.current ? 0.5 : 1);
    setCelebration({ result: round, countMs, isCounted: false });
    await motion.pause(countMs);
    setCelebration({ result: round, countMs, isCounted: true });
    await motion.pause(celebrationHoldMs);
    setCelebration(null);
  }

  async function animateRound(round: Round<SlotView>, machine: SlotStage): Promise<void> {
    const { view } = round;
    const animation: SpinAnimation = {
      stage: machine,
      slot,
      isQuick: quick.current,
      pause: (ms) => motion.pause(ms),
      worth: (multiple) => short(multiple * view.stake),
      nameOf: (prize) => t(prizeNames[prize] as MessageKey),
      hud: (change) => setHud((before) => ({ ...before, ...change })),
      texts: winTexts({ slot, stake: view.stake, money, t }),
      enter: (kind, count) => interrupt({ kind, count, win: 0, isWin: false }, 1_500),
      won: 0,
    };
    let left = 0;
    let paidWin = 0;
    for (const [at, spin] of view.spins.entries()) {
      if (at > 0) {
        if (spin.respin) {
          if (at === 1 && !quick.current)
            await interrupt({ kind: "respin", count: 1, win: 0, isWin: false }, 800);
          await prepareRespin(animation, spin);
        } else {
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
          { kind: at === 0 ? "begin" : "more", count: more, win: 0, isWin: false },
          at === 0 ? 2_200 : 1_300,
        );
      left += more;
    }
    if (view.pick) await playPicks(round, view.pick, animation);
    const count = view.spins.filter(({ free }) => free).length;
    const held = view.spins.find(({ hold }) => hold !== null)?.hold?.win ?? 0;
    const total = (kind: Interlude["kind"], win: number): Interlude => {
      return { kind, count, win, isWin: isGain({ ...round, win }) };
    };
    if (view.isMaximum) await interrupt(total("maximum", view.win), 3_200);
    // A big win is counted up on the ladder, which shows the total of the whole round.
    else if (rungOf(round) !== null) return;
    else if (count > 0) await interrupt(total("end", animation.won - paidWin), 2_400);
    else if (held > 0) await interrupt(total("holdEnd", held), 2_000);
  }

  /** Waits until as many drawers are open as the bonus awards; skipping opens them all. */
  async function playPicks(round: Round<SlotView>, pick: SlotPick, animation: SpinAnimation): Promise<void> {
    await animation.enter("pick", pick.prizes.length);
    announce(t("games-slots.pickPrompt", { count: pick.prizes.length }));
    const opened = new Promise<void>((finish) => {
      const shown = { pick, finish, isSkipped: false, skip: () => setBonus({ ...shown, isSkipped: true }) };
      setBonus(shown);
    });
    await opened;
    animation.won += pick.win;
    animation.hud({ won: animation.won });
    sound.play(isGain({ ...round, win: pick.win }) ? "bigWin" : "push");
    await motion.pause(1_800);
    setBonus(null);
  }

  async function play(stake: number, mode?: BetMode): Promise<PlayedRound | null> {
    const machine = stage.current;
    if (machine === null || isPlaying) return null;
    setPlaying(true);
    result.clear();
    setHud(restingHud(slot));
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
    await animateRound(round, machine);
    const rung = rungOf(round);
    if (rung !== null) await celebrate(round, rung, machine);
    result.show(round, "", rung === null);
    setHud((before) => ({ ...before, mode: "base", left: 0, chosen: null }));
    await new Promise((resolve) => setTimeout(resolve, graceMs));
    setPlaying(false);
    return { ...round, hasFeature: hasFeature(round.view) };
  }

  return {
    ...rounds,
    play,
    hud,
    interlude,
    celebration,
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
