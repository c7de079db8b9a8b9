import { TranslationProvider } from "@parlour/web/i18n/translation-context";
import { type ComponentProps, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import type { RoundAnswer, SessionAnswer } from "./game-api.ts";
import { GameProvider } from "./game-context.ts";
import { createSeat, type Seat } from "./seat.ts";
import { testSession } from "./testing-session.ts";
import { type Stake, useStake } from "./use-stake.ts";

afterEach(() => vi.unstubAllGlobals());

const session: SessionAnswer = { ...testSession, promotionalSpins: { left: 1, stake: 0.5 } };
const round: RoundAnswer = {
  roundId: "r1",
  sequence: 1,
  nonce: 0,
  stake: 0.5,
  win: 0,
  done: true,
  view: {},
  balance: 100,
  promotional: true,
};

type ViewProps = { onShow: (stake: Stake) => void };

function View({ onShow }: ViewProps) {
  onShow(useStake());
  return null;
}

/** The stake as the game shows it. */
function shownStake(seat: Seat): Stake {
  const onShow = vi.fn<ViewProps["onShow"]>();
  const game = { seat } as ComponentProps<typeof GameProvider>["value"];
  const inGame = createElement(GameProvider, { value: game }, createElement(View, { onShow }));
  const words = { language: "en", messages: {} } as ComponentProps<typeof TranslationProvider>;
  renderToStaticMarkup(createElement(TranslationProvider, words, inGame));
  return onShow.mock.calls[0]![0];
}

test("the player's own stake comes back after the granted rounds", async () => {
  const kept = new Map([["parlour-stake-dice-USD", "250"]]);
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const seat = createSeat({
    session,
    api: { startRound: async () => round, actInRound: () => Promise.reject(new Error("not expected")) },
    newId: () => "r1",
    sleep: async () => {},
  });
  const granted = shownStake(seat);
  expect(granted).toMatchObject({ value: 50, locked: true });
  granted.set(1_000);
  await seat.play({ stake: 50 });
  expect(shownStake(seat)).toMatchObject({ value: 50, locked: true });
  seat.endSpins();
  expect(shownStake(seat)).toMatchObject({ value: 250, locked: false });
  expect(kept.get("parlour-stake-dice-USD")).toBe("250");
});
