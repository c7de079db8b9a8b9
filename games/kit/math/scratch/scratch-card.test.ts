import { describe, expect, it, test } from "vitest";
import { simulationSource } from "../simulation-source.ts";
import {
  drawPrize,
  printPanels,
  SCRATCH_MATCH,
  SCRATCH_PANELS,
  SCRATCH_TICKETS,
  scratchCard,
  scratchPrizes,
} from "./scratch-card.ts";
import { scratchProof } from "./scratch-proof.ts";

/** A random source that draws the given ticket; all further draws are 0. */
const ticketNumber = (number: number) => {
  let isDrawn = false;
  return {
    below() {
      const drawn = isDrawn ? 0 : number;
      isDrawn = true;
      return drawn;
    },
  };
};

const countsOf = (panels: readonly number[]) =>
  scratchPrizes.map((_, place) => panels.filter((panel) => panel === place).length);

describe("the tickets", () => {
  it("of every prize are as many as stated", () => {
    let first = 0;
    for (const [place, { tickets }] of scratchPrizes.entries()) {
      expect(drawPrize(ticketNumber(first))).toBe(place);
      expect(drawPrize(ticketNumber(first + tickets - 1))).toBe(place);
      first += tickets;
    }
    expect(drawPrize(ticketNumber(first))).toBeNull();
    expect(drawPrize(ticketNumber(SCRATCH_TICKETS - 1))).toBeNull();
  });

  it("show the symbol that wins three times, and every other at most twice", () => {
    const random = simulationSource(1604);
    for (let round = 0; round < 400; round++)
      for (const prize of [null, ...scratchPrizes.keys()]) {
        const panels = printPanels(prize, random);
        expect(panels).toHaveLength(SCRATCH_PANELS);
        for (const [place, count] of countsOf(panels).entries()) {
          if (place === prize) expect(count).toBe(SCRATCH_MATCH);
          else expect(count).toBeLessThan(SCRATCH_MATCH);
        }
      }
  });

  it("put the winning symbol on every panel sooner or later", () => {
    const random = simulationSource(4);
    const seen = new Set<number>();
    for (let round = 0; round < 200; round++)
      for (const [panel, place] of printPanels(0, random).entries()) if (place === 0) seen.add(panel);
    expect(seen.size).toBe(SCRATCH_PANELS);
  });
});

test("a ticket pays what its symbols show", () => {
  const card = scratchCard("crown-jewels");
  const random = simulationSource(16);
  for (let round = 0; round < 5_000; round++) {
    const { state, win } = card.begin({ stake: 10 }, random);
    const matched = countsOf(state.panels).indexOf(SCRATCH_MATCH);
    expect(win).toBe(matched < 0 ? 0 : 10 * scratchPrizes[matched]!.times);
  }
});

describe("the proof", () => {
  const proven = scratchProof.prove();

  it("returns 95 percent, and more than one ticket in three pays", () => {
    expect(proven.figures[0]!.returned).toBeCloseTo(0.95, 12);
    expect(proven.hitRate).toBeCloseTo(0.35954, 12);
    expect(proven.unreachable).toEqual([]);
  });

  it("agrees with tickets that are drawn", () => {
    const random = simulationSource(95);
    const tickets = 200_000;
    let paying = 0;
    for (let ticket = 0; ticket < tickets; ticket++) if (drawPrize(random) !== null) paying++;
    expect(Math.abs(paying / tickets - proven.hitRate!)).toBeLessThan(0.006);
  });
});
