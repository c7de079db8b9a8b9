import { expect, test } from "vitest";
import { createLossDetector } from "./connection-loss.ts";

test("an interruption is a loss only when it lasts three seconds", () => {
  let nowMs = 0;
  const isLost = createLossDetector(() => nowMs);
  const at = (ms: number, state: RTCPeerConnectionState) => {
    nowMs = ms;
    return isLost(state);
  };
  expect(at(0, "connected")).toBe(false);
  expect(at(1_000, "disconnected")).toBe(false);
  expect(at(3_900, "disconnected")).toBe(false);
  expect(at(3_950, "connected")).toBe(false);
  expect(at(5_000, "disconnected")).toBe(false);
  expect(at(8_000, "disconnected")).toBe(true);
  expect(at(8_100, "connecting")).toBe(false);
  expect(at(8_200, "failed")).toBe(true);
  expect(at(8_300, "closed")).toBe(true);
});
