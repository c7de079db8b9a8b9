import { AsyncLocalStorage } from "node:async_hooks";
import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import os from "node:os";
import timers from "node:timers";
import timersPromises from "node:timers/promises";
import { type SeededNumbers, seededNumbers } from "./seeded-numbers.ts";

/** A part of the simulation that can crash; its timers end with it. */
export type Owner = { isDead: boolean };

/** The clock, timers and random numbers of a simulated history. */
export type VirtualWorld = {
  /**
   * Starts a new history at the same clock time as every other, with random numbers from this seed. Nothing from the
   * previous history continues.
   */
  begin(seed: number): void;
  /**
   * The random numbers that decide what happens to messages and servers. The product draws from its own random numbers.
   */
  readonly numbers: SeededNumbers;
  nowMs(): number;
  sleep(ms: number): Promise<void>;
  /** Runs work that belongs neither to the server nor to the transaction that is currently running. */
  runApart<Result>(work: () => Result): Result;
  /** Runs work whose timers end when the owner crashes. */
  runAs<Result>(owner: Owner, work: () => Result): Result;
  /** Runs the next timer and everything that immediately follows from it; false if no timer is left. */
  step(): Promise<boolean>;
  /** Waits until all work that has been started is finished or waits for a timer. */
  settle(): Promise<void>;
};

type Timer = {
  atMs: number;
  order: number;
  run: () => void;
  owner: Owner | undefined;
  isCancelled: boolean;
};

const startMs = Date.UTC(2030, 0, 1, 12);
const owners = new AsyncLocalStorage<Owner>();
/** Kinds of asynchronous resources that keep the process busy but aren't part of the simulation. */
const outside = new Set([
  "Timeout",
  "Immediate",
  "TTYWrap",
  "PipeWrap",
  "TCPSocketWrap",
  "TCPServerWrap",
  "ConnectWrap",
  "SignalWrap",
  "WriteWrap",
  "ShutdownWrap",
]);

/**
 * Replaces the process's clock, timers and random numbers, also inside the embedded database. Call it before any module
 * of the product is loaded. It cannot be undone in the same process.
 */
