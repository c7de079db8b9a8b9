import { useCallback, useEffect, useState } from "react";
import type { LiveSeat } from "../../live/use-live-table.ts";
import { useTile } from "../../tile.ts";
import { useMedia } from "../../use-media.ts";
import {
  canDrawSolid,
  chooseWheelView,
  keepWheelPreference,
  readWheelPreference,
  type WheelPreference,
} from "./wheel-view.ts";

type Connection = { connection?: { saveData?: boolean } };

/** The player's choice between the two wheels, and whether the 3D wheel is ready to be shown. */
export function useWheelView() {
  const [preference, setPreference] = useState<WheelPreference>(() =>
    readWheelPreference(globalThis.localStorage ?? null),
  );
  const [hasFailed, setFailed] = useState(false);
  const [isReady, setReady] = useState(false);
  const prefersReducedMotion = useMedia("(prefers-reduced-motion: reduce)");
  const isIdle = useIdle();
  // Only one of several tables may draw in 3D: the enlarged one.
  const isLarge = useTile()?.isLarge ?? true;
  const canDraw = isLarge && canDrawSolid();
  const savesData = (navigator as Connection).connection?.saveData ?? false;
  const view = chooseWheelView({ preference, canDraw, prefersReducedMotion, savesData, hasFailed });
  const isWanted = view === "solid";
  // A wheel that is removed has to be ready again before it replaces the flat one.
  if (!isWanted && isReady) setReady(false);
  const toggle = () => {
    const chosen = isWanted ? "flat" : "solid";
    keepWheelPreference(globalThis.localStorage ?? null, chosen);
    setPreference(chosen);
    setReady(false);
    // If the 3D wheel has failed, we try again when the player turns it on again.
    setFailed(false);
  };
  const onReady = useCallback(() => setReady(true), []);
  const onFail = useCallback(() => {
    setReady(false);
    setFailed(true);
  }, []);
  return {
    isWanted,
    /** Whether to load the 3D wheel now. It waits until the table is painted and the browser is idle. */
    isMounted: isWanted && isIdle,
    isSolid: isWanted && isReady,
    canChoose: canDraw && !prefersReducedMotion,
    isAsked: preference === "solid",
    toggle,
    onReady,
    onFail,
  };
}

function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const listener = () => setIdle(true);
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback !== "function") {
      const timer = setTimeout(listener, 1_000);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(listener, { timeout: 3_000 });
    return () => cancelIdleCallback(handle);
  }, []);
  return isIdle;
}

/** How long the wheel keeps covering the layout on a phone after the ball has come to rest. */
const lingerMs = 2_000;

/**
 * Whether the ball is in motion or has just come to rest. The motion begins `leadMs` before the end of the round, or at
 * its start if `leadMs` is null.
 */
export function useBallRunning({ round, now }: LiveSeat, leadMs: number | null): boolean {
  const [isRunning, setRunning] = useState(false);
  const startsAt = round?.startsAt ?? null;
  const endsAt = round?.endsAt ?? null;
  useEffect(() => {
    if (startsAt === null || endsAt === null) {
      setRunning(false);
      return;
    }
    const from = leadMs === null ? startsAt : Math.max(startsAt, endsAt - leadMs);
    const inMs = (time: number) => Math.max(0, time - now());
    if (now() > endsAt + lingerMs) return;
    const timers = [
      setTimeout(() => setRunning(true), inMs(from)),
      setTimeout(() => setRunning(false), inMs(endsAt + lingerMs)),
    ];
    return () => {
      timers.forEach(clearTimeout);
      setRunning(false);
    };
  }, [startsAt, endsAt, leadMs, now]);
  return isRunning;
}
