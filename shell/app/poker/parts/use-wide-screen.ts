import { useSyncExternalStore } from "react";

/** The media query for screens that show a column beside the table; the same width as Tailwind's `xl`. */
const wideScreen = "(width >= 80rem)";

const subscribe = (listener: () => void) => {
  const media = matchMedia(wideScreen);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
};

/** Whether there is room beside the table; false while the page is rendered on the server. */
export const useWideScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(wideScreen).matches,
    () => false,
  );
