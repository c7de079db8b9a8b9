import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createTimeline } from "./timeline.ts";

const endMs = 1_000;

describe("the timeline", () => {
  it("runs everything in order, and nothing that would not be over at the end", async () => {
    const planned = fc.array(fc.record({ timeMs: fc.nat(1_200), lastsMs: fc.nat(300) }), { maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(planned, async (things) => {
        const timeline = createTimeline(endMs);
        const began: number[] = [];
        for (const { timeMs, lastsMs } of things) {
          timeline.at(timeMs, async () => void began.push(timeMs), lastsMs);
        }
        await timeline.run();
        const possible = things.filter(({ timeMs, lastsMs }) => timeMs + lastsMs < endMs);
        expect(began).toEqual(possible.map(({ timeMs }) => timeMs).toSorted((a, b) => a - b));
      }),
    );
  });

  it("never turns the clock back, and runs what is added on the way", async () => {
    const timeline = createTimeline(endMs);
    const seen: number[] = [];
    const note = async () => void seen.push(timeline.clock.now().getTime());
    timeline.at(100, async () => {
      timeline.wait(250);
      await note();
      timeline.at(120, note);
      timeline.at(600, note);
    });
    timeline.at(200, note);
    await timeline.run();
    expect(seen).toEqual([350, 350, 350, 600]);
  });
});
