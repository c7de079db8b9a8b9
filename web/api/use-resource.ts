import type { Call, SuccessAnswer } from "@parlour/contracts/call";
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { type CallInput, callResource } from "./call-resource.ts";
import {
  EMPTY_STATE,
  type Resource,
  type ResourceState,
  refreshResource,
  resourceState,
  subscribeToResource,
  takeOverRendered,
  type WatchOptions,
  watchResource,
} from "./resource.ts";

export type ResourceView<Value> = {
  /**
   * The newest value. While data for another key is loading for the first time, this is still the value of
   * the previous key.
   */
  value: Value | undefined;
  /** Why the last read failed. */
  error: unknown;
  /** Whether nothing has been read for this key yet. */
  loading: boolean;
  /** Whether there is a value although the last read failed. */
  isStale: boolean;
  reload: () => void;
};

/** Returns a resource and keeps it up to date while the component is mounted; `null` reads nothing. */
export function useResource<Value>(
  resource: Resource<Value> | null,
  options: WatchOptions<Value> = {},
): ResourceView<Value> {
  const key = resource?.key ?? null;
  const { initial, intervalMs } = options;
  const rendered = useRendered(initial);
  const current = useRef({ resource, options });
  current.current = { resource, options };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the resource; the rest never changes
  const subscribe = useCallback(
    (listener: () => void) => {
      const { resource, options } = current.current;
      return resource === null ? () => undefined : watchResource(resource, options, listener);
    },
    [key, intervalMs],
  );
  useEffect(() => {
    if (key !== null) takeOverRendered(key, initial);
  }, [key, initial]);

  const snapshot = () => (key === null ? rendered : resourceState(key, rendered));
  const state = useSyncExternalStore(subscribe, snapshot, () => rendered);

  const previous = useRef<Value | undefined>(undefined);
  const isRead = "value" in state;
  if (isRead || key === null || state.error !== undefined) previous.current = state.value;
  return {
    value: isRead ? state.value : previous.current,
    error: state.error,
    loading: key !== null && !isRead && state.error === undefined,
    isStale: isRead && state.error !== undefined,
    reload: useCallback(() => key !== null && refreshResource(key), [key]),
  };
}

/** The response of a contract call, shared by all components that make the same call with the same input. */
export function useCall<const C extends Call>(
  call: C,
  input: CallInput<C>,
  options: WatchOptions<SuccessAnswer<C>> = {},
): ResourceView<SuccessAnswer<C>> {
  return useResource(callResource(call, input), options);
}

/**
 * Keeps a resource up to date for child components that show parts of it, without rendering this component
 * again.
 */
export function useWatchedResource<Value>(
  resource: Resource<Value> | null,
  options: WatchOptions<Value> = {},
): void {
  const key = resource?.key ?? null;
  const { initial, intervalMs } = options;
  const current = useRef({ resource, options });
  current.current = { resource, options };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the resource; the rest never changes
  useEffect(() => {
    const { resource, options } = current.current;
    if (resource !== null) return watchResource(resource, options, () => undefined);
  }, [key, intervalMs]);
  useEffect(() => {
    if (key !== null) takeOverRendered(key, initial);
  }, [key, initial]);
}

/** A part of a resource that a parent component watches; renders again only if that part changes. */
export function useResourcePart<Value, Part>(
  resource: Resource<Value> | null,
  select: (value: Value | undefined) => Part,
  initial?: Value,
): Part {
  const rendered = useRendered(initial);
  const key = resource?.key ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the resource
  const subscribe = useCallback(
    (listener: () => void) => (resource === null ? () => undefined : subscribeToResource(resource, listener)),
    [key],
  );
  const read = () => select((key === null ? rendered : resourceState(key, rendered)).value);
  return useSyncExternalStore(subscribe, read, () => select(initial));
}

function useRendered<Value>(initial: Value | null | undefined): ResourceState<Value> {
  return useMemo(
    () => (initial === null || initial === undefined ? EMPTY_STATE : { value: initial }),
    [initial],
  );
}
