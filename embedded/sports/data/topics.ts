import type { SportsBet } from "@parlour/contracts/entities/sports-bet";
import type {
  SportsEvent,
  SportsEventChange,
  SportsEventSummary,
} from "@parlour/contracts/entities/sports-event";
import { applyChange } from "./event-change.ts";
import { type TopicKind, type TopicView, topicView, useTopic, watchTopic } from "./topic-store.ts";

const eventKind: TopicKind<SportsEvent> = {
  snapshot: (data) => data as SportsEvent,
  delta: (event, data) => applyChange(event, data as SportsEventChange),
};

const liveKind: TopicKind<readonly SportsEventSummary[]> = {
  snapshot: (data) => (data as { events: SportsEventSummary[] }).events,
  delta: (events, data) => replaceLive(events, (data as { event: SportsEventSummary }).event),
};

/** The newest open bets, and the cursor of those that are older; null if there are none. */
export type OpenBets = { readonly bets: readonly SportsBet[]; readonly olderCursor: string | null };

const betsKind: TopicKind<OpenBets> = {
  snapshot: (data) => data as OpenBets,
  delta: (state, data) => ({ ...state, bets: replaceBet(state.bets, (data as { bet: SportsBet }).bet) }),
};

/** One event with all its markets; `null` subscribes to nothing. */
export function useEvent(id: string | null): TopicView<SportsEvent> {
  return useTopic(id === null ? null : `sports/events/${id}`, eventKind);
}

/** All live events. Every screen subscribes to them, so this also shows whether the page is connected. */
export function useLiveEvents(): TopicView<readonly SportsEventSummary[]> {
  return useTopic("sports/live", liveKind);
}

/** The player's newest open bets, and those settled since the page was opened. */
export function useOpenBets(session: string | null): TopicView<OpenBets> {
  return useTopic(session === null ? null : "sports/bets", betsKind);
}

/** Reads the same bets as `useOpenBets`, for code that runs outside React components. */
export const openBets = {
  current: () => topicView<OpenBets>("sports/bets").state?.bets,
  watch: (onChange: () => void) => watchTopic("sports/bets", betsKind, onChange),
};

/** Updates a live event in place, appends a new one, and removes one that is no longer live. */
export function replaceLive(
  events: readonly SportsEventSummary[],
  event: SportsEventSummary,
): SportsEventSummary[] {
  const at = events.findIndex(({ id }) => id === event.id);
  if (event.status !== "LIVE") return events.filter(({ id }) => id !== event.id);
  return at < 0 ? [...events, event] : events.with(at, event);
}

/**
 * Updates a bet in place or adds a new one at the top. Settled bets stay, so that the player sees the result.
 */
export function replaceBet(bets: readonly SportsBet[], bet: SportsBet): SportsBet[] {
  const at = bets.findIndex(({ id }) => id === bet.id);
  return at < 0 ? [bet, ...bets] : bets.with(at, bet);
}
