import { useCallback } from "react";
import { useUrlValues } from "../use-url-values.ts";

/** The status by which a queue is filtered. Changing it resets the page and the selected item. */
export function useQueueState<State extends string>(
  name: string,
  states: readonly [State, ...State[]],
): [state: State, choose: (state: State) => void] {
  const [values, change] = useUrlValues({ [name]: states[0] as string, item: "", cursor: "" });
  const state = states.find((each) => each === values[name]) ?? states[0];
  return [
    state,
    useCallback((next: State) => change({ [name]: next, item: "", cursor: "" }), [change, name]),
  ];
}
