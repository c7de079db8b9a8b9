import { randomFrom } from "@parlour/poker/testing/random";
import { dealKinds, restMax } from "@parlour/poker/tournament/deals";
import { placesOf, prizeOf } from "@parlour/poker/tournament/eliminations";
import fc from "fast-check";
import { expect, test } from "vitest";
import { claimBounties, keepOwnBounty } from "./bounty-claims.ts";
import { remainingShares } from "./cancel.ts";
import { answer, dealPrize, prizesLeft, propose } from "./deal-state.ts";
import type { DealState } from "./deal-types.ts";
import type { EntryRow } from "./entry-store.ts";
import { bubblePlaces, fixPrizes, isTicket } from "./prizes.ts";
import { scheduledTemplates } from "./templates.ts";
import { bountyOf, priceOf, type TournamentConfig } from "./tournament-config.ts";
import { newTournamentState, type TournamentState } from "./tournament-state.ts";

const entryOf = (at: number, config: TournamentConfig): EntryRow => ({
  id: `entry-${at}`,
  tournamentId: "tournament",
  owner: `player-${at}`,
  name: "",
  kind: "PLAYER",
  status: "PLAYING",
  createdAt: new Date(0),
  place: null,
  prize: null,
  reBuys: 0,
  hasAddOn: false,
  bust: null,
  bounty: bountyOf(config),
  bountyWon: 0,
  ticket: null,
});

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/**
 * Plays a tournament with random knock-outs until it ends or, with `cancelAt` players left, is cancelled. With `dealAt`
 * players left, they make a deal. The number of chips does not matter here, so stacks are random.
 */
function play(
  config: TournamentConfig,
  start: TournamentState,
  count: number,
  seed: number,
  { cancelAt = 0, dealAt = 0 }: { cancelAt?: number; dealAt?: number } = {},
) {
  let state = start;
  const random = randomFrom(seed);
  const pick = (most: number) => Math.floor(random() * most);
  const stacks = new Map<string, number>();
  let entries = Array.from({ length: count }, (_, at) => entryOf(at, config));
  for (const { id } of entries) stacks.set(id, 1 + pick(5));
  const replace = (changed: readonly EntryRow[]) => {
    entries = entries.map((entry) => changed.find(({ id }) => id === entry.id) ?? entry);
  };
  const left = () => entries.filter(({ status }) => status === "PLAYING");
  const finish = (busts: readonly EntryRow[], before: number) => {
    const ranked = busts.map(({ id }) => ({ id, startingStack: stacks.get(id)! }));
    const shared = new Map<number, number>();
    for (const { id, place, tied } of placesOf(before, ranked)) {
      const index = shared.get(place) ?? 0;
      shared.set(place, index + 1);
      const prize =
        dealPrize(state, id, place) ??
        Number(prizeOf((state.prizes ?? []).map(BigInt), { place, tied }, index));
      const entry = entries.find((one) => one.id === id)!;
      replace([{ ...entry, status: "OUT", place, prize, ticket: isTicket(config, prize) ? "DUE" : null }]);
    }
  };
  const makeDeal = () => {
    const players = left().map((entry) => ({ entry, stack: stacks.get(entry.id)! }));
    const prizes = prizesLeft(state, players.length);
    const rest = random() < 0.5 ? 0 : pick(Number(restMax(prizes)) + 1);
    const terms = { id: "deal", by: players[0]!.entry, kind: dealKinds[pick(2)]!, rest };
    const proposed = propose(state, terms, { players, nowMs: 0 });
    const agreed =
      proposed &&
      players.reduce<DealState | undefined>(
        (deal, { entry }) => deal && (deal.agreed ? deal : answer(deal, { by: entry, isAccepted: true })),
        proposed,
      );
    if (agreed) state = { ...state, deal: agreed };
  };
  while (left().length > 1 && !isTicket(config, state.prizes![left().length - 1] ?? 0)) {
    if (left().length <= dealAt && left().length <= 10 && !config.satellite && !state.deal) makeDeal();
    if (state.deal?.agreed?.rest === 0) break;
    if (left().length <= cancelAt) {
      const shares = remainingShares({ config, state }, entries, ({ id }) => stacks.get(id)!);
      replace(shares.map(({ entry, prize }) => ({ ...keepOwnBounty(entry), status: "OUT", prize })));
      return { entries, feesReturned: shares.length * config.buyIn.fee };
    }
    const playing = left();
    const busts = playing.slice(0, 1 + pick(Math.min(3, playing.length - 1)));
    const hunters = playing
      .slice(busts.length)
      .filter(() => random() < 0.5)
      .map(({ owner }) => owner);
    replace(
      config.bounty
        ? claimBounties(
            playing,
            busts.map(({ id }) => ({ id, hunters })),
            config.bounty.kind,
          )
        : [],
    );
    finish(
      busts.map(({ id }) => entries.find((entry) => entry.id === id)!),
      playing.length,
    );
  }
  finish(left(), left().length);
  replace(entries.map((entry) => (entry.bounty > 0 ? keepOwnBounty(entry) : entry)));
  return { entries, feesReturned: 0 };
}

