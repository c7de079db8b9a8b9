import { useCallback } from "react";
import { useUrlValues } from "../use-url-values.ts";

/** The state whose items a queue lists. Another state begins with its own first page and item. */
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
