import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import type { LiveTable } from "./use-poker-table.ts";

/** Joins the waiting list of a full table if the lobby's link says so (`?wait=1`), once per visit. */
export function useWaitOnArrival({ view, send }: LiveTable): void {
  const [search] = useSearchParams();
  const isAsked = search.get("wait") === "1";
  const isDone = useRef(false);
  const you = view?.you;
  const mayWait = you?.mayPlay === true && you.seat === null && you.waitingPlace === null;
  useEffect(() => {
    if (!isAsked || !mayWait || isDone.current) return;
    isDone.current = true;
    // If a seat has become free in the meantime, the request is refused and the player sees the free seat.
    void send({ type: "wait", value: true });
  }, [isAsked, mayWait, send]);
}
