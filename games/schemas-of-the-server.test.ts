import { TranslationProvider } from "@parlour/web/i18n/translation-context";
import { type ComponentProps, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { discoverGames } from "./discover-games.ts";
import type { GameClient } from "./kit/client/game-client.ts";
import { GameProvider } from "./kit/client/game-context.ts";
import { createSeat } from "./kit/client/seat.ts";
import { testSession } from "./kit/client/testing-session.ts";
import { z } from "./schemas-of-the-server.ts";

vi.mock("zod", () => import("./schemas-of-the-server.ts"));

const unused = () => Promise.reject(new Error("not expected"));
const words = { language: "en", messages: {} } as unknown as ComponentProps<typeof TranslationProvider>;

const games = await discoverGames();

it.each(games.map((module) => [module.game.slug, module] as const))(
  "%s opens its table and its rules without the schema library",
  async (_, module) => {
    const client = (await module.client()) as GameClient;
    expect(client.Table).toBeTypeOf("function");
    const seat = createSeat({ session: testSession, api: { startRound: unused, actInRound: unused } });
    const game = { client, seat } as unknown as ComponentProps<typeof GameProvider>["value"];
    const rules = createElement(GameProvider, { value: game }, createElement(client.Rules));
    expect(renderToStaticMarkup(createElement(TranslationProvider, words, rules)).length).toBeGreaterThan(
      100,
    );
  },
);

it("does not pretend to validate", () => {
  const { object } = z as { object: (shape: object) => { safeParse: (value: unknown) => unknown } };
  expect(() => object({}).safeParse({})).toThrow("server");
});
