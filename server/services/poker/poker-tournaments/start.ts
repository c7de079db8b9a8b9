import { drawSeats } from "@parlour/poker/tournament/seating";
import type { Transaction } from "../../../kit/database.ts";
import { cancelLocked } from "./cancel.ts";
import { type EntryRow, insertEntry, listEntries, setEntryStatus } from "./entry-store.ts";
import { createFloor } from "./floor.ts";
import { fixPrizes } from "./prizes.ts";
import type { TournamentParts } from "./tournament-parts.ts";
import { deleteUnused, lockTournament, moveOn, rest, type TournamentRow } from "./tournament-store.ts";

/** The delay before the first hand, so that players can see their seats. */
const startDelayMs = 5_000;

const botNames = [
  ...["Anvil", "Bellows", "Cogwheel", "Dynamo", "Escapement", "Flywheel", "Governor", "Hopper", "Idler"],
  ...["Jenny", "Kiln", "Lathe", "Mandrel", "Nozzle", "Orrery", "Piston", "Quern", "Ratchet", "Sprocket"],
  ...["Trammel", "Urn", "Valve", "Winch", "Axle", "Bobbin", "Crank", "Derrick", "Engine", "Ferrule"],
];

/**
 * Starts a sit & go once it is full. A scheduled tournament starts at its start time, or is cancelled if it has too few
 * entries. Bots fill the field of a practice tournament.
 */
export async function startIfDue(parts: TournamentParts, id: string): Promise<void> {
  await parts.kit.db.transaction(async (tx) => {
    const tournament = (await lockTournament(tx, id))!;
    if (tournament.status !== "REGISTERING") return;
    // The tournament stays locked until its next step is scheduled, so that an entry that makes it due earlier can't be
    // overlooked.
    if (!(await startLocked(tx, parts, tournament))) await rest(tx, id);
  });
}

/** Starts or cancels the tournament; returns false if it has to wait for its start time or for entries. */
async function startLocked(
  tx: Transaction,
  parts: TournamentParts,
  tournament: TournamentRow,
): Promise<boolean> {
  const { kit, tables } = parts;
  const { id, config, startsAt } = tournament;
  const now = kit.clock.now();
  if (startsAt !== null && now < startsAt) return false;
  let entries = await registered(tx, id);
  if (startsAt !== null && entries.length < config.entriesMin) {
    if (!(await deleteUnused(tx, id))) await cancelLocked(tx, parts, tournament);
    return true;
  }
  if (config.bots !== null && entries.length > 0) entries = await addBots(tx, tournament, entries, now);
  if (startsAt === null && entries.length < config.entriesMax) return false;
  const startedMs = now.getTime() + Math.round((startDelayMs * kit.config.sharedRoundPace) / 100);
  const floor = createFloor(tables, tournament, { startedMs });
  const drawn = drawSeats(
    entries.map((entry) => entry.id),
    config.seatCount,
    (max) => kit.random.integer(max),
  );
  for (const { id: entryId, table, seat } of drawn) {
    const entry = entries.find((one) => one.id === entryId)!;
    floor.seat(`${id}-${table + 1}`, seat, entry, config.structure.startingChips);
    await setEntryStatus(tx, entry, "PLAYING");
  }
  await floor.save(tx);
  const { tableCount } = floor;
  const tableIds = floor.tables.map((one) => one.id);
  const started = { ...tournament.state, startedMs, tableCount, tableIds };
  const state = config.entryRules.lateLevels > 0 ? started : fixPrizes(config, started, entries.length);
  await moveOn(tx, tournament, "RUNNING", { state, now });
  return true;
}

const registered = async (tx: Transaction, id: string): Promise<EntryRow[]> =>
  (await listEntries(tx, [id])).filter(({ status }) => status === "REGISTERED");

async function addBots(
  tx: Transaction,
  { id, config }: TournamentRow,
  people: readonly EntryRow[],
  now: Date,
): Promise<EntryRow[]> {
  const wanted = Math.max(0, config.botField - people.length);
  for (const [at, name] of botNames.slice(0, wanted).entries())
    await insertEntry(
      tx,
      {
        id: `${id}/bot-${at + 1}`,
        tournamentId: id,
        owner: `bot:${at + 1}`,
        name,
        kind: "BOT",
        status: "REGISTERED",
        bounty: 0,
      },
      now,
    );
  return await registered(tx, id);
}
