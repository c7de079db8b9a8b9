import {
  NOTIFICATION_TOPICS,
  type NotificationPreferences,
  SWITCHABLE_TOPICS,
} from "@parlour/contracts/entities/notification";
import type { PlayerStatus } from "../../../kit/ports/players.ts";
import type { Topic } from "./kinds.ts";

export type Choice = { onSite: boolean; email: boolean };

const everything: Choice = { onSite: true, email: true };
const nothing: Choice = { onSite: false, email: false };

function isFixed(topic: Topic): boolean {
  return !(SWITCHABLE_TOPICS as readonly string[]).includes(topic);
}

/**
 * The channels by which a player is notified. A player who may not play gets messages about their money and
 * account only, and no promotions.
 */
export function channelsFor(topic: Topic, chosen: ReadonlyMap<string, Choice>, status: PlayerStatus): Choice {
  if (isFixed(topic)) return everything;
  if (status !== "ACTIVE") return nothing;
  return chosen.get(topic) ?? everything;
}

export function toPreferences(chosen: ReadonlyMap<string, Choice>): NotificationPreferences {
  return {
    topics: NOTIFICATION_TOPICS.map((topic) => ({
      topic,
      ...channelsFor(topic, chosen, "ACTIVE"),
      fixed: isFixed(topic),
    })),
  };
}
