import { expect, test } from "vitest";
import { createVideoReader } from "./video-delay.ts";

const video = { type: "inbound-rtp", kind: "video", framesDecoded: 90, jitterBufferEmittedCount: 100 };

test("the delay is the way from the media server and the wait in the browser", () => {
  const pair = { type: "candidate-pair", nominated: true, currentRoundTripTime: 0.08 };
  const others = [
    { type: "candidate-pair", nominated: false, currentRoundTripTime: 2 },
    { type: "inbound-rtp", kind: "audio", jitterBufferEmittedCount: 1, jitterBufferDelay: 9 },
  ];
  expect(createVideoReader()([{ ...video, jitterBufferDelay: 12 }, pair, ...others])).toEqual({
    framesDecoded: 90,
    delayMs: 160,
  });
});

test("only the frames since the last reading count, and without new ones the delay stays", () => {
  const read = createVideoReader();
  const delayAfter = (jitterBufferEmittedCount: number, jitterBufferDelay: number) =>
    read([{ ...video, jitterBufferEmittedCount, jitterBufferDelay }]).delayMs;
  expect(delayAfter(1_000, 40)).toBe(40);
  expect(delayAfter(1_030, 40 + 30 * 0.5)).toBe(500);
  expect(delayAfter(1_030, 55)).toBe(500);
  expect(delayAfter(1_060, 55 + 30 * 0.1)).toBe(100);
});

test("without figures there is no delay, and an absurd one is cut", () => {
  expect(createVideoReader()([])).toEqual({ framesDecoded: 0, delayMs: 0 });
  expect(createVideoReader()([{ ...video, jitterBufferDelay: 5_000 }]).delayMs).toBe(3_000);
});
