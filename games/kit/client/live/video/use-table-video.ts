import { useCallback, useEffect, useRef, useState } from "react";
import { useGame } from "../../game-context.ts";
import { watchTable } from "./watch-table.ts";

/**
 * The live video of a table with a human dealer; null while there is none. It is fetched only after `setWanted(true)`,
 * because without a dealer every attempt would be refused.
 */
export function useTableVideo() {
  const { session } = useGame();
  const [isWanted, setWanted] = useState(false);
  const [stream, setStream] = useState<MediaStream | null>(null);
  const delay = useRef(0);
  const { slug } = session.game;
  useEffect(() => {
    if (!isWanted) return;
    const show = (next: MediaStream | null) => {
      if (next === null) delay.current = 0;
      setStream(next);
    };
    const stop = watchTable(slug, {
      onStream: show,
      onDelay(delayMs) {
        delay.current = delayMs;
      },
    });
    return () => {
      stop();
      show(null);
    };
  }, [slug, isWanted]);
  /** Returns how far the video is behind, in milliseconds; 0 without a video. */
  const delayMs = useCallback(() => delay.current, []);
  return { stream, delayMs, setWanted };
}

export type TableVideo = ReturnType<typeof useTableVideo>;
