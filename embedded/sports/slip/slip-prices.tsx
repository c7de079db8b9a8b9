import { useEffect } from "react";
import { priceOf } from "../data/market-view.ts";
import { useEvent } from "../data/topics.ts";
import { slipStore, useSlip } from "../state/slip-store.ts";
import { type SelectionUpdate, selectionKey } from "./slip-state.ts";

/** Keeps the prices of the slip up to date, whether it is open or not. */
export function SlipPrices() {
  const events = useSlip(({ selections }) => [...new Set(selections.map(({ eventId }) => eventId))].join());
  return events === "" ? null : events.split(",").map((id) => <EventPrices key={id} eventId={id} />);
}

/**
 * Keeps the selections of one event up to date. Without a connection, or before the first response, their
 * prices are unknown and no bet can be placed.
 */
function EventPrices({ eventId }: { eventId: string }) {
  const { state: event, live, refused } = useEvent(eventId);
  const keys = useSlip(({ selections }) =>
    selections
      .filter((one) => one.eventId === eventId)
      .map(selectionKey)
      .join(),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new selection needs its price too
  useEffect(() => {
    const selections = slipStore.get().selections.filter((one) => one.eventId === eventId);
    const updates = selections.map(({ marketId, outcome }): SelectionUpdate => {
      const place = { eventId, marketId, outcome };
      if (refused === "NOT_FOUND") return { ...place, status: "closed" };
      if (!live || !event) return { ...place, status: "waiting" };
      if (event.status !== "LIVE" && event.status !== "SCHEDULED") return { ...place, status: "closed" };
      const isLive = event.status === "LIVE";
      const market = event.markets.find(({ id }) => id === marketId);
      if (!market) return { ...place, status: "closed", live: isLive };
      const price = market.outcomes.find(({ id }) => id === outcome)?.price ?? null;
      const isOpen = market.status === "OPEN" && !event.isSuspended && price !== null;
      return {
        ...place,
        live: isLive,
        status: isOpen ? "open" : "suspended",
        placeTerms: market.eachWay,
        ...(price === null ? {} : { price: priceOf(price) }),
      };
    });
    slipStore.dispatch({ type: "update", updates });
  }, [eventId, event, live, refused, keys]);
  return null;
}
