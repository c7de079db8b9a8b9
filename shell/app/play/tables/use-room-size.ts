import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from "react";

/** The media query for narrow screens, on which one table fills the screen and the others are reached by tabs. */
const narrowScreen = "(width < 56.25rem)";

const subscribe = (listener: () => void) => {
  const media = matchMedia(narrowScreen);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
};

export const useNarrowScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(narrowScreen).matches,
    () => true,
  );

/** The size of the element that contains the tables. */
export function useRoomSize(room: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = room.current;
    if (element === null) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(element);
    return () => observer.disconnect();
  }, [room]);
  return size;
}
