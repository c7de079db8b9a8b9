import { useCallback, useEffect, useState } from "react";
import { useTile } from "../tile.ts";
import { useMedia } from "../use-media.ts";
import {
  canDrawSolid,
  chooseView,
  keepViewPreference,
  readViewPreference,
  type SolidKind,
  type ViewPreference,
} from "./solid-view.ts";

type Connection = { connection?: { saveData?: boolean } };

/** The player's choice between the flat and the 3D view, and whether the 3D view is ready to be shown. */
export function useSolidView(kind: SolidKind) {
  const [preference, setPreference] = useState<ViewPreference>(() =>
    readViewPreference(globalThis.localStorage ?? null, kind),
  );
  const [hasFailed, setFailed] = useState(false);
  const [isReady, setReady] = useState(false);
  const prefersReducedMotion = useMedia("(prefers-reduced-motion: reduce)");
  const isIdle = useIdle();
  // Only one of several tables may draw in 3D: the enlarged one.
  const isLarge = useTile()?.isLarge ?? true;
  const canDraw = isLarge && canDrawSolid();
  const savesData = (navigator as Connection).connection?.saveData ?? false;
  const view = chooseView({ preference, kind, canDraw, prefersReducedMotion, savesData, hasFailed });
  const isWanted = view === "solid";
  // After the 3D view has been removed, it must get ready again before it replaces the flat view.
  if (!isWanted && isReady) setReady(false);
  const toggle = () => {
    const chosen = isWanted ? "flat" : "solid";
    keepViewPreference(globalThis.localStorage ?? null, kind, chosen);
    setPreference(chosen);
    setReady(false);
    // If the 3D view has failed, we try again when the player turns it on again.
    setFailed(false);
  };
  const onReady = useCallback(() => setReady(true), []);
  const onFail = useCallback(() => {
    setReady(false);
    setFailed(true);
  }, []);
  return {
    isWanted,
    /** Whether to load the 3D view now. It waits until the table is painted and the browser is idle. */
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
    // Older versions of Safari have no idle callbacks.
    if (typeof requestIdleCallback !== "function") {
      const timer = setTimeout(listener, 1_000);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(listener, { timeout: 3_000 });
    return () => cancelIdleCallback(handle);
  }, []);
  return isIdle;
}
