import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { LiveBet } from "@parlour/contracts/sockets/live-table";
import { TranslationProvider } from "@parlour/web/i18n/translation-context";
import { type ComponentProps, createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { DealerSpot } from "./dealer/dealer-spot.tsx";
import { GameProvider } from "./game-context.ts";
import { LivePlayers } from "./live/live-players.tsx";
import { sharedResult } from "./live/use-settled-result.ts";
import { createSeat } from "./seat.ts";
import { isGain, spotState } from "./settled.ts";
import { SlotHud } from "./slots/slot-hud.tsx";
import { addRound, noRounds } from "./statistics/round-totals.ts";
import { testSession } from "./testing-session.ts";
import { pastResult } from "./use-quick-round.ts";
import { resultSound, resultTier, resultWord } from "./use-result.ts";
import { MoreHands } from "./video-poker/more-hands.tsx";

const stake = 100;
const round = { stake, jackpot: null, roundId: "r", promotional: false };

const unused = () => Promise.reject(new Error("not expected"));
const words = {
  language: "en",
  messages: { "games.returned": "{amount} returned", "games.noWin": "No win" },
} as unknown as ComponentProps<typeof TranslationProvider>;
const game = {
  seat: createSeat({
    session: testSession,
    api: { startRound: unused, actInRound: unused },
    newId: () => "r",
    sleep: async () => {},
  }),
  sound: { play: () => {} },
  motion: { reduced: true },
  announce: () => {},
} as unknown as ComponentProps<typeof GameProvider>["value"];
const render = (content: ReactNode) =>
  renderToStaticMarkup(
    createElement(TranslationProvider, words, createElement(GameProvider, { value: game }, content)),
  );

/** What a game of each kind makes of a payout: the look that marks a win, or undefined where there is none. */
const marks: Record<string, (win: number) => string | undefined> = {
  "a bet in the list of a live table": (win) => {
    const bet = { id: "b", name: "Ann", currency: "USD", stake: 1, win: win / 100, state: "WON" };
    const table = { round: { phase: "RESULT" }, bets: [bet as LiveBet], mine: new Set(["b"]) };
    const props = { table, detail: () => null } as unknown as ComponentProps<typeof LivePlayers>;
    return /data-gain="[^"]*"/.exec(render(createElement(LivePlayers, props)))?.[0];
  },
  "a spot of a dealt table": (win) => {
    const view = { done: true, bets: [{ kind: "ante", stake, win }] };
    const table = { chips: { bets: [], tray: [100] }, shown: { view, revealed: true } };
    const props = { table, kind: "ante", name: "Ante" } as unknown as ComponentProps<typeof DealerSpot>;
    return /data-state="won"/.exec(render(createElement(DealerSpot, props)))?.[0];
  },
  "the display of a slot": (win) => {
    const hud = { mode: "base", left: 0, multiplier: 1, ways: null, chosen: null, collected: 0, won: win };
    const slot = { reading: { kind: "ways" } };
    const props = { hud, slot, skin: {}, stake, tier: null } as unknown as ComponentProps<typeof SlotHud>;
    return /class="is-won"/.exec(render(createElement(SlotHud, props)))?.[0];
  },
  "a scratch card or another instant game": (win) => pastResult({ ...round, win } as never, "").tone,
  "a further hand of video poker": (win) => {
    const hands = [{ cards: ["AS", "KS", "QS", "JS", "TS"], hand: null, win }];
    const props = { hands, stake, holds: null } as unknown as ComponentProps<typeof MoreHands>;
    return /data-won="[^"]*"/.exec(render(createElement(MoreHands, props)))?.[0];
  },
  "the statistics of a game": (win) => (addRound(noRounds, { stake, win }).wins > 0 ? "a win" : undefined),
};

describe.each(Object.entries(marks))("%s", (_kind, markOf) => {
  test("marks a payout as a win only above its stake", () => {
    expect([1, 50, 99, 100].map(markOf)).toEqual([undefined, undefined, undefined, undefined]);
    expect(markOf(101)).toBeDefined();
  });
});

test("the result of a live round below its stakes is told as money returned, with the sound of a push", () => {
  const resultOf = (...wins: number[]) =>
    sharedResult(
      7,
      wins.map((win) => ({ win })),
      stake,
      (amount) => amount * 100,
    );
  const told = (...wins: number[]) => {
    const result = resultOf(...wins);
    return [resultWord(resultTier(result)), resultSound(result)];
  };
  expect(told(0, 0)).toEqual(["games.noWin", "lose"]);
  expect(told(0.4, 0.5)).toEqual(["games.returned", "push"]);
  expect(told(1)).toEqual(["games.returned", "push"]);
  expect(told(0.5, 0.6)).toEqual(["games.youWin", "win"]);
  expect(told(12)).toEqual(["games.youWin", "bigWin"]);
});

test("a payout of a round whose stake the house paid is a gain, whatever its size", () => {
  expect(isGain({ stake, win: 40, promotional: true })).toBe(true);
  expect(isGain({ stake, win: 0, promotional: true })).toBe(false);
  expect(spotState({ stake, win: 0 })).toBe("lost");
});

test("no game compares a payout with its stake by itself", () => {
  const games = fileURLToPath(new URL("../../", import.meta.url));
  const files = globSync("*/client/**/*.{ts,tsx}", { cwd: games }).filter((file) => !file.includes(".test."));
  expect(files.length).toBeGreaterThan(300);
  const comparison = /\b(?:win|won|paid|payout)\b!?\s*>=?\s*(?:\w+\.)?stake\w*\b(?!\s*\*)|\bwin > 0 \? "won"/;
  const found = files.filter((file) => comparison.test(readFileSync(`${games}/${file}`, "utf8")));
  expect(found).toEqual([]);
});
