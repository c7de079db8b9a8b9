import { type NewsStream, type Polling, type PollingOptions, startPolling } from "./polling.ts";

/** Server data that is identified by a key. All users of a key share one value and one request. */
export type Resource<Value> = { key: string; read: (signal: AbortSignal) => Promise<Value> };

/** The newest value, and the error if the last read failed. A failed read keeps the previous value. */
export type ResourceState<Value> = { readonly value?: Value; readonly error?: unknown };

export type WatchOptions<Value> = Pick<
  PollingOptions,
  "intervalMs" | "eventTypes" | "startNow" | "page" | "network" | "random"
> & {
  /** The value from server rendering. It is used once; later reads replace it. */
  initial?: Value | null | undefined;
  /**
   * Opens a stream of events that trigger another read. All watchers of a key share the stream that the first watcher
   * opened.
   */
  openEvents?: () => { events: NewsStream; close(): void };
  /**
   * Keeps the value after the last watcher has stopped, so that a page that is opened again can show it immediately.
   */
  keep?: boolean;
};

type Watcher = { options: WatchOptions<unknown>; listener: () => void };

type Entry = {
  resource: Resource<unknown>;
  state: ResourceState<unknown>;
  /** Counts writes, so that a read that started before a write can't overwrite the newer value. */
  writes: number;
  takenOver: WeakSet<object>;
  /** Whether the browser has read or written the value itself since the page was rendered. */
  isOwn: boolean;
  keep: boolean;
  watchers: Set<Watcher>;
  /** Listeners that are notified of changes without causing reads. */
  listeners: Set<() => void>;
  polling?: Polling | undefined;
  closeEvents?: (() => void) | undefined;
};

export const EMPTY_STATE: ResourceState<never> = {};
const entries = new Map<string, Entry>();

/**
 * Reads a resource and keeps it up to date until the returned function is called. Reading starts with the
 * first watcher of a key and stops with the last one, which also cancels a pending request.
 */
export function watchResource<Value>(
  resource: Resource<Value>,
  options: WatchOptions<Value>,
  listener: () => void,
): () => void {
  const entry = openEntry(resource);
  const watcher: Watcher = { options, listener };
  entry.resource = resource;
  entry.keep ||= options.keep ?? false;
  entry.watchers.add(watcher);
  takeOver(entry, options.initial);
  if (entry.polling) entry.polling.setIntervalMs(shortestInterval(entry));
  else start(entry, options);
  return () => {
    entry.watchers.delete(watcher);
    if (entry.watchers.size > 0) entry.polling?.setIntervalMs(shortestInterval(entry));
    else stop(entry);
  };
}

/** Calls the listener on every change, without reading anything itself. */
export function subscribeToResource<Value>(resource: Resource<Value>, listener: () => void): () => void {
  const entry = openEntry(resource);
  entry.listeners.add(listener);
  return () => {
    entry.listeners.delete(listener);
    dropUnused(entry);
  };
}

/** The state of a key, or the server-rendered value if no watcher has adopted it yet. */
export function resourceState<Value>(
  key: string,
  rendered: ResourceState<Value> = EMPTY_STATE,
): ResourceState<Value> {
  const entry = entries.get(key);
  if (!entry) return rendered;
  const { value } = rendered;
  const isNew = typeof value === "object" && value !== null && !entry.takenOver.has(value);
  return isNew ? rendered : (entry.state as ResourceState<Value>);
}

/**
 * Replaces the value with the data that the server has just rendered for a newly opened page. A poll may have
 * finished after the page was rendered, so a watched resource is read once more.
 */
export function takeOverRendered<Value>(key: string, rendered: Value | null | undefined): void {
  const entry = entries.get(key);
  if (entry) takeOver(entry, rendered);
}

/** Writes a value that is known without reading it: the player's own change, or the response to it. */
export function writeResource<Value>({ key }: Resource<Value>, value: Value): void {
  const entry = entries.get(key);
  if (entry) write(entry, value);
}

/** Reads now and returns the value; all other users of the resource get it too. */
export async function fetchResource<Value>(resource: Resource<Value>): Promise<Value> {
  const value = await resource.read(new AbortController().signal);
  writeResource(resource, value);
  return value;
}

/**
 * Reads a watched resource again. A cached resource without watchers is removed, so that its next user reads
 * it.
 */
export function refreshResource(key: string): void {
  const entry = entries.get(key);
  if (entry?.polling) entry.polling.refetch();
  else if (entry?.listeners.size === 0) entries.delete(key);
}

export function refreshResources(keyStart: string): void {
  for (const key of [...entries.keys()]) if (key.startsWith(keyStart)) refreshResource(key);
}

/** Removes every value that is not displayed, because the next user may be another player. */
export function forgetResources(): void {
  for (const entry of entries.values()) {
    entry.keep = false;
    dropUnused(entry);
  }
}

function openEntry<Value>(resource: Resource<Value>): Entry {
  const known = entries.get(resource.key);
  if (known) return known;
  const entry: Entry = {
    resource,
    state: EMPTY_STATE,
    writes: 0,
    takenOver: new WeakSet(),
    isOwn: false,
    keep: false,
    watchers: new Set(),
    listeners: new Set(),
  };
  entries.set(resource.key, entry);
  return entry;
}

function start(entry: Entry, options: WatchOptions<unknown>): void {
  const { openEvents, eventTypes, page, network, random } = options;
  const stream = openEvents?.();
  entry.closeEvents = stream?.close;
  const startNow = options.startNow ?? (!("value" in entry.state) && stream === undefined);
  entry.polling = startPolling({
    intervalMs: options.intervalMs,
    startNow,
    pollOnOpen: !startNow,
    poll: (signal) => read(entry, signal),
    ...(stream && { events: stream.events }),
    ...(eventTypes && { eventTypes }),
    ...(page && { page }),
    ...(network && { network }),
    ...(random && { random }),
  });
}

function stop(entry: Entry): void {
  entry.polling?.stop();
  entry.polling = undefined;
  entry.closeEvents?.();
  entry.closeEvents = undefined;
  dropUnused(entry);
}

function dropUnused(entry: Entry): void {
  if (entry.keep || entry.watchers.size > 0 || entry.listeners.size > 0) return;
  if (entries.get(entry.resource.key) === entry) entries.delete(entry.resource.key);
}

function shortestInterval({ watchers }: Entry): number | undefined {
  const shortest = Math.min(...[...watchers].map(({ options }) => options.intervalMs ?? Infinity));
  return Number.isFinite(shortest) ? shortest : undefined;
}

async function read(entry: Entry, signal: AbortSignal): Promise<void> {
  const { writes } = entry;
  try {
    const value = await entry.resource.read(signal);
    if (signal.aborted || entry.writes !== writes) return;
    entry.isOwn = true;
    show(entry, { value });
  } catch (error) {
    if (!signal.aborted)
      show(entry, "value" in entry.state ? { value: entry.state.value, error } : { error });
  }
}

function takeOver(entry: Entry, rendered: unknown): void {
  if (typeof rendered !== "object" || rendered === null || entry.takenOver.has(rendered)) return;
  entry.takenOver.add(rendered);
  show(entry, { value: rendered });
  if (entry.isOwn) entry.polling?.refetch();
}

function write(entry: Entry, value: unknown): void {
  entry.writes += 1;
  entry.isOwn = true;
  show(entry, { value });
}

function show(entry: Entry, state: ResourceState<unknown>): void {
  entry.state = state;
  for (const { listener } of [...entry.watchers]) listener();
  for (const listener of [...entry.listeners]) listener();
}
