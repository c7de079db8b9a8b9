import type { FeedOutcome } from "@parlour/contracts/entities/feed";
import type { FeedMessage } from "@parlour/contracts/entities/sports-feed";
import { measureFeed } from "../../../kit/feeds/feed-metrics.ts";
import { applyMessage } from "./apply-message.ts";
import { runCashOutRules } from "./auto-cash-out.ts";
import { isOver } from "./event.ts";
import { addIncidents, findEvent, isKnown, noteMessage, writeEvent } from "./event-store.ts";
import type { SportsbookParts } from "./parts.ts";
import { publishEvent } from "./publish.ts";
import { settleEvent } from "./settle-bets.ts";

export type FeedResult = { id: string; outcome: FeedOutcome; sequence: number };

/** Receives the messages of every trading provider, the built-in one included. Answers once the message is stored. */
export function receiveMessage(
  parts: SportsbookParts,
  provider: string,
  message: FeedMessage,
): Promise<FeedResult> {
  return measureFeed(parts.kit, { feed: "sports", provider }, () => handleMessage(parts, provider, message));
}

async function handleMessage(
  parts: SportsbookParts,
  provider: string,
  message: FeedMessage,
): Promise<FeedResult> {
  const { kit } = parts;
  const now = kit.clock.now();
  const { before, applied, isRepeated } = await kit.db.transaction(async (tx) => {
    const before = await findEvent(tx, message.event, "for update");
    const applied = applyMessage(before, message, { provider, now });
    const { event: after, outcome } = applied;
    if (outcome === "APPLIED") await noteMessage(tx, provider, message, now);
    if (after !== undefined && after !== before) {
      await writeEvent(tx, after);
      await addIncidents(tx, after.id, applied.incidents);
    }
    return { before, applied, isRepeated: outcome === "STALE" && (await isKnown(tx, provider, message.id)) };
  });
  const { event: after, incidents, outcome, decides } = applied;
  if (isRepeated) return { id: message.id, outcome: "REPEATED", sequence: before?.sequence ?? 0 };
  if (after !== undefined && after !== before) {
    publishEvent(kit, before, after, incidents);
    if (decides) await settleEvent(parts, after);
    if (!isOver(after)) await runCashOutRules(parts, after.id);
  }
  return { id: message.id, outcome, sequence: after?.sequence ?? 0 };
}
