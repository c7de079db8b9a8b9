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
  it("polls first somewhere within the interval, then every interval", async () => {
    start();
    await pass(14_999);
    expect(poll).toHaveBeenCalledTimes(0);
    await pass(1);
    expect(poll).toHaveBeenCalledTimes(1);
    await pass(60_000);
    expect(poll).toHaveBeenCalledTimes(3);
  });

  it("polls at once when asked to", async () => {
    start({ startNow: true });
    expect(poll).toHaveBeenCalledTimes(1);
    await pass(30_000);
    expect(poll).toHaveBeenCalledTimes(2);
  });

  it("rests while the page is hidden and asks at once when it is seen", async () => {
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

  it("asks at once on news, and counts the interval from there", async () => {
    start();
    events.dispatchEvent(new Event("message"));
    expect(poll).toHaveBeenCalledTimes(1);
    await pass(29_999);
    expect(poll).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(poll).toHaveBeenCalledTimes(2);
  });

  it("hears the event types it is told", () => {
    start({ eventTypes: ["balances"] });
    events.dispatchEvent(new Event("message"));
    expect(poll).not.toHaveBeenCalled();
    events.dispatchEvent(new Event("balances"));
    expect(poll).toHaveBeenCalledTimes(1);
  });

  it("asks again when the lost connection to the news is back", () => {
    start();
    events.dispatchEvent(new Event("open"));
    expect(poll).not.toHaveBeenCalled();
    events.dispatchEvent(new Event("error"));
    events.dispatchEvent(new Event("open"));
    expect(poll).toHaveBeenCalledTimes(1);
  });

  it("never polls twice at once: news during a poll make one more after it", async () => {
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

  it("goes on after a failure", async () => {
    poll.mockRejectedValueOnce(new Error("offline"));
    start({ startNow: true });
    await pass(30_000);
    expect(poll).toHaveBeenCalledTimes(2);
  });

  it("stops for good, and calls off the poll under way", async () => {
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
