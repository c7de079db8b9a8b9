import { TranslationProvider } from "@parlour/web/i18n/translation-context";
import { type ComponentProps, createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { GameProvider } from "./game-context.ts";
import { MoneyLine } from "./money-line.tsx";
import { createSeat, type Round } from "./seat.ts";
import { testSession } from "./testing-session.ts";
import { type Result, resultTier, resultWord, useResult } from "./use-result.ts";
import { WinBanner } from "./win-banner.tsx";

const result = { win: 0, stake: 100, jackpot: null, roundId: "r", promotional: false };

test.each([
  [0, "none"],
  [50, "back"],
  [100, "back"],
  [101, "win"],
  [999, "win"],
  [1000, "big"],
  [5000, "huge"],
])("a win of %i for a stake of 100 is %s", (win, tier) => {
  expect(resultTier({ ...result, win })).toBe(tier);
});

test("a jackpot is always huge", () => {
  expect(resultTier({ ...result, jackpot: { tier: "mini", amount: 1 } })).toBe("huge");
});

test("a win that does not exceed the stake is told as money returned, not as a win", () => {
  const wordOf = (win: number) => resultWord(resultTier({ ...result, win }));
  expect([0, 40, 100, 101].map(wordOf)).toEqual([
    "games.noWin",
    "games.returned",
    "games.returned",
    "games.youWin",
  ]);
});

test("every payout of a promotional round is a win, because the house paid the stake", () => {
  expect(resultTier({ ...result, win: 40, promotional: true })).toBe("win");
  expect(resultTier({ ...result, win: 0, promotional: true })).toBe("none");
});

type TableProps = { onRender: (show: ReturnType<typeof useResult>["show"]) => void };

function Table({ onRender }: TableProps) {
  onRender(useResult().show);
  return null;
}

describe("on the table", () => {
  const unused = () => Promise.reject(new Error("not expected"));
  const play = vi.fn();
  const words = {
    language: "en",
    messages: {
      "games.returned": "{amount} returned",
      "games.noWin": "No win",
      "games.bigWin": "Big win",
      "games.megaWin": "Mega win",
      "games.epicWin": "Epic win",
      "games.lastWin": "Last win",
      "games.lastReturn": "Returned",
    },
  } as unknown as ComponentProps<typeof TranslationProvider>;
  const game = {
    seat: createSeat({
      session: testSession,
      api: { startRound: unused, actInRound: unused },
      newId: () => "r",
      sleep: async () => {},
    }),
    sound: { play },
    motion: { reduced: true },
    announce: () => {},
  } as unknown as ComponentProps<typeof GameProvider>["value"];

  const render = (content: ReactNode) =>
    renderToStaticMarkup(
      createElement(TranslationProvider, words, createElement(GameProvider, { value: game }, content)),
    );

  const shown = (change: Partial<Result>) => ({
    banner: render(createElement(WinBanner, { result: { ...result, ...change } })),
    line: render(createElement(MoneyLine, { atStake: 0, result: { ...result, ...change } })),
  });

  function soundOf(change: Partial<Result>): unknown {
    const onRender = vi.fn<TableProps["onRender"]>();
    render(createElement(Table, { onRender }));
    play.mockClear();
    onRender.mock.calls[0]![0]({ ...result, ...change, settle: () => {} } as Round);
    expect(play).toHaveBeenCalledOnce();
    return play.mock.calls[0]![0];
  }

  test.each([1, 50, 99, 100])("a return of %i for a stake of 100 is not celebrated", (win) => {
    const { banner, line } = shown({ win });
    expect(soundOf({ win })).toBe("push");
    expect(banner).toContain('data-tier="back"');
    expect(banner).toContain("returned");
    expect(banner).not.toContain("×");
    expect(line).toContain("Returned");
    expect(banner + line).not.toContain("text-gain");
  });

  test("a loss says so plainly, without celebration", () => {
    const { banner } = shown({ win: 0 });
    expect(soundOf({ win: 0 })).toBe("lose");
    expect(banner).toContain("No win");
    expect(banner).not.toContain("×");
  });

  test.each([
    [1_000, "Big win", "bigWin"],
    [2_500, "Mega win", "megaWin"],
    [5_000, "Epic win", "epicWin"],
  ])("a win of %i for a stake of 100 has the heading %s", (win, heading, sound) => {
    expect(shown({ win }).banner).toContain(heading);
    expect(soundOf({ win })).toBe(sound);
  });

  test("a payout above the stake is", () => {
    const { banner, line } = shown({ win: 150 });
    expect([soundOf({ win: 150 }), soundOf({ win: 1_000 })]).toEqual(["win", "bigWin"]);
    expect(banner).toContain("1.50×");
    expect(line).toContain("text-gain");
    expect(line).toContain("Last win");
  });
});
