import type { Bus, BusMessage } from "../bus.ts";
import type { PlayerSession } from "../session.ts";

/**
 * The state of a topic. `version` is a number that the writer raises by one with each change, so that a server notices
 * a lost bus message; it is null for topics without version numbers, which are read again from time to time instead.
 */
export type TopicState = { version: number | null; data: unknown };

/** Topics of one kind that pages can subscribe to. A service lists its own in `Service.streams`. */
export type StreamSource = {
  /** The pattern of the topics' names, with a placeholder for each parameter: `sports/events/{event}`. */
  pattern: string;
  /** `player` topics are about the session's own player and need no id in their name. */
  access: "anyone" | "player";
  /** Reads the state of a topic; undefined if there is no such topic. */
  snapshot(
    params: Readonly<Record<string, string>>,
    playerId: string | null,
  ): Promise<TopicState | undefined>;
  /**
   * Subscribes to changes that reach every server without `publishChange`. Called when the first page of this
   * server subscribes to the topic; the returned function is called when the last one leaves.
   */
  listen?(
    params: Readonly<Record<string, string>>,
    onChange: (change: TopicState) => void,
  ): Promise<() => Promise<void>>;
};

/** Sends a change to every page that has subscribed to the topic, on every server. Call it after the commit. */
export function publishChange(
  bus: Bus,
  topic: string,
  change: { version: number | null; data: BusMessage },
  playerId: string | null = null,
): Promise<void> {
  return bus.publish(busTopicOf(topic, playerId), change);
}

export function busTopicOf(topic: string, playerId: string | null): string {
  return playerId === null ? `stream:${topic}` : `stream:${topic}:${playerId}`;
}

type Match = { source: StreamSource; params: Record<string, string>; playerId: string | null };

/** Finds the source of a topic; returns an error code if the topic may not be read. */
export function matchTopic(
  sources: readonly StreamSource[],
  topic: string,
  session: PlayerSession | undefined,
): Match | "NOT_FOUND" | "SESSION_INVALID" {
  for (const source of sources) {
    const params = paramsOf(source.pattern, topic);
    if (params === undefined) continue;
    if (source.access === "anyone") return { source, params, playerId: null };
    return session ? { source, params, playerId: session.playerId } : "SESSION_INVALID";
  }
  return "NOT_FOUND";
}

function paramsOf(pattern: string, topic: string): Record<string, string> | undefined {
  const wanted = pattern.split("/");
  const parts = topic.split("/");
  if (wanted.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    if (part.startsWith("{")) params[part.slice(1, -1)] = parts[index]!;
    else if (part !== parts[index]) return undefined;
  }
  return params;
}
