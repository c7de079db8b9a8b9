import { createTranslator } from "@parlour/web/i18n/translator";
import { describe, expect, it } from "vitest";
import kitWords from "../languages/en/play/games.json" with { type: "json" };
import slotWords from "../languages/en/play/games-slots.json" with { type: "json" };
import { discoverGames } from "./discover-games.ts";
import { waysOn } from "./kit/client/slots/animate-spin.ts";
import { amountOfWin, winTexts } from "./kit/client/slots/describe-win.ts";
import { simulationSource } from "./kit/math/simulation-source.ts";
import { type SlotMath, slotGame } from "./kit/math/slots/slot-game.ts";

const games = (await discoverGames()).filter(({ game }) => game.catalogue.category === "slots");
const t = createTranslator("en", { ...kitWords, ...slotWords });

describe.each(games.map(({ game, math }) => [game, math] as const))("$slug", (game, math) => {
  it("the amounts of a screen's wins add up to what the screen pays", async () => {
    const { slot } = (await math()) as unknown as SlotMath;
    const stake = (game.stakeUnit ?? 1) * 10;
    const { begin } = slotGame(slot);
    const random = simulationSource(17);
    let seen = 0;
    for (let round = 0; round < 400; round++) {
      const { state } = begin({ stake }, random);
      if (state.isMaximum) continue;
      for (const spin of state.spins)
        for (const screen of spin.screens) {
          const amounts = screen.wins.map((win) => amountOfWin(slot, stake, win, screen, spin));
          expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(screen.win);
          seen += amounts.length;
        }
    }
    expect(seen).toBeGreaterThan(20);
  });

  it("every win has its symbol and its amount in words", async () => {
    const { slot } = (await math()) as unknown as SlotMath;
    const texts = winTexts({ slot, stake: 100, money: (minor) => `$${minor}`, t });
    const random = simulationSource(18);
    const { begin } = slotGame(slot);
    for (let round = 0; round < 60; round++) {
      const { state } = begin({ stake: 100 }, random);
      for (const spin of state.spins)
        for (const screen of spin.screens)
          for (const { text, amount } of texts.screen(screen, spin)[0]) {
            expect(text).toContain(amount);
            expect(text).toMatch(/^(Line \d+: )?\d+ × [A-Z]/);
            expect(text).not.toMatch(/games[.-]/);
          }
    }
  });

  it("counts the ways of every screen, if it pays ways", async () => {
    const { slot } = (await math()) as unknown as SlotMath;
    const ways = waysOn(
      slot,
      slot.reels.map((strip) => strip.slice(0, slot.rows)),
    );
    expect(ways).toBe(slot.reading.kind === "ways" ? slot.rows ** slot.reels.length : null);
  });
});
