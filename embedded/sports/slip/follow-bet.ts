import type { SportsBet } from "@parlour/contracts/entities/sports-bet";
import { ApiError } from "@parlour/web/api/api-error";

type BetSource = {
  /** The player's bets as the live updates show them; undefined until the first snapshot. */
  current(): readonly SportsBet[] | undefined;
  /** Calls the listener on every update; the returned function unsubscribes it. */
  watch(onChange: () => void): () => void;
  /** Reads one bet from the server. */
  read(id: string, signal: AbortSignal): Promise<SportsBet>;
};

/** How long after its delay a bet is read from the server if no live update has arrived. */
const graceMs = 1_500;
const readEveryMs = 3_000;

/**
 * Waits until the server has accepted or refused a bet, and returns it. The live updates list only open bets: a refused
 * one is announced once and missing from the next snapshot. A bet that is missing, or still pending after its delay, is
 * therefore read from the server until it is decided. Returns undefined if `signal` is aborted, or if the server says
 * that the player can't read the bet.
 */
export function followBet(
  source: BetSource,
  bet: SportsBet,
  signal: AbortSignal,
): Promise<SportsBet | undefined> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let reading = false;
    let wasListed = false;
    let isDone = false;
    const done = (result: SportsBet | undefined) => {
      isDone = true;
      clearTimeout(timer);
      stop();
      signal.removeEventListener("abort", onAbort);
      resolve(result);
    };
    const onAbort = () => done(undefined);
    const readBet = async () => {
      if (reading) return;
      reading = true;
      clearTimeout(timer);
      // A failed read is repeated later, because the connection may have recovered by then.
      const read = await source
        .read(bet.id, signal)
        .catch((error: unknown) => (isFinal(error) ? "unreadable" : undefined));
      reading = false;
      if (isDone) return;
      if (read === "unreadable") done(undefined);
      else if (read && read.status !== "PENDING") done(read);
      else timer = setTimeout(readBet, readEveryMs);
    };
    const look = () => {
      const listed = source.current()?.find(({ id }) => id === bet.id);
      if (listed && listed.status !== "PENDING") done(listed);
      else if (!listed && wasListed) void readBet();
      wasListed = listed !== undefined;
    };
    const stop = source.watch(look);
    signal.addEventListener("abort", onAbort);
    timer = setTimeout(readBet, delayMs(bet) + graceMs);
    if (signal.aborted) done(undefined);
    else look();
  });
}

/** The delay is computed from the server's times alone, because the device's clock may be wrong. */
const delayMs = ({ placedAt, confirmsAt }: SportsBet): number =>
  confirmsAt === null ? 0 : Math.max(0, Date.parse(confirmsAt) - Date.parse(placedAt));

/** Whether there is no point in reading the bet again: the session has ended, or this player has no such bet. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && [401, 403, 404].includes(error.status);
