import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type PollingOptions, startPolling } from "./polling.ts";

class Page extends EventTarget {
  hidden = false;
  turn(hidden: boolean) {
    this.hidden = hidden;
    this.dispatchEvent(new Event("visibilitychange"));
  }
}

let page: Page;
let events: EventTarget;
const poll = vi.fn<PollingOptions["poll"]>();
const start = (options: Partial<PollingOptions> = {}) =>
  startPolling({ intervalMs: 30_000, poll, page, events, random: () => 0.5, ...options });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  page = new Page();
  events = new EventTarget();
  poll.mockReset().mockResolvedValue(undefined);
});
afterEach(() => vi.useRealTimers());

describe("startPolling", () => {
  it("polls first within a random part of the interval, then every interval", async () => {
    start();
    await pass(14_999);
    expect(poll).toHaveBeenCalledTimes(0);
    await pass(1);
    expect(poll).toHaveBeenCalledTimes(1);
    await pass(60_000);
    expect(poll).toHaveBeenCalledTimes(3);
  });

  it("polls at once on request", async () => {
    start({ startNow: true });
    expect(poll).toHaveBeenCalledTimes(1);
    await pass(30_000);
    expect(poll).toHaveBeenCalledTimes(2);
  });

  it("pauses while the page is hidden and polls at once when it is visible", async () => {
    start({ startNow: true });
    await pass(0);
    page.turn(true);
    events.dispatchEvent(new Event("message"));
    await pass(300_000);
    expect(poll).toHaveBeenCalledTimes(1);
    page.turn(false);
    expect(poll).toHaveBeenCalledTimes(2);
    await pass(30_000);
    expect(poll).toHaveBeenCalledTimes(3);
  });

  it("does not start while the page is hidden", async () => {
    page.hidden = true;
    start({ startNow: true });
    await pass(300_000);
    expect(poll).not.toHaveBeenCalled();
  });

  it("polls at once on an event, and restarts the interval", async () => {
    start();
    events.dispatchEvent(new Event("message"));
    expect(poll).toHaveBeenCalledTimes(1);
    await pass(29_999);
    expect(poll).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(poll).toHaveBeenCalledTimes(2);
  });

  it("subscribes to the given event types", () => {
    start({ eventTypes: ["balances"] });
    events.dispatchEvent(new Event("message"));
    expect(poll).not.toHaveBeenCalled();
    events.dispatchEvent(new Event("balances"));
    expect(poll).toHaveBeenCalledTimes(1);
  });

  it("polls again when the event stream reconnects", () => {
    start();
    events.dispatchEvent(new Event("open"));
    expect(poll).not.toHaveBeenCalled();
    events.dispatchEvent(new Event("error"));
    events.dispatchEvent(new Event("open"));
    expect(poll).toHaveBeenCalledTimes(1);
  });

  it("never polls twice at once: an event during a poll causes one more after it", async () => {
    let finish = () => {};
    poll.mockImplementationOnce(() => new Promise<void>((resolve) => (finish = resolve)));
    start({ startNow: true });
    for (let news = 0; news < 5; news += 1) events.dispatchEvent(new Event("message"));
    expect(poll).toHaveBeenCalledTimes(1);
    finish();
    await pass(0);
    expect(poll).toHaveBeenCalledTimes(2);
    await pass(30_000);
    expect(poll).toHaveBeenCalledTimes(3);
  });

  it("continues after a failure", async () => {
    poll.mockRejectedValueOnce(new Error("offline"));
    start({ startNow: true });
    await pass(30_000);
    expect(poll).toHaveBeenCalledTimes(2);
  });

  it("stops permanently, and aborts the current poll", async () => {
    const polling = start({ startNow: true });
    const signal = poll.mock.calls[0]![0];
    polling.stop();
    expect(signal.aborted).toBe(true);
    polling.refetch();
    page.turn(false);
    events.dispatchEvent(new Event("message"));
    await pass(300_000);
    expect(poll).toHaveBeenCalledTimes(1);
  });
});