export function enterVirtualWorld(): VirtualWorld {
  let numbers = seededNumbers(0);
  let drawn = seededNumbers(0);
  let queue = createQueue();
  let nowMs = startMs;
  let order = 0;
  let immediates = 0;
  const nowOfClock = () => Math.floor(nowMs);

  const runApart = AsyncLocalStorage.snapshot();
  const real = { setImmediate: globalThis.setImmediate, setTimeout: globalThis.setTimeout };
  const replaceTime = () => {
    const RealDate = Date;
    globalThis.Date = new Proxy(RealDate, {
      construct: (target, args, newTarget) =>
        Reflect.construct(target, args.length === 0 ? [nowOfClock()] : args, newTarget),
      apply: () => new RealDate(nowOfClock()).toString(),
      get: (target, name, receiver) =>
        name === "now"
          ? nowOfClock
          : Reflect.get(target, name, receiver === globalThis.Date ? target : receiver),
    });
    performance.now = () => nowMs - startMs;
  };

  const add = (run: () => void, ms: number): Timer => {
    const inContext = AsyncLocalStorage.snapshot();
    const waitMs = Number.isFinite(ms) ? Math.max(1, ms) : 1;
    const timer: Timer = {
      atMs: nowMs + waitMs,
      order: order++,
      run: () => inContext(run),
      owner: owners.getStore(),
      isCancelled: false,
    };
    queue.add(timer);
    return timer;
  };
  const handles = new WeakMap<object, { timer: Timer }>();
  const handleOf = (start: () => Timer) => {
    const state = { timer: start() };
    const handle = {
      ref: () => handle,
      unref: () => handle,
      hasRef: () => true,
      refresh() {
        state.timer.isCancelled = true;
        state.timer = start();
        return handle;
      },
      close: () => clear(handle),
      [Symbol.dispose]: () => clear(handle),
    };
    handles.set(handle, state);
    return handle;
  };
  const clear = (handle: unknown) => {
    const state = typeof handle === "object" && handle !== null ? handles.get(handle) : undefined;
    if (state !== undefined) state.timer.isCancelled = true;
  };
  const setVirtualTimeout = (run: (...args: unknown[]) => void, ms = 1, ...args: unknown[]) =>
    handleOf(() => add(() => run(...args), ms));
  const setVirtualInterval = (run: (...args: unknown[]) => void, ms = 1, ...args: unknown[]) => {
    const tick = () => {
      handles.get(handle)!.timer = add(tick, ms);
      run(...args);
    };
    const handle = handleOf(() => add(tick, ms));
    return handle;
  };
  const setCountedImmediate = (run: (...args: unknown[]) => void, ...args: unknown[]) => {
    const owner = owners.getStore();
    immediates++;
    return real.setImmediate(() => {
      immediates--;
      if (!owner?.isDead) run(...args);
    });
  };
  const sleep = (ms: number) => new Promise<void>((resolve) => void add(resolve, ms));

  const replaceTimers = () => {
    const replaced = {
      setTimeout: setVirtualTimeout,
      clearTimeout: clear,
      setInterval: setVirtualInterval,
      clearInterval: clear,
      setImmediate: setCountedImmediate,
    };
    Object.assign(globalThis, replaced);
    Object.assign(timers, replaced);
    Object.assign(timersPromises, {
      setTimeout: (ms = 1, value?: unknown, { signal }: { signal?: AbortSignal } = {}) =>
        new Promise((resolve, reject) => {
          if (signal?.aborted) return reject(signal.reason);
          const timer = add(() => resolve(value), ms);
          signal?.addEventListener("abort", () => {
            timer.isCancelled = true;
            reject(signal.reason);
          });
        }),
      setImmediate: (value?: unknown) => new Promise((resolve) => setCountedImmediate(() => resolve(value))),
    });
  };

  const replaceChance = () => {
    const fill = <Bytes extends ArrayBufferView>(bytes: Bytes): Bytes => {
      drawn.fill(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength));
      return bytes;
    };
    const randomUUID = () => {
      const bytes = fill(new Uint8Array(16));
      bytes[6] = (bytes[6]! & 15) | 64;
      bytes[8] = (bytes[8]! & 63) | 128;
      const hex = Buffer.from(bytes).toString("hex");
      return [8, 12, 16, 20].reduceRight((text, at) => `${text.slice(0, at)}-${text.slice(at)}`, hex);
    };
    const answer = <Value>(value: Value, done?: (error: null, value: Value) => void) =>
      done === undefined ? value : void setCountedImmediate(() => done(null, value));
    Object.assign(crypto, {
      randomUUID,
      randomFillSync: fill,
      randomBytes: (count: number, done?: (error: null, bytes: Buffer) => void) =>
        answer(fill(Buffer.alloc(count)), done),
      randomInt(least: number, most?: unknown, done?: (error: null, value: number) => void) {
        const [from, to] = typeof most === "number" ? [least, most] : [0, least];
        return answer(
          from + Math.floor(drawn.next() * (to - from)),
          typeof most === "function" ? (most as never) : done,
        );
      },
    });
    Object.defineProperties(globalThis.crypto, {
      getRandomValues: { value: fill },
      randomUUID: { value: randomUUID },
    });
    Math.random = () => drawn.next();
    // Secrets are hashed in worker threads. With a single thread, their order doesn't depend on the machine.
    os.availableParallelism = () => 1;
  };

  async function settle(): Promise<void> {
    for (let quiet = 0; quiet < 2; ) {
      await new Promise<void>((resolve) => void real.setImmediate(resolve));
      if (immediates > 0) quiet = 0;
      else if (process.getActiveResourcesInfo().every((name) => outside.has(name))) quiet++;
      else {
        quiet = 0;
        await new Promise<void>((resolve) => void real.setTimeout(resolve, 1));
      }
    }
  }

  replaceTime();
  replaceTimers();
  replaceChance();
  syncBuiltinESMExports();

  return {
    begin(seed) {
      numbers = seededNumbers(2 * seed);
      drawn = seededNumbers(2 * seed + 1);
      queue = createQueue();
      nowMs = startMs;
      order = 0;
    },
    get numbers() {
      return numbers;
    },
    nowMs: () => nowMs,
    sleep,
    runApart: (work) => runApart(work),
    runAs: (owner, work) => owners.run(owner, work),
    settle,
    async step() {
      for (;;) {
        const timer = queue.take();
        if (timer === undefined) return false;
        if (timer.isCancelled || timer.owner?.isDead) continue;
        nowMs = Math.max(nowMs, timer.atMs);
        timer.run();
        await settle();
        return true;
      }
    },
  };
}

/** Creates a binary heap of timers; of those for the same time, the first one added is taken first. */
function createQueue() {
  const heap: Timer[] = [];
  const isBefore = (a: Timer, b: Timer) => a.atMs < b.atMs || (a.atMs === b.atMs && a.order < b.order);
  const swap = (at: number, other: number) => {
    const kept = heap[at]!;
    heap[at] = heap[other]!;
    heap[other] = kept;
  };
  return {
    add(timer: Timer): void {
      let at = heap.push(timer) - 1;
      while (at > 0) {
        const above = (at - 1) >> 1;
        if (!isBefore(heap[at]!, heap[above]!)) return;
        swap(at, above);
        at = above;
      }
    },
    take(): Timer | undefined {
      const first = heap[0];
      const last = heap.pop();
      if (first === undefined || last === undefined || heap.length === 0) return first;
      heap[0] = last;
      for (let at = 0; ; ) {
        let least = at;
        for (const below of [2 * at + 1, 2 * at + 2]) {
          if (below < heap.length && isBefore(heap[below]!, heap[least]!)) least = below;
        }
        if (least === at) return first;
        swap(at, least);
        at = least;
      }
    },
  };
}
