import type {
  PokerTournament,
  PokerTournamentDetails,
  PokerTournamentTemplate,
} from "@parlour/contracts/entities/poker-tournament";
import { clockAt } from "@parlour/poker/tournament/structures";
import { amountOf } from "@parlour/rules/money";
import type { TournamentTable } from "../../../kit/ports/tournament-tables.ts";
import type { EntryRow } from "./entry-store.ts";
import { stackOf } from "./floor.ts";
import { poolOf, prizesOf } from "./prizes.ts";
import {
  currentEntry,
  entryRefusal,
  isCounted,
  isIn,
  lateUntilMs,
  registrationPhase,
} from "./registration-phase.ts";
import type { Template } from "./templates.ts";
import type { TournamentConfig } from "./tournament-config.ts";
import type { TournamentRow } from "./tournament-store.ts";

export type Viewer = { playerId: string | null; nowMs: number; tables: readonly TournamentTable[] };

export function toTournament(
  tournament: TournamentRow,
  entries: readonly EntryRow[],
  { playerId, nowMs, tables }: Viewer,
): PokerTournament {
  const { id, config, status, state, startsAt } = tournament;
  const { currency, buyIn } = config;
  const money = moneyOf(config);
  const count = entries.filter(isCounted).length;
  const isYours = entries.some((entry) => entry.owner === playerId && isIn(entry));
  const own = tables.find(({ seats }) => seats.some(({ owner }) => isYours && owner === playerId));
  return {
    id,
    name: config.name,
    game: config.game,
    speed: config.speed,
    seatCount: config.seatCount,
    startsAt: startsAt?.getTime() ?? null,
    entriesMin: config.entriesMin,
    entriesMax: config.entriesMax,
    currency,
    buyIn: money(buyIn.prize),
    fee: money(buyIn.fee),
    guarantee: money(config.guarantee),
    prizePool: money(poolOf(config, entriesPaid(tournament, count)).pool),
    status,
    entries: count,
    registration: registrationPhase(tournament, nowMs),
    lateUntil: lateUntilMs(tournament),
    tableId: own?.id ?? state.tableIds[0] ?? null,
    isYours,
    isSeated: own !== undefined,
    now: nowMs,
    mayRegister: entryRefusal(tournament, entries, playerId ?? "", nowMs) === null,
  };
}

export function toDetails(
  tournament: TournamentRow,
  entries: readonly EntryRow[],
  viewer: Viewer,
): PokerTournamentDetails {
  const { config, state } = tournament;
  const { currency, structure, entryRules } = config;
  const { tables, playerId, nowMs } = viewer;
  const money = moneyOf(config);
  const counted = entries.filter(isCounted);
  const prizes = state.prizes ?? prizesOf(config, entriesPaid(tournament, counted.length));
  return {
    ...toTournament(tournament, entries, viewer),
    startingChips: structure.startingChips,
    levelMs: structure.levelMs,
    levels: [...structure.levels],
    levelsBetweenBreaks: structure.levelsBetweenBreaks,
    breakMs: structure.breakMs,
    lateLevels: entryRules.lateLevels,
    reEntriesMax: entryRules.reEntriesMax,
    isHandForHand: tournament.status === "RUNNING" && state.isHandForHand,
    tables: tables.map(({ id, seats }) => ({
      id,
      number: tableNumber(id),
      players: seats.length,
      isYours: seats.some(({ owner }) => owner === playerId),
    })),
    startedAt: state.startedMs,
    clock: state.startedMs === null ? null : toClock(config, state.startedMs, nowMs),
    prizes: currency === null ? [] : prizes.map(money),
    players: [...new Set(counted.map(({ owner }) => owner))].map((owner) => {
      const entry = currentEntry(counted, owner)!;
      const table = tables.find(({ seats }) => seats.some((seat) => seat.owner === owner));
      return {
        name: entry.name,
        isBot: entry.kind === "BOT",
        isYou: owner === playerId,
        entries: counted.filter((one) => one.owner === owner).length,
        tableNumber: table ? tableNumber(table.id) : null,
        stack: table ? stackOf({ tables: [table] }, entry) : null,
        place: entry.place,
        prize: entry.prize === null ? null : money(entry.prize),
      };
    }),
  };
}

export function toTemplate({ id, config }: Template): PokerTournamentTemplate {
  const { name, game, speed, seatCount, entriesMin, entriesMax, currency, buyIn, guarantee, entryRules } =
    config;
  const money = moneyOf(config);
  return {
    ...{ id, name, game, speed, seatCount, entriesMin, entriesMax, currency },
    buyIn: money(buyIn.prize),
    fee: money(buyIn.fee),
    guarantee: money(guarantee),
    lateLevels: entryRules.lateLevels,
    reEntriesMax: entryRules.reEntriesMax,
  };
}

/** Tables are numbered in the order in which they were opened. */
const tableNumber = (id: string): number => Number(id.slice(id.lastIndexOf("-") + 1));

const moneyOf =
  ({ currency }: TournamentConfig) =>
  (minor: number): number =>
    currency === null ? 0 : amountOf(BigInt(minor), currency);

/** A sit & go starts only when it is full, so its prizes are known from the beginning. */
const entriesPaid = ({ config, startsAt }: TournamentRow, entries: number): number =>
  startsAt === null ? config.entriesMax : entries;

function toClock({ structure }: TournamentConfig, startedMs: number, nowMs: number) {
  const { level, levelEndsMs, breakEndsMs } = clockAt(structure, nowMs - startedMs);
  const moment = (ms: number | null) => (ms === null ? null : startedMs + ms);
  return { level: level + 1, levelEndsAt: moment(levelEndsMs), breakEndsAt: moment(breakEndsMs) };
}
