import { expect, it } from "vitest";
import { type AutoBetForm, ROUNDS_MAX, readAutoBetForm } from "./auto-bet-form.ts";

const form: AutoBetForm = {
  rounds: "10",
  loss: "",
  profit: "",
  singleWin: "",
  stopOnFeature: false,
  afterWin: null,
  afterLoss: null,
};
const reading = { toMinor: (major: number) => Math.round(major * 100), separator: "." as const };

it("takes any whole number of rounds, and plays on without one", () => {
  const roundsOf = (rounds: string) => readAutoBetForm({ ...form, rounds }, reading);
  expect(roundsOf(" 37 ").plan.rounds).toBe(37);
  expect(roundsOf(String(ROUNDS_MAX)).wrong).toEqual([]);
  expect(roundsOf("").plan.rounds).toBeNull();
  expect(roundsOf("").wrong).toEqual([]);
  for (const typed of ["0", "-5", "1.5", "ten", String(ROUNDS_MAX + 1)])
    expect(roundsOf(typed).wrong, typed).toEqual(["rounds"]);
});

it("takes any amount as a limit, in the player's notation", () => {
  const { plan, wrong } = readAutoBetForm({ ...form, loss: "12.34", profit: "1,000" }, reading);
  expect(wrong).toEqual([]);
  expect(plan).toMatchObject({ lossLimit: 1_234, profitLimit: 100_000, singleWinLimit: null });
  const comma = { ...reading, separator: "," as const };
  expect(readAutoBetForm({ ...form, loss: "12,34" }, comma).plan.lossLimit).toBe(1_234);
});

it("names every field that it does not understand, first the first", () => {
  const typed = { ...form, rounds: "x", loss: "0", profit: "a lot", singleWin: "-1" };
  expect(readAutoBetForm(typed, reading).wrong).toEqual(["rounds", "loss", "profit", "singleWin"]);
});
