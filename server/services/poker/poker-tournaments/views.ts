import type {
  PokerTournament,
  PokerTournamentDetails,
  PokerTournamentTemplate,
} from "@parlour/contracts/entities/poker-tournament";
import { clockAt } from "@parlour/poker/tournament/structures";
import { amountOf } from "@parlour/rules/money";
import type { TournamentTable } from "../../../kit/ports/tournament-tables.ts";
import { toDeal } from "./deal-view.ts";
import type { EntryRow } from "./entry-store.ts";
import { stackOf } from "./floor.ts";
import { type Field, poolOf, prizesOf } from "./prizes.ts";
import { mayBuy, termsOfPurchase } from "./purchases.ts";
import {
  currentEntry,
  entryRefusal,
  isCounted,
  isIn,
  lateUntilMs,
  registrationPhase,
} from "./registration-phase.ts";
import type { Template } from "./templates.ts";
import { bountyOf, type TournamentConfig } from "./tournament-config.ts";
import type { PurchaseKind } from "./tournament-state.ts";
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
    bounty: config.bounty ? { kind: config.bounty.kind, amount: money(config.bounty.amount) } : null,
    satellite: config.satellite
      ? {
          tournamentId: config.satellite.targetId,
          name: config.satellite.targetName,
          ticketPrice: money(config.satellite.ticketPrice),
        }
      : null,
    reBuysMax: config.entryRules.reBuysMax,
    hasAddOn: config.entryRules.hasAddOn,
    guarantee: money(config.guarantee),
    prizePool: money(poolOf(config, fieldOf(tournament, count)).pool),
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
  const prizes = state.prizes ?? prizesOf(config, fieldOf(tournament, counted.length));
  const own = entries.find(({ owner, status }) => owner === playerId && status === "PLAYING");
  const buyer = { entry: own, tables, nowMs };
  return {
    ...toTournament(tournament, entries, viewer),
    startingChips: structure.startingChips,
    levelMs: structure.levelMs,
    levels: [...structure.levels],
    levelsBetweenBreaks: structure.levelsBetweenBreaks,
    breakMs: structure.breakMs,
    lateLevels: entryRules.lateLevels,
    reEntriesMax: entryRules.reEntriesMax,
    reBuy: toOffer(config, "RE_BUY"),
    addOn: toOffer(config, "ADD_ON"),
    you: own
      ? {
          reBuys: own.reBuys,
          mayReBuy: mayBuy(tournament, buyer, "RE_BUY"),
          mayAddOn: mayBuy(tournament, buyer, "ADD_ON"),
          reBuyUntil: own.bust?.untilMs ?? null,
        }
      : null,
    isHandForHand: tournament.status === "RUNNING" && state.isHandForHand,
    tables: tables.map(({ id, seats }) => ({
      id,
      number: tableNumber(id),
      players: seats.length,
      isYours: seats.some(({ owner }) => owner === playerId),
    })),
    startedAt: state.startedMs,
    clock: state.startedMs === null ? null : toClock(config, state.startedMs, nowMs),
    deal: toDeal(tournament, entries, { playerId, tables, money }),
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
        reBuys: entry.reBuys,
        bounty: money(entry.bounty),
        bountyWon: money(entry.bountyWon),
        hasTicket: entry.ticket === "DUE" || entry.ticket === "USED",
      };
    }),
  };
}

function toOffer(config: TournamentConfig, kind: PurchaseKind): PokerTournamentDetails["reBuy"] {
  const terms = termsOfPurchase(config, kind);
  return terms && { price: moneyOf(config)(terms.price), chips: terms.chips };
}

export function toTemplate({ id, config, satelliteOf }: Template): PokerTournamentTemplate {
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
    reBuysMax: entryRules.reBuysMax,
    hasAddOn: entryRules.hasAddOn,
    bounty: money(bountyOf(config)),
    bountyKind: config.bounty?.kind ?? null,
    isSatellite: satelliteOf !== undefined,
  };
}

/** Tables are numbered in the order in which they were opened. */
const tableNumber = (id: string): number => Number(id.slice(id.lastIndexOf("-") + 1));

const moneyOf =
  ({ currency }: TournamentConfig) =>
  (minor: number): number =>
    currency === null ? 0 : amountOf(BigInt(minor), currency);

/** A sit & go starts only when it is full, so its prizes are known from the beginning. */
const fieldOf = ({ config, startsAt, state }: TournamentRow, entries: number): Field => ({
  entries: startsAt === null ? config.entriesMax : entries,
  purchased: state.purchased ?? 0,
});

function toClock({ structure }: TournamentConfig, startedMs: number, nowMs: number) {
  const { level, levelEndsMs, breakEndsMs } = clockAt(structure, nowMs - startedMs);
  const moment = (ms: number | null) => (ms === null ? null : startedMs + ms);
  return { level: level + 1, levelEndsAt: moment(levelEndsMs), breakEndsAt: moment(breakEndsMs) };
}
