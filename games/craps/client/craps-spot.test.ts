import { TranslationProvider } from "@parlour/web/i18n/translation-context";
import { type ComponentProps, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { GameProvider } from "../../kit/client/game-context.ts";
import { createSeat } from "../../kit/client/seat.ts";
import { testSession } from "../../kit/client/testing-session.ts";
import { CrapsSpot } from "./craps-spot.tsx";

const unused = () => Promise.reject(new Error("not expected"));

/** How a come bet and its odds look once they have paid these amounts. */
function stateOf(line: number, odds: number): string | undefined {
  const seat = createSeat({
    session: testSession,
    api: { startRound: unused, actInRound: unused },
    newId: () => "r",
    sleep: async () => {},
  });
  const bets = [
    { kind: "pass", stake: 100, win: line },
    { kind: "passOdds", stake: 300, win: odds },
  ];
  const table = { chips: { bets: [], tray: [100] }, shown: { view: { bets }, revealed: true } };
  const props = { table, kind: "pass", oddsKind: "passOdds", children: "Pass" };
  const page = renderToStaticMarkup(
    createElement(
      TranslationProvider,
      { language: "en", messages: {} } as unknown as ComponentProps<typeof TranslationProvider>,
      createElement(
        GameProvider,
        { value: { seat } as unknown as ComponentProps<typeof GameProvider>["value"] },
        createElement(CrapsSpot, props as unknown as ComponentProps<typeof CrapsSpot>),
      ),
    ),
  );
  return /data-kind="pass" data-state="(\w+)"/.exec(page)?.[1];
}

test("a line bet counts with its odds: odds that come back beside a lost line are no win", () => {
  expect(stateOf(200, 650)).toBe("won");
  expect(stateOf(0, 300)).toBe("push");
  expect(stateOf(0, 0)).toBe("lost");
});
