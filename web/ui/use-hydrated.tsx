import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and in the browser's first render, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
