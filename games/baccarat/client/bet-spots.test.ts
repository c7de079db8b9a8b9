import { TranslationProvider } from "@parlour/web/i18n/translation-context";
import { type ComponentProps, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { GameProvider } from "../../kit/client/game-context.ts";
import { createSeat } from "../../kit/client/seat.ts";
import { testSession } from "../../kit/client/testing-session.ts";
import { BetSpots } from "./bet-spots.tsx";

const unused = () => Promise.reject(new Error("not expected"));

test("a tie returns the bets on player and banker, and doesn't show them as won", () => {
  const seat = createSeat({
    session: testSession,
    api: { startRound: unused, actInRound: unused },
    newId: () => "r",
    sleep: async () => {},
  });
  const settled = [
    { kind: "player", stake: 100, win: 100 },
    { kind: "banker", stake: 100, win: 0 },
    { kind: "tie", stake: 100, win: 900 },
  ];
  const props = { chips: { bets: [], tray: [100] }, disabled: false, settled };
  const page = renderToStaticMarkup(
    createElement(
      TranslationProvider,
      { language: "en", messages: {} } as unknown as ComponentProps<typeof TranslationProvider>,
      createElement(
        GameProvider,
        { value: { seat } as unknown as ComponentProps<typeof GameProvider>["value"] },
        createElement(BetSpots, props as unknown as ComponentProps<typeof BetSpots>),
      ),
    ),
  );
  const stateOf = (kind: string) => new RegExp(`data-kind="${kind}" data-state="(\\w+)"`).exec(page)?.[1];
  expect(["player", "banker", "tie"].map(stateOf)).toEqual(["push", "lost", "won"]);
});
