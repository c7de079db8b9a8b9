import { listGames } from "@parlour/contracts/calls/play/game-catalogue/list-games";
import { getSiteConfiguration } from "@parlour/contracts/calls/site/site-config/get-site-configuration";
import type { Game } from "@parlour/contracts/entities/game";
import { type TableState, tableTopic } from "@parlour/contracts/entities/live-table";
import { callResource } from "@parlour/web/api/call-resource";
import { useCall, useResource } from "@parlour/web/api/use-resource";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { useSyncExternalStore } from "react";
import { type TopicKind, useTopic } from "../data/topic-store.ts";

/** The virtual sports that are played as live table games instead of in scheduled rounds. */
export function useTableGames(): readonly Game[] {
  const { language } = useTranslation();
  const bucket = useCall(getSiteConfiguration, {}, { startNow: true, keep: true }).value?.bucket;
  const params = bucket === undefined ? null : { bucket, language };
  const games = useResource(params && callResource(listGames, { params }), { startNow: true, keep: true });
  return games.value?.items.filter(({ channel }) => channel === "virtual-sports") ?? [];
}

/** The state of a live game table, with the difference between the server's clock and the browser's. */
type TimedTable = TableState & { offsetMs: number };

const timed = (data: unknown): TimedTable => {
  const state = data as TableState;
  return { ...state, offsetMs: state.now - Date.now() };
};
const tableKind: TopicKind<TimedTable> = { snapshot: timed, delta: (_, data) => timed(data) };

/**
 * Subscribes to a live game table; undefined while the page is not connected. A table runs only while someone
 * watches it, so a hidden page unsubscribes.
 */
export function useTable(slug: string): TimedTable | undefined {
  const isVisible = useSyncExternalStore(onVisibility, () => document.visibilityState === "visible");
  const { state, live } = useTopic(isVisible ? tableTopic(slug) : null, tableKind);
  return live ? state : undefined;
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}
