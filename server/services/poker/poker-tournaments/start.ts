import { drawSeats } from "@parlour/poker/tournament/seating";
import type { Transaction } from "../../../kit/database.ts";
import { cancelLocked } from "./cancel.ts";
import { type EntryRow, insertEntry, listEntries, setEntryStatus } from "./entry-store.ts";
import { createFloor } from "./floor.ts";
import { fixPrizes } from "./prizes.ts";
import type { TournamentParts } from "./tournament-parts.ts";
import { deleteUnused, lockTournament, moveOn, type TournamentRow } from "./tournament-store.ts";

/** The delay before the first hand, so that players can see their seats. */
const startDelayMs = 5_000;

const botNames = [
  ...["Anvil", "Bellows", "Cogwheel", "Dynamo", "Escapement", "Flywheel", "Governor", "Hopper", "Idler"],
  ...["Jenny", "Kiln", "Lathe", "Mandrel", "Nozzle", "Orrery", "Piston", "Quern", "Ratchet", "Sprocket"],
  ...["Trammel", "Urn", "Valve", "Winch", "Axle", "Bobbin", "Crank", "Derrick", "Engine", "Ferrule"],
];

/**
 * Starts a sit & go once it is full and a scheduled tournament at its start time, or cancels the latter if it
 * has too few entries. Bots fill the field of a practice tournament.
 */
export async function startIfDue(parts: TournamentParts, id: string): Promise<void> {
  const { kit, tables } = parts;
  const now = kit.clock.now();
  await kit.db.transaction(async (tx) => {
    const tournament = (await lockTournament(tx, id))!;
    const { config, startsAt } = tournament;
    if (tournament.status !== "REGISTERING" || (startsAt !== null && now < startsAt)) return;
    let entries = await registered(tx, id);
    if (startsAt !== null && entries.length < config.entriesMin) {
      if (!(await deleteUnused(tx, id))) await cancelLocked(tx, parts, tournament);
      return;
    }
    if (config.bots !== null && entries.length > 0) entries = await addBots(tx, tournament, entries, now);
    if (startsAt === null && entries.length < config.entriesMax) return;
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
    const started = {
      ...tournament.state,
      startedMs,
      tableCount,
      tableIds: floor.tables.map((one) => one.id),
    };
    const state = config.entryRules.lateLevels > 0 ? started : fixPrizes(config, started, entries.length);
    await moveOn(tx, tournament, "RUNNING", { state, now });
  });
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
