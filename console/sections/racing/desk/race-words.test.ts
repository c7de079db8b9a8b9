import { expect, test } from "vitest";
import { orderText, parseOrder } from "./race-words.ts";

const runner = (number: number, isWithdrawn = false) => ({
  number,
  interest: number,
  name: `Horse ${number}`,
  jockey: "",
  winPrice: 2,
  liability: 0,
  isWithdrawn,
  withdrawnAt: null,
});
const race = { runners: [runner(1), runner(2), runner(3), runner(4, true)] };

test.each([
  ["3-1-2", [[3], [1], [2]]],
  [" 3, 1 ", [[3], [1]]],
  ["1=3-2", [[1, 3], [2]]],
])("reads %s", (text, order) => {
  expect(parseOrder(text, race, [])).toEqual({ order });
  expect(parseOrder(orderText(order), race, [])).toEqual({ order });
});

test.each([
  ["", "Enter numbers"],
  ["3 1", "Enter numbers"],
  ["3--1", "Enter numbers"],
  ["3-3", "Runner 3 is listed twice."],
  ["1-9", "There is no runner 9."],
  ["4-1", "Runner 4 didn't start."],
  ["2-1", "Runner 2 didn't start."],
])("refuses %s", (text, fault) => {
  expect(parseOrder(text, race, [2])).toEqual({ fault: expect.stringContaining(fault) });
});
