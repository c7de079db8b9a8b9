import { simulationSource } from "@parlour/games/kit/math/simulation-source";
import { twoSidedChance } from "@parlour/games/kit/math/testing/statistics";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { intendedReturns } from "../prove-bets.ts";
import { cardsFrom, proveRaces } from "../prove-racing.ts";
import type { Ability, Conditions, RunningStyle } from "./conditions.ts";
import { drawFinish, drawOrder } from "./draw-finish.ts";
import { orderChance, placedChances, placeTable, quinellaChance, winChance } from "./finish-chances.ts";
import { finishModel, withoutRunners } from "./finish-model.ts";
import { type Performance, performanceOf } from "./performance.ts";
import { hasBetterForm, respectForm } from "./respect-form.ts";
import { drawTracks, orderAt, SECTIONS } from "./sectionals.ts";

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const permutations = (items: readonly number[]): number[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((one) =>
        permutations(items.filter((other) => other !== one)).map((rest) => [one, ...rest]),
      );

const anyModel = fc
  .array(fc.double({ min: -4, max: 4, noNaN: true }), { minLength: 5, maxLength: 7 })
  .map((scores) =>
    finishModel(
      scores.map((_, at) => at + 1),
      scores,
    ),
  );

describe("chances", () => {
  it("of all orders add up to one, and every other chance is a sum of them", () => {
    fc.assert(
      fc.property(anyModel, (model) => {
        const all = permutations(model.runners).map((order) => ({
          order,
          chance: orderChance(model, order),
        }));
        const of = (wins: (order: number[]) => boolean) =>
          sum(all.filter(({ order }) => wins(order)).map(({ chance }) => chance));
        expect(of(() => true)).toBeCloseTo(1, 10);
        expect(winChance(model, 2)).toBeCloseTo(
          of(([first]) => first === 2),
          10,
        );
        expect(orderChance(model, [3, 1])).toBeCloseTo(
          of(([first, second]) => first === 3 && second === 1),
          10,
        );
        expect(quinellaChance(model, 3, 1)).toBeCloseTo(
          of((order) => order.indexOf(3) + order.indexOf(1) === 1),
          10,
        );
        expect(orderChance(model, [4, 2, 1])).toBeCloseTo(
          of((order) => order.slice(0, 3).join() === "4,2,1"),
          10,
        );
        expect(orderChance(model, [4, 2, 1, 5])).toBeCloseTo(
          of((order) => order.slice(0, 4).join() === "4,2,1,5"),
          10,
        );
        for (const places of [1, 2, 3])
          expect(placedChances(model, places)[0]).toBeCloseTo(
            of((order) => order.indexOf(1) < places),
            10,
          );
      }),
      { numRuns: 5 },
    );
  });

  it("fill every place once, in a field of 16", () => {
    const runners = Array.from({ length: 16 }, (_, at) => at + 1);
    const table = placeTable(
      finishModel(
        runners,
        runners.map((one) => one / 5),
      ),
      4,
    );
    for (let place = 0; place < 4; place++)
      expect(sum(table.map((chances) => chances[place]!))).toBeCloseTo(1, 10);
  });

  it("win in proportion to strength, and flatten for later places", () => {
    const model = finishModel([1, 2], [Math.log(3), 0]);
    expect(winChance(model, 1)).toBeCloseTo(0.75, 7);
    const three = finishModel([1, 2, 3], [Math.log(8), Math.log(2), 0]);
    // After the favourite has won, the other two differ 2 to 1 in strength, but only 2^0.81 to 1 in their
    // chances of second place.
    expect(orderChance(three, [1, 2]) / orderChance(three, [1, 3])).toBeCloseTo(2 ** 0.81, 5);
  });

  it("are the same for the horses that are left after a withdrawal", () => {
    const model = withoutRunners(finishModel([1, 2, 3], [1, Math.log(3), 0]), [1]);
    expect(model.runners).toEqual([2, 3]);
    expect(winChance(model, 2)).toBeCloseTo(0.75, 6);
    expect(() => winChance(model, 1)).toThrow(RangeError);
  });
});

describe("a score", () => {
  const horse: Ability = {
    rating: 80,
    bestDistanceMetres: 1200,
    distanceNeed: 0.5,
    stamina: 0.5,
    bestGoing: 2,
    style: "midfield",
    jockeySkill: 0,
  };
  const race: Conditions = {
    distanceMetres: 1200,
    going: "good",
    fieldSize: 10,
    drawBias: 3,
    isHandicap: false,
  };
  const start = { draw: 5, weightPounds: 126, leaders: 2 };
  it.each<[keyof Performance, Partial<Ability>, Partial<Conditions>, Partial<typeof start>]>([
    ["ability", { rating: 79 }, {}, {}],
    ["weight", {}, {}, { weightPounds: 127 }],
    ["distance", {}, { distanceMetres: 1000 }, {}],
    ["stamina", {}, { distanceMetres: 2000 }, {}],
    ["stamina", { stamina: 0.2, bestDistanceMetres: 1100 }, {}, {}],
    ["going", {}, { going: "firm" }, {}],
    ["pace", { style: "leads" }, {}, {}],
    ["draw", {}, {}, { draw: 6 }],
    ["jockey", { jockeySkill: -0.5 }, {}, {}],
  ])("falls with worse %s, and with nothing else", (part, ability, conditions, more) => {
    const before = performanceOf(horse, start, race);
    const after = performanceOf({ ...horse, ...ability }, { ...start, ...more }, { ...race, ...conditions });
    expect(after[part]).toBeLessThan(before[part]);
    expect({ ...after, [part]: 0 }).toEqual({ ...before, [part]: 0 });
  });
});

describe("form", () => {
  it("is better only if every one of the last three runs was", () => {
    expect(hasBetterForm([9, 3, 1, 2], [1, 4, 4, 7])).toBe(true);
    expect(hasBetterForm([3, 1, 7], [4, 4, 7])).toBe(false);
    expect(hasBetterForm([1, 1], [4, 4, 7])).toBe(false);
  });

  it("never stands below a form that it beats", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.double({ min: -3, max: 3, noNaN: true }),
            fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 5 }),
          ),
          { minLength: 2, maxLength: 12 },
        ),
        (horses) => {
          const forms = horses.map(([, form]) => form);
          const scores = respectForm(
            horses.map(([score]) => score),
            forms,
          );
          for (const [at, form] of forms.entries())
            for (const [other, rival] of forms.entries())
              if (hasBetterForm(form, rival)) expect(scores[at]).toBeGreaterThan(scores[other]!);
        },
      ),
    );
  });
});

