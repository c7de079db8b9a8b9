import { fairStream } from "@parlour/games/kit/math/fair-stream";
import {
  drawCard,
  drawOutcome,
  findVirtualChannel,
  nextRound,
  roundIdOf,
  runMs,
  startOfRound,
  type VirtualCard,
  type VirtualChannel,
  virtualChannels,
  virtualSportsProvider,
} from "@parlour/sports";
import { seedOf, sha256 } from "../../../kit/seed-chain.ts";
import { tryEach } from "../../../kit/try-each.ts";
import { ensureChain } from "./chain-store.ts";
import { announcements, closings, results } from "./feed-messages.ts";
import type { VirtualSportsParts } from "./parts.ts";
import { publishRound } from "./publish.ts";
import type { RoundRow } from "./round.ts";
import { findRound, insertRound, listEnded, listNumbers, readChain, updateRound } from "./round-store.ts";

/** The number of rounds of a channel that take bets at the same time. */
const roundsAhead = 3;
/** The number of recent races that a runner's form is read from. */
const formRaces = 40;
/** The number of finishing positions shown as a runner's form. */
const formLength = 5;

/** Publishes the rounds that should take bets now. Returns how many were missing. */
export async function publishRounds(parts: VirtualSportsParts): Promise<number> {
  const { kit } = parts;
  let published = 0;
  await tryEach(virtualChannels, async (channel) => {
    const first = nextRound(channel, kit.clock.now().getTime());
    const known = await listNumbers(kit.db, channel.id, first);
    for (let number = first; number < first + roundsAhead; number++) {
      if (known.has(number)) continue;
      await publishOne(parts, channel, number);
      published++;
    }
  });
  return published;
}

/**
 * Publishes a round, whose seed comes from a chain that was fixed long before. The messages to the sportsbook
 * are sent first. The sportsbook recognises repeated messages, so that the step can be repeated if a server
 * died in between.
 */
async function publishOne(parts: VirtualSportsParts, channel: VirtualChannel, number: number): Promise<void> {
  const { kit } = parts;
  const chain = await ensureChain(kit, channel.id, number);
  const seed = seedOf(chain, number);
  const cardSource = fairStream({ serverSeed: seed, clientSeed: `${channel.id}:${number}`, nonce: 0 });
  const card = drawCard(channel, number, cardSource);
  const round: RoundRow = {
    id: roundIdOf(channel, number),
    channel: channel.id,
    number,
    startsAt: new Date(startOfRound(channel, number)),
    endsAt: null,
    state: "OPEN",
    seed,
    seedHash: sha256(seed),
    chainFirst: chain.firstNumber,
    card,
    form: await readForm(parts, channel.id, card),
    outcome: null,
  };
  for (const message of announcements(channel, round))
    await parts.feed.receive(virtualSportsProvider, message);
  await insertRound(kit.db, round);
  await publishRound(kit, round.id);
}

async function readForm(
  { kit }: VirtualSportsParts,
  channel: string,
  card: VirtualCard,
): Promise<RoundRow["form"]> {
  if (card.kind !== "race") return {};
  const form = new Map<string, number[]>();
  for (const past of (await listEnded(kit.db, { channel, limit: formRaces })).reverse()) {
    if (past.card.kind !== "race" || past.outcome?.kind !== "race") continue;
    const { order } = past.outcome;
    for (const { number, name } of past.card.runners)
      form.set(name, [...(form.get(name) ?? []), order.indexOf(number) + 1].slice(-formLength));
  }
  return Object.fromEntries(card.runners.map(({ name }) => [name, form.get(name) ?? []]));
}

/** Runs every step of a round that is due. It is safe to repeat, and to run on two servers at once. */
export async function advanceRound(parts: VirtualSportsParts, id: string): Promise<void> {
  await startRound(parts, id);
  await endRound(parts, id);
}

/**
 * Starts a round. Betting is closed in the sportsbook before the outcome is stored and shown, so that no bet can be
 * placed by someone who knows it: the event's row is locked while a bet is written.
 */
async function startRound(parts: VirtualSportsParts, id: string): Promise<void> {
  const { kit, feed } = parts;
  const due = await findRound(kit.db, id);
  if (due?.state !== "OPEN" || due.startsAt > kit.clock.now()) return;
  for (const message of closings(due)) await feed.receive(virtualSportsProvider, message);
  const { salt } = await readChain(kit.db, due);
  const isDrawn = await kit.db.transaction(async (tx) => {
    const round = await findRound(tx, id, "for update");
    if (round?.state !== "OPEN") return false;
    const channel = findVirtualChannel(round.channel)!;
    const outcome = drawOutcome(
      channel,
      round.card,
      fairStream({ serverSeed: round.seed, clientSeed: salt, nonce: 0 }),
    );
    const endsAt = new Date(round.startsAt.getTime() + runMs(outcome));
    await updateRound(tx, { id, state: "RUNNING", endsAt, outcome });
    return true;
  });
  if (isDrawn) await publishRound(kit, id);
}

/**
 * Ends a round. The sportsbook settles the bets with the result; if a crash leaves some unpaid, the sportsbook's
 * periodic sweep pays them.
 */
async function endRound(parts: VirtualSportsParts, id: string): Promise<void> {
  const { kit, feed } = parts;
  const round = await findRound(kit.db, id);
  if (round?.state !== "RUNNING" || round.endsAt! > kit.clock.now()) return;
  for (const message of results(round)) await feed.receive(virtualSportsProvider, message);
  await updateRound(kit.db, { ...round, state: "ENDED" });
  await publishRound(kit, id);
}
