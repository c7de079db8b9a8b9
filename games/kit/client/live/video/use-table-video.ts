import { useCallback, useEffect, useRef, useState } from "react";
import { useGame } from "../../game-context.ts";
import { watchTable } from "./watch-table.ts";

/** The live video of a table with a human dealer; null while there is none. */
export function useTableVideo() {
  const { session } = useGame();
  const [stream, setStream] = useState<MediaStream | null>(null);
  const delay = useRef(0);
  const { slug } = session.game;
  useEffect(
    () =>
      watchTable(slug, {
        onStream(next) {
          if (next === null) delay.current = 0;
          setStream(next);
        },
        onDelay(delayMs) {
          delay.current = delayMs;
        },
      }),
    [slug],
  );
  /** How far the video is behind, in milliseconds; 0 without video. */
  const delayMs = useCallback(() => delay.current, []);
  return { stream, delayMs };
}

export type TableVideo = ReturnType<typeof useTableVideo>;
