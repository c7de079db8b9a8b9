import { TranslationProvider } from "@parlour/web/i18n/translation-context";
import { type ComponentProps, createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import kitWords from "../languages/en/play/games.json" with { type: "json" };
import slotWords from "../languages/en/play/games-slots.json" with { type: "json" };
import { GameProvider } from "./kit/client/game-context.ts";
import { createSeat, type Round } from "./kit/client/seat.ts";
import type { Hud } from "./kit/client/slots/animate-spin.ts";
import { InterludeCard } from "./kit/client/slots/interlude-card.tsx";
import { PrizeStrip } from "./kit/client/slots/prize-strip.tsx";
import { SlotHud } from "./kit/client/slots/slot-hud.tsx";
import { type Celebration, openingScreen } from "./kit/client/slots/use-slot-round.ts";
import { WinCelebration } from "./kit/client/slots/win-celebration.tsx";
import { testSession } from "./kit/client/testing-session.ts";
import { opalExpressSkin } from "./opal-express/client/opal-express-skin.ts";
import { opalExpress } from "./opal-express/math/opal-express.ts";
import { pearlDiver } from "./pearl-diver/math/pearl-diver.ts";

const unused = () => Promise.reject(new Error("not expected"));
const words = {
  language: "en",
  messages: { ...kitWords, ...slotWords },
} as unknown as ComponentProps<typeof TranslationProvider>;
const game = {
  seat: createSeat({
    session: testSession,
    api: { startRound: unused, actInRound: unused },
    newId: () => "r",
    sleep: async () => {},
  }),
  sound: { play() {} },
  motion: { reduced: true },
  announce: () => {},
} as unknown as ComponentProps<typeof GameProvider>["value"];

function textOf<Props extends object>(component: FunctionComponent<Props>, props: Props): string {
  const content = createElement(component, props);
  const html = renderToStaticMarkup(
    createElement(TranslationProvider, words, createElement(GameProvider, { value: game }, content)),
  );
  return html.replace(/<[^>]+>/g, "|").replace(/\|+/g, "|");
}

const hud: Hud = {
  mode: "base",
  left: 0,
  multiplier: 1,
  ways: null,
  chosen: null,
  collected: 0,
  prizes: [],
  won: 0,
};
const hudOf = (change: Partial<Hud>, tier: ComponentProps<typeof SlotHud>["tier"]) =>
  textOf(SlotHud, { hud: { ...hud, ...change }, tier, stake: 100, slot: opalExpress, skin: opalExpressSkin });

describe("the display above the reels", () => {
  it("says that a spin has won nothing", () => {
    expect(hudOf({}, "none")).toContain("No win");
    expect(hudOf({}, null)).not.toContain("No win");
  });

  it("calls a payout up to the stake returned money, and a larger one only by its amount", () => {
    expect(hudOf({ won: 40 }, "back")).toContain("$0.40 returned");
    expect(hudOf({ won: 250 }, "win")).toContain("|$2.50|");
  });

  it("shows the ways of slots that pay ways, and the lines of others", () => {
    expect(hudOf({ ways: 243 }, null)).toContain("243 ways");
    expect(hudOf({}, null)).toContain("lines|");
    expect(openingScreen(pearlDiver).map((reel) => reel.length)).toEqual([3, 3, 3, 3, 3]);
  });
});

it("every fixed prize of hold and win has its name and its amount at the stake", () => {
  const strip = textOf(PrizeStrip, { hold: opalExpress.holdAndWin!, stake: 100, won: [] });
  for (const { prize, value } of [...opalExpress.holdAndWin!.coins, opalExpress.holdAndWin!.full]) {
    if (prize === undefined) continue;
    expect(strip.toLowerCase()).toContain(prize);
    expect(strip).toContain(`|${game!.seat.money.short(value * 100)}|`);
  }
});

it.each([
  ["begin", 10, "|You won|10|free spins|"],
  ["hold", 3, "|Hold and win|3|respins|"],
  ["pick", 4, "|Pick bonus|4|picks|"],
  ["respin", 1, "|Respin|"],
] as const)("the entrance of %s names the feature", (kind, count, text) => {
  expect(textOf(InterludeCard, { interlude: { kind, count, win: 0, isWin: false } })).toBe(text);
});

it("the end of hold and win shows its total", () => {
  const interlude = { kind: "holdEnd", count: 0, win: 1_250, isWin: true } as const;
  expect(textOf(InterludeCard, { interlude })).toBe("|Hold and win|$12.50|total win|");
});

it.each([
  [1_200, null, "|Big win|$12.00|12.00×|"],
  [3_000, null, "|Mega win|$30.00|30.00×|"],
  [6_000, null, "|Epic win|$60.00|60.00×|"],
  [0, { tier: "spark", amount: 500 }, "|Jackpot|$5.00|5.00×|"],
])("a win of %i is named after its rung", (win, jackpot, text) => {
  const result = { win, stake: 100, jackpot } as Round as Celebration["result"];
  expect(textOf(WinCelebration, { celebration: { result, countMs: 1_000, isCounted: true } })).toBe(text);
});
