import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  fetchResource,
  forgetResources,
  type Resource,
  refreshResource,
  refreshResources,
  resourceState,
  subscribeToResource,
  takeOverRendered,
  type WatchOptions,
  watchResource,
  writeResource,
} from "./resource.ts";

class Page extends EventTarget {
  hidden = false;
  turn(hidden: boolean) {
    this.hidden = hidden;
    this.dispatchEvent(new Event("visibilitychange"));
  }
}

let page: Page;
let network: EventTarget;
let leaves: (() => void)[];
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Watches a resource until the test ends or the returned function is called. */
function watch<Value>(resource: Resource<Value>, options: WatchOptions<Value> = {}, listener = () => {}) {
  const leave = watchResource(resource, { page, network, random: () => 0.5, ...options }, listener);
  leaves.push(leave);
  return leave;
}
/** A resource whose value counts the reads. */
function counter(key = "counter") {
  const read = vi.fn(async (_signal: AbortSignal) => ({ reads: read.mock.calls.length }));
  return { key, read };
}

beforeEach(() => {
  vi.useFakeTimers();
  page = new Page();
  network = new EventTarget();
  leaves = [];
});
afterEach(() => {
  for (const leave of leaves) leave();
  forgetResources();
  vi.useRealTimers();
});

describe("a shared poll", () => {
  const options = (initial: unknown = { reads: 0 }) => ({ intervalMs: 1_000, initial: initial as never });

  it("sends one request for all subscribers, and ends with the last one", async () => {
    const jackpots = counter();
    const received: string[] = [];
    const say = (name: string) => () =>
      received.push(`${name} ${resourceState(jackpots.key).value?.["reads" as never]}`);
    const first = { reads: 0 };
    const leaveFirst = watch(jackpots, options(first), say("first"));
    const leaveSecond = watch(jackpots, options(first), say("second"));
    received.length = 0;
    await pass(500);
    expect(received).toEqual(["first 1", "second 1"]);
    leaveFirst();
    await pass(1_000);
    expect(received.slice(2)).toEqual(["second 2"]);
    leaveSecond();
    await pass(10_000);
    expect(jackpots.read).toHaveBeenCalledTimes(2);
  });

  it("keeps the response for later subscribers, until all have left", async () => {
    const jackpots = counter();
    const leave = watch(jackpots, options());
    await pass(500);
    watch(jackpots, { intervalMs: 1_000 })();
    expect(resourceState(jackpots.key).value).toEqual({ reads: 1 });
    leave();
    expect(resourceState(jackpots.key)).toEqual({});
  });

  it("separates different keys, and retries after a failure", async () => {
    const read = vi.fn(async () => {
      throw new Error("gone");
    });
    for (const key of ["jackpots CAD", "jackpots EUR"]) watch({ key, read }, options());
    await pass(1_500);
    expect(read).toHaveBeenCalledTimes(4);
    expect(resourceState("jackpots CAD").value).toEqual({ reads: 0 });
  });
});

