import type { Slot } from "../../../math/slots/slot.ts";
import type { Place } from "../../../math/slots/slot-state.ts";
import type { Motion } from "../../motion.ts";
import type { Sound } from "../../sound.ts";
import type { Skin } from "../skin.ts";
import { planFall } from "./fall-plan.ts";
import { paintFrame } from "./paint-frame.ts";
import { type Picture, paintReels, winsTextShown } from "./paint-reels.ts";
import type { ShownWin } from "./paint-win.ts";
import { quickPace, type ReelPace, steadyPace, stopTimes } from "./reel-motion.ts";
import { cellOf, comesToRest, restingReel, standAs } from "./reel-state.ts";
import { layoutSlot } from "./slot-layout.ts";
import { createSparks } from "./sparks.ts";
import { createSprites } from "./sprites.ts";

type Parts = {
  reels: HTMLCanvasElement;
  frame: HTMLCanvasElement;
  slot: Slot;
  skin: Skin;
  screen: readonly string[];
  motion: Motion;
  sound: Sound;
  /** Called with the text of a win when the reels start to show it, and with null when they show no win. */
  onWinShown(text: string | null): void;
};

/** How many milliseconds of each 16 ms frame may be spent on painting symbols. */
const paintingMs = 4;

type Change = { from: number; ms: number; apply(part: number): void };

/** Players who prefer reduced motion see each win for as long as others do, without movement. */
const stillMs = 250;

/** The machine on its canvas. It animates the events it is given, and every wait can be skipped. */
export type SlotStage = ReturnType<typeof createSlotStage>;

