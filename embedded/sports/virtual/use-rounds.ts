import { listVirtualChannels } from "@parlour/contracts/calls/sports/virtual-sports/list-virtual-channels";
import type { VirtualRound } from "@parlour/contracts/entities/virtual-sports";
import { useCall } from "@parlour/web/api/use-resource";
import { useEffect, useState } from "react";
import { type TopicKind, type TopicView, useTopic } from "../data/topic-store.ts";

const REFRESH_MS = 3_000;

/** A round as the server sent it, with the difference between the server's clock and the browser's. */
export type TimedRound = { round: VirtualRound; offsetMs: number };

const timed = (data: unknown): TimedRound => {
  const { now, round } = data as { now: string; round: VirtualRound };
  return { round, offsetMs: Date.parse(now) - Date.now() };
};
const roundKind: TopicKind<TimedRound> = { snapshot: timed, delta: (_, data) => timed(data) };

export const useRound = (id: string): TopicView<TimedRound> => useTopic(`virtual/rounds/${id}`, roundKind);

/** The channels, polled often enough to notice the start of a round immediately. */
export function useChannels() {
  return useCall(listVirtualChannels, {}, { intervalMs: REFRESH_MS, startNow: true, keep: true });
}

/** The current time, updated several times a second. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}

/** Formats the time left, such as `2:05`. */
export function formatLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
