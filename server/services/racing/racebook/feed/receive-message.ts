import type { FeedOutcome } from "@parlour/contracts/entities/feed";
import type {
  CardMessage,
  MeetingMessage,
  RaceMessage,
  RacingMessage,
} from "@parlour/contracts/entities/racing-feed";
import { courses } from "@parlour/racing";
import type { Transaction } from "../../../../kit/database.ts";
import { measureFeed } from "../../../../kit/feeds/feed-metrics.ts";
import { placeMessage } from "../../../../kit/feeds/sequence.ts";
import type { RacingFeed, RacingFeedResult } from "../../../../kit/ports/racing-feed.ts";
import { advanceRace } from "../driver.ts";
import { insertRaces, lockRace, type RaceRow, updateRace } from "../race-store.ts";
import type { RacebookParts } from "../racebook-parts.ts";
import { settleFixedBets } from "../settle-fixed-bets.ts";
import { applyRaceMessage } from "./apply-race-message.ts";
import { isKnown, lockMeeting, noteMessage, writeMeeting } from "./feed-store.ts";
import { cardFault, cardOf, partsOf } from "./provider-card.ts";

type Applied = { outcome: FeedOutcome; sequence: number; reason: string | null };
type Sender = { provider: string; now: Date };

const applied = (sequence: number): Applied => ({ outcome: "APPLIED", sequence, reason: null });
const impossible = (reason: string, sequence = 0): Applied => ({ outcome: "NOT_POSSIBLE", sequence, reason });
const unknown: Applied = { outcome: "UNKNOWN_EVENT", sequence: 0, reason: null };

const foreign = "another provider sends it";

/** Receives messages from racing providers, and answers once a message is stored. */
export const createRacingFeed = (parts: RacebookParts): RacingFeed => ({
  receive: (provider, message) =>
    measureFeed(parts.kit, { feed: "racing", provider }, () => receiveMessage(parts, provider, message)),
});

async function receiveMessage(
  parts: RacebookParts,
  provider: string,
  message: RacingMessage,
): Promise<RacingFeedResult> {
  const { db, clock, log } = parts.kit;
  const sender = { provider, now: clock.now() };
  const subject = message.type === "meeting" ? message.meeting : message.race;
  const result = await db.transaction(async (tx) => {
    const one =
      message.type === "meeting"
        ? await applyMeeting(tx, message, sender)
        : await applyRace(tx, message, sender);
    if (one.outcome === "APPLIED") await noteMessage(tx, provider, { ...message, subject }, sender.now);
    const isRepeated = one.outcome === "STALE" && (await isKnown(tx, provider, message.id));
    return isRepeated ? { ...one, outcome: "REPEATED" as const } : one;
  });
  if (message.type !== "meeting" && result.outcome === "APPLIED") {
    // The message is already stored. If the settlement fails now, the driver or the racing desk settles the
    // race later.
    await settle(parts, message).catch((error: unknown) =>
      log.error({ err: error, race: message.race }, "a provider's race could not be settled yet"),
    );
  }
  return { id: message.id, ...result };
}

async function settle(parts: RacebookParts, { type, race }: RaceMessage): Promise<void> {
  if (type === "scratch" || type === "snapshot") await settleFixedBets(parts, race);
  if (type === "off" || type === "result" || type === "correction" || type === "void")
    await advanceRace(parts, race);
}

async function applyMeeting(
  tx: Transaction,
  { meeting: id, course, going, sequence }: MeetingMessage,
  { provider }: Sender,
): Promise<Applied> {
  const known = await lockMeeting(tx, id);
  if (known === undefined && courses.some((one) => id.endsWith(`_${one.id}`)))
    return impossible("the course has races of our own calendar");
  if (known && known.provider !== provider) return impossible(foreign);
  if (known && sequence <= known.sequence)
    return { outcome: "STALE", sequence: known.sequence, reason: null };
  await writeMeeting(tx, { id, provider, course, going, sequence });
  return applied(sequence);
}

async function applyRace(tx: Transaction, message: RaceMessage, sender: Sender): Promise<Applied> {
  const meeting = await lockMeeting(tx, partsOf(message.race).meetingId);
  if (meeting === undefined) return unknown;
  if (meeting.provider !== sender.provider) return impossible(foreign);
  const race = await lockRace(tx, message.race);
  if (race === undefined) {
    if (message.type !== "card" && message.type !== "snapshot") return unknown;
    const fault = await publishRace(tx, message, meeting);
    if (fault !== null) return impossible(fault);
  }
  const current = race ?? (await lockRace(tx, message.race))!;
  const isSnapshot = race === undefined || isComplete(message, current);
  const place = placeMessage(current, { sequence: message.sequence, isSnapshot });
  if (place !== "NEXT") {
    if (place === "GAP" && !current.hasGap) await updateRace(tx, current.id, { hasGap: true });
    return { outcome: place, sequence: current.sequence, reason: null };
  }
  const fault = await applyRaceMessage(tx, current, message, { meeting, now: sender.now });
  return fault === null ? applied(message.sequence) : impossible(fault, current.sequence);
}

/**
 * Returns whether a message can be applied even if earlier ones are missing: a snapshot contains everything, and
 * earlier messages don't matter once the race is declared void or, for a result, once betting has closed.
 */
const isComplete = ({ type }: RaceMessage, { state }: Pick<RaceRow, "state">): boolean =>
  type === "snapshot" || type === "void" || (type === "result" && state !== "OPEN");

/** Publishes a provider's card. It has no seed, because the race is run elsewhere. */
async function publishRace(
  tx: Transaction,
  message: CardMessage,
  meeting: Parameters<typeof cardOf>[1],
): Promise<string | null> {
  // A race number must not start with a zero; otherwise `…_1` and `…_01` would be two races with the same number.
  if (!/_[1-9]\d?$/.test(message.race)) return "a race's number starts with 1 to 9";
  const fault = cardFault(message.runners);
  if (fault !== null) return fault;
  await insertRaces(tx, [
    {
      id: message.race,
      ...partsOf(message.race),
      startsAt: new Date(message.startsAt),
      card: cardOf(message, meeting),
      seed: null,
      seedHash: null,
      provider: meeting.provider,
    },
  ]);
  return null;
}
