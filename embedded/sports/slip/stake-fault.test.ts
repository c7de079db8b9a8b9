import { ApiError } from "@parlour/web/api/api-error";
import { createTranslator } from "@parlour/web/i18n/translator";
import { expect, test } from "vitest";
import words from "../../../languages/en/sports/sportsbook.json" with { type: "json" };
import type { SlipBet } from "./slip-figures.ts";
import { offeredStake, refusedStake, stakeFault } from "./stake-fault.ts";

const t = createTranslator("en", words);
const bet = (stakePerLineMinor: bigint | null) => ({ stakePerLineMinor }) as SlipBet;

test.each([
  [30, 1, 20, 20],
  [20, 1, 20, undefined],
  [0.5, 1, 20, undefined],
  [30, 1, 0, undefined],
])("a stake of %d between %d and %d is offered %s", (stake, minimumStake, maximumStake, offer) => {
  expect(offeredStake(stake, { minimumStake, maximumStake })).toBe(offer);
});

test("a stake above the quoted limit, or refused by the server, comes with the stake that is accepted", () => {
  const limits = { minimumStake: 1, maximumStake: 20 };
  const text = "Enter a stake between $1.00 and $20.00.";
  expect(stakeFault(t, "en", "USD", bet(3_000n), limits)).toEqual({ text, offer: 20 });
  expect(stakeFault(t, "en", "USD", bet(2_000n), limits)).toBeUndefined();
  expect(stakeFault(t, "en", "USD", bet(3_000n), { ...limits, maximumStake: 0 })).toEqual({
    text: "We can't take more bets on this selection right now.",
    offer: undefined,
  });
  const refused = new ApiError({ status: 409, errorCode: "STAKE_LIMIT", details: limits });
  expect(refusedStake(refused, text, bet(3_000n), "USD")).toEqual({ text, offer: 20 });
  expect(refusedStake(new Error("offline"), "Offline", bet(3_000n), "USD")).toEqual({ text: "Offline" });
});
