import { expect, test } from "vitest";
import { baccaratKinds, baccaratReturns } from "../math/baccarat.ts";
import { betOdds } from "./bet-names.ts";

test("the cloth shows what the maths pays", () => {
  for (const kind of baccaratKinds) {
    const [paid] = betOdds[kind].split(":").map(Number);
    expect(paid! * 100 + 100, kind).toBeCloseTo(baccaratReturns[kind], 9);
  }
});
