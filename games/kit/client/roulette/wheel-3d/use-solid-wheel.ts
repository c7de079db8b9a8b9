import { useEffect, useEffectEvent, useRef, useState } from "react";
import { pocketColour } from "../../../math/roulette-layout.ts";
import { useGame } from "../../game-context.ts";
import type { LiveSeat } from "../../live/use-live-table.ts";
import { openWorkerCanvas } from "../../solid/worker-canvas.ts";
import { drawNumbers, pocketColours } from "./draw-numbers.ts";
import { planSpinPath, type SpinRound } from "./spin-path.ts";
import { spinSounds } from "./spin-sounds.ts";
import type { FromWheel, ToWheel } from "./wheel-messages.ts";

type SolidWheelOptions = {
  wheel: readonly number[];
  table: LiveSeat;
  isShown: boolean;
  isAsked: boolean;
  onFail: () => void;
};

type Send = (message: ToWheel) => void;

/** Connects the table with the worker that draws its wheel on a canvas in `host`. */
export function useSolidWheel({ wheel, table, isShown, isAsked, onFail }: SolidWheelOptions) {
  const host = useRef<HTMLDivElement>(null);
  const [send, setSend] = useState<Send | null>(null);
  const [isReady, setReady] = useState(false);
  const [rest, setRest] = useState<{ round: number; pocket: number } | null>(null);
  const round = useSpinRound(table, wheel);
  const receive = useEffectEvent((message: FromWheel) => {
    if (message.type === "ready") setReady(true);
    else if (message.type === "failed") onFail();
    else {
      setRest({ round: message.round, pocket: wheel[message.pocket]! });
      // The number reported by the table is the result, so a 3D wheel that shows a different one is hidden.
      if (round?.number === message.round && round.drawn !== message.pocket) onFail();
    }
  });
  const wasAsked = useEffectEvent(() => isAsked);

  useEffect(
    () => openWheel(host.current!, wheel, wasAsked(), { receive, onOpen: (made) => setSend(() => made) }),
    [wheel],
  );
  useEffect(() => send?.({ type: "show", isShown }), [send, isShown]);
  const last = table.history.find(({ number }) => number < (round?.number ?? 0))?.outcome;
  const lying = last ? wheel.indexOf((last as { pocket: number }).pocket) : null;
  const { now } = table;
  useEffect(() => {
    if (round) send?.({ type: "round", round, lying, clockOffsetMs: now() - Date.now() });
  }, [send, round, lying, now]);
  useSpinSounds(round, wheel.length, now, isReady && isShown);
  return { host, isReady, rest };
}

/** Returns the table's round in the wheel's format. It is the same object until one of its values changes. */
function useSpinRound({ round }: LiveSeat, wheel: readonly number[]): SpinRound | null {
  const [kept, setKept] = useState<SpinRound | null>(null);
  if (!round) return kept;
  const outcome = round.outcome as { pocket: number } | null;
  const { number, opensAt, closesAt, startsAt, endsAt } = round;
  const drawn = outcome ? wheel.indexOf(outcome.pocket) : null;
  const voidedAt = round.phase === "VOID" ? (endsAt ?? closesAt) : null;
  const next =
    voidedAt === null
      ? { number, opensAt, closesAt, startsAt, endsAt, drawn, voidedAt }
      : { number, opensAt, closesAt, startsAt, endsAt: null, drawn: null, voidedAt };
  const isSame =
    kept !== null && (Object.keys(next) as (keyof SpinRound)[]).every((key) => next[key] === kept[key]);
  if (isSame) return kept;
  setKept(next);
  return next;
}

function useSpinSounds(round: SpinRound | null, pockets: number, now: () => number, isHeard: boolean): void {
  const { sound } = useGame();
  useEffect(() => {
    if (!isHeard || round?.startsAt == null || round.drawn === null) return;
    const path = planSpinPath(pockets, round, { rotor: 0, lying: null });
    const time = now();
    const timers = spinSounds(path, round.startsAt)
      .filter(({ at }) => at > time)
      .map(({ at, name }) => setTimeout(() => sound.play(name), at - time));
    return () => timers.forEach(clearTimeout);
  }, [round, pockets, now, isHeard, sound]);
}

type Listeners = { receive: (message: FromWheel) => void; onOpen: (send: Send) => void };

/** Starts the worker; returns a function that ends it and removes its canvas. */
function openWheel(
  host: HTMLElement,
  wheel: readonly number[],
  isAsked: boolean,
  { receive, onOpen }: Listeners,
): () => void {
  return openWorkerCanvas<ToWheel, FromWheel>({
    host,
    worker: new Worker(new URL("./wheel-worker.ts", import.meta.url), { type: "module" }),
    async open(canvas) {
      const numbers = await drawNumbers(wheel);
      if (!canvas.isConnected) {
        numbers.close();
        return null;
      }
      const offscreen = canvas.transferControlToOffscreen();
      const felt = getComputedStyle(host).getPropertyValue("--cloth").trim() || "#1a6a4e";
      const pockets = wheel.map((pocket) => pocketColours[pocketColour(pocket)]);
      return {
        message: { type: "open", canvas: offscreen, numbers, colours: { felt, pockets }, isAsked },
        transfer: [offscreen, numbers],
      };
    },
    receive,
    onOpen,
  });
}
