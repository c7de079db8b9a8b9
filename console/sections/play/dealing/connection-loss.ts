/**
 * How long a connection may be interrupted before we reconnect. Browsers recover from most interruptions on their own.
 */
const interruptedMs = 3_000;

/** Creates a function that decides from the current state of a connection whether it is lost. */
export function createLossDetector(
  nowMs: () => number = () => performance.now(),
): (state: RTCPeerConnectionState) => boolean {
  let interruptedAtMs: number | null = null;
  return (state) => {
    if (state !== "disconnected") {
      interruptedAtMs = null;
      return state === "failed" || state === "closed";
    }
    interruptedAtMs ??= nowMs();
    return nowMs() - interruptedAtMs >= interruptedMs;
  };
}