export function createSlotStage(parts: Parts) {
  const { reels: canvas, frame, slot, skin, screen, motion, sound, onWinShown } = parts;
  const context = canvas.getContext("2d")!;
  const clock = () => performance.now();
  const sparks = createSparks(clock);
  const reels = screen.map((letters, at) => restingReel(slot.reels[at]!, letters));
  const usualRows = usualRowsOf(slot);
  const picture: Picture = {
    layout: layoutSlot({ width: 300, height: 200 }, slot.reels.length, usualRows),
    sprites: createSprites(slot, skin, 20, 1),
    reels,
    skin,
    wins: [],
    winsText: null,
    winsSince: 0,
    marks: null,
    suspense: null,
  };
  let ratio = 1;
  let changes: Change[] = [];
  let scheduled = 0;
  let stillTimer = 0;
  let isGone = false;
  let winText: string | null = null;

  function wake(): void {
    if (scheduled === 0 && !isGone) scheduled = requestAnimationFrame(draw);
  }

  function draw(): void {
    scheduled = 0;
    const now = clock();
    for (const change of changes) {
      if (now >= change.from) change.apply(Math.min(1, (now - change.from) / change.ms));
    }
    changes = changes.filter((change) => now < change.from + change.ms);
    for (const reel of reels) if (comesToRest(reel, now)) sound.play("drop");
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, canvas.width / ratio, canvas.height / ratio);
    const isPainting = picture.sprites.paint(paintingMs);
    paintReels(context, picture, now);
    const text = winsTextShown(picture, now);
    if (text !== winText) {
      winText = text;
      onWinShown(text);
    }
    const size = { width: canvas.width / ratio, height: canvas.height / ratio };
    const isSparkling = sparks.draw(context, now, size);
    const isTurning = reels.some((reel) => reel.motion.kind !== "rest");
    const isShowing = picture.wins.length > 0 && now - picture.winsSince < 9_000;
    const isBusy = isSparkling || isTurning || (isShowing && !motion.reduced) || isPainting;
    if (isBusy || changes.length > 0 || picture.suspense !== null) wake();
    else if (isShowing && picture.wins.length > 1) {
      clearTimeout(stillTimer);
      stillTimer = window.setTimeout(wake, stillMs);
    }
  }

  /** Runs a change over time; skipping jumps to its final state. */
  async function change(ms: number, apply: (part: number) => void, delayMs = 0): Promise<void> {
    const entry = { from: clock() + delayMs, ms, apply };
    changes.push(entry);
    wake();
    await motion.pause(ms + delayMs);
    changes = changes.filter((other) => other !== entry);
    apply(1);
    wake();
  }

  const cellAt = ([reel, row]: Place) => reels[reel]!.cells[row];
  function centreOf([reel, row]: Place): [number, number] {
    const { left, top, reelWidth, height } = picture.layout;
    const rowHeight = height / reels[reel]!.rows;
    return [left + (reel + 0.5) * reelWidth, top + (row + 0.5) * rowHeight];
  }

  return {
    resize(width: number, height: number): void {
      ratio = Math.min(2, globalThis.devicePixelRatio || 1);
      for (const target of [canvas, frame]) {
        target.width = Math.round(width * ratio);
        target.height = Math.round(height * ratio);
      }
      picture.layout = layoutSlot({ width, height }, slot.reels.length, usualRows);
      const { symbol, largest } = picture.layout;
      const size = slot.heights || slot.rising || slot.opening ? largest : symbol;
      picture.sprites = createSprites(slot, skin, size, ratio, picture.sprites);
      const below = frame.getContext("2d")!;
      below.setTransform(ratio, 0, 0, ratio, 0, 0);
      paintFrame(below, picture.layout, skin, slot.reels.length);
      wake();
    },

    show(letters: readonly string[]): void {
      letters.forEach((reel, at) => {
        standAs(reels[at]!, reel);
      });
      wake();
    },

    /** Returns the reels to their previous position, because no round was played. */
    settle(): void {
      for (const reel of reels) standAs(reel, reel.cells.map((cell) => cell.letter).join(""));
      wake();
    },

    /** Starts all reels except the locked ones. */
    start(isQuick: boolean, locked: readonly number[] = []): void {
      picture.wins = [];
      sparks.clear();
      if (motion.reduced) return;
      const pace = isQuick ? quickPace : steadyPace;
      const now = clock();
      reels.forEach((reel, at) => {
        if (locked.includes(at) || reel.rows === 0) return;
        // When a reel starts, its visible symbols move out first, and the strip follows above them.
        reel.strip = `${reel.cells.map((cell) => cell.letter).join("")}${slot.reels[at]!.slice(reel.rows)}`;
        reel.motion = { kind: "run", since: now + (isQuick ? 0 : at * 70), from: 0, pace };
      });
      sound.play("spin");
      wake();
    },

    /**
     * Stops the reels one after another at the drawn symbols; `waits` lists the reels that may complete a
     * feature.
     */
    async land(
      landed: readonly string[],
      stops: readonly number[],
      isQuick: boolean,
      waits: ReadonlySet<number>,
    ) {
      if (motion.reduced) {
        this.show(landed);
        return;
      }
      const pace: ReelPace = isQuick ? quickPace : steadyPace;
      const turning = landed.filter((letters) => letters.length > 0).length;
      const times = stopTimes(turning, isQuick ? 30 : 190, isQuick ? new Set() : waits, 1_100);
      const begun = clock();
      const stopReel = (at: number) => {
        const reel = reels[at]!;
        if (reel.motion.kind !== "run") return;
        reel.strip = slot.reels[at]!;
        reel.rows = landed[at]!.length;
        reel.motion = { kind: "stop", since: begun + times[at]!, at: stops[at]!, letters: landed[at]!, pace };
      };
      const stopAll = times.map((ms, at) =>
        change(1, () => stopReel(at), ms).then(() => {
          picture.suspense = waits.has(at + 1) && !isQuick && at + 1 < reels.length ? at + 1 : null;
        }),
      );
      await Promise.all(stopAll);
      picture.suspense = null;
      await motion.pause(Math.max(0, begun + times.at(-1)! + pace.stopMs + pace.settleMs - clock()));
      this.show(landed);
    },

    /** Opens and closes the curtains, so that each reel shows this many rows; 0 is closed. */
    async open(heights: readonly number[]): Promise<void> {
      const moving = reels.flatMap((reel, at) => {
        if ((heights[at] === 0) === (reel.rows === 0)) return [];
        standAs(reel, slot.reels[at]!.slice(0, heights[at]!));
        return [{ reel, isOpening: heights[at]! > 0 }];
      });
      if (moving.length === 0) return;
      sound.play("flip");
      await change(480, (part) => {
        for (const { reel, isOpening } of moving) reel.closed = isOpening ? 1 - part * part : part * part;
      });
    },

    /** Shows the multipliers on cells; null removes them. */
    mark(marks: Picture["marks"]): void {
      picture.marks = marks;
      wake();
    },

    /** Moves reels filled with one symbol in from the right, to where they stay during the next spin. */
    async walk(to: readonly number[], letter: string): Promise<void> {
      picture.wins = [];
      const walking = to.flatMap((at) => {
        const reel = reels[at]!;
        standAs(reel, letter.repeat(reel.rows));
        return reel.cells;
      });
      sound.play("drop");
      await change(380, (part) => {
        for (const cell of walking) cell.dx = 1 - bounce(part);
      });
    },

    /** Flips symbols over to show what they turn into. */
    async become(letters: readonly string[]): Promise<void> {
      const turning = reels.flatMap((reel, at) =>
        reel.cells.flatMap((cell, row) => (cell.letter === letters[at]![row] ? [] : [{ cell, at, row }])),
      );
      if (turning.length === 0) return;
      sound.play("flip");
      await change(420, (part) => {
        for (const { cell, at, row } of turning) {
          cell.turn = Math.abs(Math.cos(part * Math.PI));
          if (part >= 0.5) cell.letter = letters[at]![row]!;
        }
      });
    },

    label(place: Place, text: string): void {
      const cell = cellAt(place);
      if (cell) cell.label = text;
      wake();
    },

    /** Marks wins: all of them together with the given text, then one after another. */
    highlight(wins: readonly ShownWin[], text: string | null = null): void {
      picture.wins = wins;
      picture.winsText = text;
      picture.winsSince = clock();
      wake();
    },

    /** Animates a cascade: winning symbols burst, the others fall, and new symbols drop in from above. */
    async fall(next: readonly string[], gone: readonly Place[]): Promise<void> {
      picture.wins = [];
      if (!motion.reduced) {
        for (const place of gone) {
          sparks.burst(...centreOf(place), { count: 7, colours: skin.sparks, speed: 260 });
        }
      }
      sound.play("gem");
      await change(240, (part) => {
        for (const place of gone) {
          const cell = cellAt(place);
          if (cell) Object.assign(cell, { scale: 1 + part * 0.3, alpha: 1 - part });
        }
      });
      const plan = planFall(
        next.map((letters) => letters.length),
        gone,
      );
      const fallen = plan.map((column, at) =>
        column.map(({ from, isNew }, row) => ({
          ...cellOf(next[at]![row]!),
          dy: from - row,
          label: isNew ? null : (reels[at]!.cells[from]?.label ?? null),
        })),
      );
      const starts = fallen.map((column) => column.map((cell) => cell.dy));
      fallen.forEach((column, at) => {
        reels[at]!.cells = column;
      });
      await change(430, (part) => {
        fallen.forEach((column, at) => {
          const own = Math.min(1, Math.max(0, (part * 430 - at * 25) / (430 - 25 * fallen.length)));
          column.forEach((cell, row) => {
            cell.dy = starts[at]![row]! * (1 - bounce(own));
          });
        });
      });
      sound.play("drop");
    },

    /** Places the coins of a respin in their cells. */
    async place(coins: readonly { place: Place; letter: string; label: string }[]): Promise<void> {
      const landed = coins.map(({ place: [reel, row], letter, label }) => {
        const cell = { ...cellOf(letter), label, scale: 1.6, alpha: 0 };
        reels[reel]!.cells[row] = cell;
        return cell;
      });
      if (landed.length > 0) sound.play("chip");
      await change(320, (part) => {
        for (const cell of landed)
          Object.assign(cell, { scale: 1 + 0.6 * (1 - bounce(part)), alpha: Math.min(1, part * 3) });
      });
    },

    /** Dims all cells except the given ones. */
    dim(kept: readonly Place[]): void {
      reels.forEach((reel, at) => {
        reel.cells.forEach((cell, row) => {
          cell.alpha = kept.some(([r, c]) => r === at && c === row) ? 1 : 0.12;
        });
      });
      wake();
    },

    burstAt(place: Place, count: number): void {
      if (motion.reduced) return;
      sparks.burst(...centreOf(place), { count, colours: skin.sparks, speed: 320, size: 4 });
      wake();
    },

    rain(count: number): void {
      if (motion.reduced) return;
      sparks.rain(canvas.width / ratio, { count, colours: skin.sparks, overMs: 1_600 });
      wake();
    },

    destroy(): void {
      isGone = true;
      clearTimeout(stillTimer);
      cancelAnimationFrame(scheduled);
    },
  };
}

/**
 * The number of rows for which the machine is laid out. Slots whose reels grow with each respin use a medium height,
 * because a layout for the full height would have narrow reels.
 */
function usualRowsOf({ rising, opening, rows }: Slot): number {
  const levels = rising ?? opening?.map((heights) => Math.max(...heights));
  return levels?.[Math.floor(levels.length / 2)] ?? rows;
}

/** An easing function: fall, bounce and settle. */
function bounce(part: number): number {
  if (part < 0.72) return (part / 0.72) ** 2;
  const after = (part - 0.72) / 0.28;
  return 1 - 0.06 * Math.sin(after * Math.PI);
}
