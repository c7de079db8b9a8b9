import { expect, test } from "vitest";
import { readVideo } from "./video-delay.ts";

const video = { type: "inbound-rtp", kind: "video", framesDecoded: 90, jitterBufferEmittedCount: 100 };

test("the delay is the way from the media server and the wait in the browser", () => {
  const pair = { type: "candidate-pair", nominated: true, currentRoundTripTime: 0.08 };
  const others = [
    { type: "candidate-pair", nominated: false, currentRoundTripTime: 2 },
    { type: "inbound-rtp", kind: "audio", jitterBufferEmittedCount: 1, jitterBufferDelay: 9 },
  ];
  expect(readVideo([{ ...video, jitterBufferDelay: 12 }, pair, ...others])).toEqual({
    framesDecoded: 90,
    delayMs: 160,
  });
});

test("without figures there is no delay, and an absurd one is cut", () => {
  expect(readVideo([])).toEqual({ framesDecoded: 0, delayMs: 0 });
  expect(readVideo([{ ...video, jitterBufferDelay: 5_000 }]).delayMs).toBe(3_000);
});