describe("a race", () => {
  const runners = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  const model = finishModel(
    runners,
    runners.map((one) => one / 6),
  );
  const styles = new Map<number, RunningStyle>([
    [1, "leads"],
    [2, "held-up"],
  ]);

  it("is the same from the same random numbers", () => {
    expect(drawOrder(model, simulationSource(4))).toEqual(drawOrder(model, simulationSource(4)));
  });

  it("is replayed in the order that was drawn, and no horse runs backwards", () => {
    const random = simulationSource(11);
    let deadHeats = 0;
    for (let run = 0; run < 120; run++) {
      const finish = drawFinish(model, random);
      const order = finish.order.flat();
      expect(order.toSorted((a, b) => a - b)).toEqual(runners);
      const tracks = drawTracks(finish, { distanceMetres: 1200, styles }, random);
      const finishMs = new Map(tracks.map(({ runner, passesMs }) => [runner, passesMs.at(-1)!]));
      for (const group of finish.order) {
        deadHeats += group.length - 1;
        expect(new Set(group.map((runner) => finishMs.get(runner))).size).toBe(1);
      }
      const times = finish.order.map(([runner]) => finishMs.get(runner!)!);
      for (const [at, time] of times.entries()) if (at > 0) expect(time).toBeGreaterThan(times[at - 1]!);
      expect(orderAt(tracks, SECTIONS - 1)).toEqual(order);
      for (const { passesMs } of tracks) {
        expect(passesMs).toHaveLength(SECTIONS);
        expect(passesMs.every((time, at) => time > (passesMs[at - 1] ?? 0))).toBe(true);
      }
    }
    expect(deadHeats).toBeGreaterThan(0);
  });

  it("has front-runners in front at half way", () => {
    const tracks = drawTracks(
      drawFinish(model, simulationSource(3)),
      { distanceMetres: 2000, styles },
      simulationSource(3),
    );
    const order = orderAt(tracks, SECTIONS / 2 - 1);
    expect(order.indexOf(1)).toBeLessThan(order.indexOf(2));
  });
});

describe("ten thousand races", () => {
  it("finish as the model says, and return what the prices say", () => {
    const cards = cardsFrom({ seed: "suite", careersEndOn: "2026-10-01" }, "2026-11-16", 10);
    const proof = proveRaces(cards, { races: 10_000, settleEvery: 20 }, simulationSource(7));
    for (const z of [...proof.placeZ, proof.exactaZ, ...proof.returns.map(({ deviations }) => deviations)])
      expect(twoSidedChance(z)).toBeGreaterThan(0.001);
    for (const { market, expected } of proof.returns) {
      const intended = intendedReturns[market];
      if (intended === undefined) continue;
      expect(expected, market).toBeLessThanOrEqual(intended);
      // Rounding to the price ladder adds less than 1.5% to the margin; each-way prices are often capped by
      // the win price.
      expect(expected, market).toBeGreaterThan(intended - (market.startsWith("each-way") ? 0.08 : 0.015));
    }
    // Best odds pay at least what the price taken pays after deductions.
    const expectedOf = (name: string) => proof.returns.find(({ market }) => market === name)!.expected;
    expect(expectedOf("best odds")).toBeGreaterThan(expectedOf("after a withdrawal"));
    expect(expectedOf("best odds")).toBeGreaterThan(expectedOf("starting price"));
  });
});
