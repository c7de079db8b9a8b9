import { z } from "zod";
import { defineSocket } from "../socket.ts";

/** A topic is a path of lower-case words and ids: `sports/events/match-1`. */
const streamTopic = z
  .string()
  .regex(/^[a-z][\w-]*(\/[\w.~-]+){0,5}$/)
  .max(120);

const streamTopics = z.array(streamTopic).min(1).max(50);

/** The maximum number of topics per connection. */
export const MAX_STREAM_TOPICS = 100;

const numbered = { topic: z.string(), number: z.number().int().nonnegative(), data: z.unknown() };

export const stream = defineSocket({
  name: "stream",
  service: "stream",
  path: "/services/stream/v1",
  summary: "Live updates for a page: for each topic a snapshot, then numbered changes",
  access: "anyone",
  limit: { max: 120, windowSeconds: 10 },
  fromBrowser: z.discriminatedUnion("type", [
    /** Subscribing again to a topic returns a new snapshot. */
    z.strictObject({ type: z.literal("subscribe"), topics: streamTopics }),
    z.strictObject({ type: z.literal("unsubscribe"), topics: streamTopics }),
  ]),
  toBrowser: z.discriminatedUnion("type", [
    /**
     * The complete state of the topic. It replaces everything before it, and the next change has the next
     * number.
     */
    z.object({ type: z.literal("snapshot"), ...numbered }),
    z.object({ type: z.literal("delta"), ...numbered }),
    /** The error code is `NOT_FOUND`, `SESSION_INVALID` or `TOO_MANY_TOPICS`. */
    z.object({ type: z.literal("refused"), topic: z.string(), code: z.string() }),
  ]),
});