describe("a resource", () => {
  it("is read at once when there is no value, and once for two readers", async () => {
    const balances = counter();
    watch(balances, { intervalMs: 30_000 });
    watch(balances, { intervalMs: 30_000 });
    await pass(0);
    expect(balances.read).toHaveBeenCalledTimes(1);
    await pass(30_000);
    expect(balances.read).toHaveBeenCalledTimes(2);
  });

  it("without an interval is read once, also in a hidden page, and again only on refresh", async () => {
    page.hidden = true;
    const player = counter();
    watch(player);
    await pass(600_000);
    page.turn(false);
    network.dispatchEvent(new Event("online"));
    await pass(0);
    expect(player.read).toHaveBeenCalledTimes(1);
    refreshResource(player.key);
    await pass(0);
    expect(resourceState(player.key).value).toEqual({ reads: 2 });
  });

  it("reads at the shortest interval of its readers", async () => {
    const proposals = counter();
    watch(proposals, { intervalMs: 30_000 });
    await pass(0);
    const leave = watch(proposals, { intervalMs: 10_000 });
    await pass(20_000);
    expect(proposals.read).toHaveBeenCalledTimes(3);
    leave();
    await pass(30_000);
    expect(proposals.read).toHaveBeenCalledTimes(4);
  });

  it("is read once per interval after a failure, and keeps its value", async () => {
    const loyalty = counter();
    loyalty.read.mockRejectedValue(new Error("refused"));
    watch(loyalty, { intervalMs: 30_000 });
    watch(loyalty, { intervalMs: 30_000 });
    await pass(90_000);
    expect(loyalty.read).toHaveBeenCalledTimes(4);
    expect(resourceState(loyalty.key)).toEqual({ error: new Error("refused") });
    loyalty.read.mockResolvedValueOnce({ reads: 9 });
    await pass(30_000);
    expect(resourceState(loyalty.key)).toEqual({ value: { reads: 9 } });
    await pass(30_000);
    expect(resourceState(loyalty.key)).toEqual({ value: { reads: 9 }, error: new Error("refused") });
  });

  it("pauses while the page is hidden; back in view or online it is read once", async () => {
    const inbox = counter();
    watch(inbox, { intervalMs: 30_000 });
    await pass(0);
    page.turn(true);
    await pass(300_000);
    expect(inbox.read).toHaveBeenCalledTimes(1);
    page.turn(false);
    network.dispatchEvent(new Event("online"));
    await pass(0);
    expect(inbox.read).toHaveBeenCalledTimes(2);
    network.dispatchEvent(new Event("online"));
    await pass(0);
    expect(inbox.read).toHaveBeenCalledTimes(3);
  });

  it("aborts the request of a reader that has left", async () => {
    const slow = { key: "slow", read: vi.fn((_signal: AbortSignal) => new Promise<never>(() => {})) };
    watch(slow)();
    expect(slow.read.mock.calls[0]![0].aborted).toBe(true);
    expect(resourceState(slow.key)).toEqual({});
  });

  it("with an event stream is first read when the stream opens, then on its events", async () => {
    const events = Object.assign(new EventTarget(), { readyState: 0 });
    const close = vi.fn();
    const inbox = counter();
    const openEvents = () => ({ events, close });
    const leave = watch(inbox, { intervalMs: 30_000, openEvents, eventTypes: ["notifications"] });
    await pass(0);
    expect(inbox.read).not.toHaveBeenCalled();
    events.dispatchEvent(new Event("open"));
    await pass(0);
    expect(inbox.read).toHaveBeenCalledTimes(1);
    events.dispatchEvent(new Event("notifications"));
    await pass(0);
    expect(inbox.read).toHaveBeenCalledTimes(2);
    leave();
    expect(close).toHaveBeenCalledTimes(1);
    events.readyState = 1;
    watch(inbox, { intervalMs: 30_000, openEvents });
    await pass(0);
    expect(inbox.read).toHaveBeenCalledTimes(3);
  });
});

describe("a server-rendered value", () => {
  it("is shown first, used once, and replaced by the value read", async () => {
    const balances = counter();
    const rendered = { reads: -1 };
    expect(resourceState(balances.key, { value: rendered }).value).toBe(rendered);
    watch(balances, { initial: rendered, intervalMs: 30_000 });
    expect(balances.read).not.toHaveBeenCalled();
    await pass(15_000);
    expect(resourceState(balances.key, { value: rendered }).value).toEqual({ reads: 1 });
    watch(balances, { initial: rendered, intervalMs: 30_000 });
    expect(resourceState(balances.key).value).toEqual({ reads: 1 });
  });

  it("replaces an earlier read when navigation brings a newer one, for every reader", async () => {
    const balances = counter();
    watch(balances);
    await pass(0);
    const rendered = { reads: 7 };
    expect(resourceState(balances.key, { value: rendered }).value).toBe(rendered);
    takeOverRendered(balances.key, rendered);
    expect(resourceState(balances.key).value).toBe(rendered);
  });

  it("never hides what a poll has found while the page was loading", async () => {
    const inbox = counter();
    watch(inbox, { intervalMs: 30_000 });
    await pass(0);
    refreshResource(inbox.key);
    takeOverRendered(inbox.key, { reads: 0 });
    await pass(0);
    expect(resourceState(inbox.key).value).toEqual({ reads: 3 });
    await pass(20_000);
    takeOverRendered(inbox.key, { reads: 0 });
    await pass(0);
    expect(resourceState(inbox.key).value).toEqual({ reads: 4 });
  });
});

describe("a cached resource", () => {
  it("outlives its readers until it is refreshed or cleared", async () => {
    const inbox = counter();
    watch(inbox, { keep: true })();
    watch(inbox, { keep: true });
    await pass(0);
    leaves.pop()!();
    expect(resourceState(inbox.key).value).toEqual({ reads: 2 });
    refreshResources("count");
    expect(resourceState(inbox.key)).toEqual({});
    watch(inbox, { keep: true });
    await pass(0);
    leaves.pop()!();
    forgetResources();
    expect(resourceState(inbox.key)).toEqual({});
  });
});

describe("writing", () => {
  it("is shown at once, and an earlier read cannot undo it", async () => {
    const favourites = counter();
    const listener = vi.fn();
    leaves.push(subscribeToResource(favourites, listener));
    expect(favourites.read).not.toHaveBeenCalled();
    watch(favourites);
    writeResource(favourites, { reads: 100 });
    await pass(0);
    expect(favourites.read).toHaveBeenCalledTimes(1);
    expect(resourceState(favourites.key).value).toEqual({ reads: 100 });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it("by an explicit read returns the value and shows it everywhere", async () => {
    const status = counter();
    watch(status);
    await pass(0);
    expect(await fetchResource(status)).toEqual({ reads: 2 });
    expect(resourceState(status.key).value).toEqual({ reads: 2 });
  });
});
