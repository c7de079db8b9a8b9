import { describe, expect, it } from "vitest";
import { simulationSource } from "../../kit/math/simulation-source.ts";
import { keno } from "./keno.ts";
import { KENO_PICKS_MAX, kenoPays, kenoRisks } from "./keno-pays.ts";
import { kenoV1 } from "./keno-v1.ts";
import { kenoChance, kenoDeviation, proveKeno } from "./prove-keno.ts";

const pickCounts = Array.from({ length: KENO_PICKS_MAX }, (_, index) => index + 1);
const picksOf = (count: number) => Array.from({ length: count }, (_, index) => index * 8 + 1);

describe("keno", () => {
  it("returns between 94% and 95.6% at every risk, with every number of picks", () => {
    for (const risk of kenoRisks)
      for (const picked of pickCounts) {
        expect(proveKeno(risk, picked), `${risk}, ${picked}`).toBeGreaterThan(0.94);
        expect(proveKeno(risk, picked), `${risk}, ${picked}`).toBeLessThan(0.956);
      }
  });

  it("swings more the higher the risk is, and never pays less for more hits", () => {
    for (const picked of pickCounts) {
      const deviations = kenoRisks.map((risk) => kenoDeviation(risk, picked));
      expect(deviations, `${picked} picks`).toEqual(deviations.toSorted((a, b) => a - b));
      for (const risk of kenoRisks) {
        const pays = Object.entries(kenoPays[risk][picked]!).filter(([hits]) => hits !== "0");
        const values = pays.map(([, times]) => times);
        expect(values, `${risk}, ${picked}`).toEqual(values.toSorted((a, b) => a - b));
        expect(Math.max(...pays.map(([hits]) => Number(hits)))).toBe(picked);
      }
    }
  });

  it("pays the table of the bet's risk, and the classic one if the bet names none", () => {
    const random = simulationSource(1201);
    for (const risk of [undefined, ...kenoRisks])
      for (let round = 0; round < 500; round += 1) {
        const bet = { stake: 100, picks: picksOf(1 + (round % KENO_PICKS_MAX)), risk };
        const { state, win } = keno.begin(bet, random);
        const hits = state.drawn.filter((ball) => bet.picks.includes(ball)).length;
        expect(win).toBeCloseTo(100 * (kenoPays[risk ?? "classic"][bet.picks.length]?.[hits] ?? 0), 6);
      }
  });

  it("verifies rounds from before there was a choice of risk, to the letter", () => {
    for (const picked of pickCounts) {
      const bet = { stake: 100, picks: picksOf(picked) };
      const old = kenoV1.begin(bet, simulationSource(picked));
      const now = keno.begin(bet, simulationSource(picked));
      expect(old.win).toBe(now.win);
      expect(Object.keys(kenoV1.view(old.state) as object).toSorted()).toEqual([
        "drawn",
        "hits",
        "multiplier",
        "picks",
        "stake",
        "win",
      ]);
      expect({ ...(kenoV1.view(old.state) as object), risk: "classic" }).toEqual(keno.view(now.state));
    }
    expect(kenoV1.bet.safeParse({ stake: 100, picks: [1], risk: "low" }).success).toBe(false);
  });

  it("leaves no chance out of its proof", () => {
    for (const picked of pickCounts) {
      const all = Array.from({ length: picked + 1 }, (_, hits) => kenoChance(picked, hits));
      expect(all.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    }
  });
});
