import {
  NOTIFICATION_TOPICS,
  type NotificationPreferences,
  SWITCHABLE_TOPICS,
} from "@parlour/contracts/entities/notification";
import type { Topic } from "./kinds.ts";

export type ChannelPreference = { onSite: boolean; email: boolean; sms: boolean };

const everything: ChannelPreference = { onSite: true, email: true, sms: false };
const nothing: ChannelPreference = { onSite: false, email: false, sms: false };
/** E-mails and SMS with advertising need the player's consent first. */
const withoutConsent: ChannelPreference = { onSite: true, email: false, sms: false };

/** Topics that a player on a break does not see. */
export const promotionalTopics: readonly Topic[] = SWITCHABLE_TOPICS;

function isFixed(topic: Topic): boolean {
  return !(SWITCHABLE_TOPICS as readonly string[]).includes(topic);
}

/**
 * Returns the channels by which a player is notified. A player who may not play gets messages about their money and
 * account only, and no promotions.
 */
export function channelsFor(
  topic: Topic,
  chosen: ReadonlyMap<string, ChannelPreference>,
  mayPlay: boolean,
): ChannelPreference {
  if (isFixed(topic)) return everything;
  if (!mayPlay) return nothing;
  return chosen.get(topic) ?? (topic === "MARKETING" ? withoutConsent : everything);
}

export function toPreferences(chosen: ReadonlyMap<string, ChannelPreference>): NotificationPreferences {
  return {
    topics: NOTIFICATION_TOPICS.map((topic) => ({
      topic,
      ...channelsFor(topic, chosen, true),
      fixed: isFixed(topic),
    })),
  };
}