const config = scheduledTemplates.find(({ id }) => id === "main")!.config;
const anyConfig = fc.record({
  prize: fc.integer({ min: 0, max: 5_000 }),
  fee: fc.integer({ min: 0, max: 500 }),
  guarantee: fc.integer({ min: 0, max: 50_000 }),
  bounty: fc.option(
    fc.record({
      kind: fc.constantFrom("fixed" as const, "progressive" as const),
      amount: fc.integer({ min: 1, max: 2_000 }),
    }),
    { nil: undefined },
  ),
  ticketPrice: fc.option(fc.integer({ min: 500, max: 20_000 }), { nil: undefined }),
});

test("prizes, bounties and fees are exactly what was paid in, to the end, a deal or a cancellation", () => {
  fc.assert(
    fc.property(
      anyConfig,
      fc.integer({ min: 2, max: 40 }),
      fc.integer({ min: 0, max: 20 }),
      fc.record({ cancelAt: fc.integer({ min: 0, max: 30 }), dealAt: fc.integer({ min: 0, max: 10 }) }),
      fc.integer(),
      ({ prize, fee, guarantee, bounty, ticketPrice }, count, purchases, ends, seed) => {
        const terms: TournamentConfig = {
          ...config,
          buyIn: { prize, fee },
          guarantee,
          ...(bounty && { bounty }),
          ...(ticketPrice && { satellite: { targetId: "target", targetName: "", ticketPrice } }),
        };
        const state = fixPrizes(terms, { ...newTournamentState, purchased: purchases * prize }, count);
        const { entries, feesReturned } = play(terms, state, count, seed, ends);
        const paidIn = count * priceOf(terms) + purchases * prize + state.overlay;
        const paidOut = sum(entries.map((entry) => entry.prize! + entry.bountyWon));
        expect(paidOut + count * fee - feesReturned).toBe(paidIn);
        expect(entries.every((entry) => entry.prize! >= 0 && entry.bounty === 0)).toBe(true);
      },
    ),
  );
});

test("a satellite ends when everyone left has an entry, and the odd money goes to the next place", () => {
  const satellite = { targetId: "target", targetName: "", ticketPrice: 2_200 };
  const terms: TournamentConfig = { ...config, buyIn: { prize: 400, fee: 40 }, guarantee: 0, satellite };
  const state = fixPrizes(terms, newTournamentState, 17);
  expect(state.prizes).toEqual([2_200, 2_200, 2_200, 200]);
  expect(bubblePlaces(terms, state.prizes!)).toBe(3);
  const { entries } = play(terms, state, 17, 1);
  const winners = entries.filter(({ ticket }) => ticket === "DUE");
  expect(winners.map((entry) => entry.prize)).toEqual([2_200, 2_200, 2_200]);
});

test("a bounty is claimed once, and shared if its hunters are gone", () => {
  const heads = ["a", "b", "c"].map((id) => ({ id, owner: id, bounty: 101, bountyWon: 0 }));
  expect(claimBounties(heads, [{ id: "a", hunters: ["b"] }], "progressive")).toEqual([
    { id: "b", owner: "b", bounty: 151, bountyWon: 51 },
    { id: "a", owner: "a", bounty: 0, bountyWon: 0 },
  ]);
  const unclaimed = claimBounties(heads, [{ id: "a", hunters: ["gone"] }], "fixed");
  expect(unclaimed.map(({ id, bountyWon }) => [id, bountyWon])).toEqual([
    ["b", 51],
    ["c", 50],
    ["a", 0],
  ]);
});
