import { listJackpotWins } from "@parlour/contracts/calls/play/casino-lobby/list-jackpot-wins";
import { jackpotTierWords } from "@parlour/games/kit/math/slots/jackpot-tiers";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { languageTag } from "@parlour/web/i18n/languages";
import { loadAllGameMessages } from "@parlour/web/i18n/load-messages";
import type { MessageKey } from "@parlour/web/i18n/messages";
import { createTranslator } from "@parlour/web/i18n/translator";
import type { RouterContextProvider } from "react-router";
import { pageContext } from "../../page-context.ts";
import { loadWords } from "../../words.server.ts";
import { cardMaker, loadGames } from "./catalogue.server.ts";
import { loadLookups } from "./lookups.server.ts";

type Context = Readonly<RouterContextProvider>;

/** Every jackpot with its pools, and the latest ones that were won. */
export async function loadJackpots(context: Context) {
  const page = context.get(pageContext);
  const [games, lookups, won] = await Promise.all([
    loadGames(context),
    loadLookups(context),
    page.call(listJackpotWins),
  ]);
  const words = loadWords(context, "lobby", "jackpots");
  const { language } = words;
  const t = createTranslator(language, loadAllGameMessages(language));
  const byId = new Map(games.map((game) => [game.id, game]));
  const toCard = cardMaker(context);
  const tierOf = (tier: string) => {
    const word = jackpotTierWords[tier];
    return word === undefined ? tier : t(word as MessageKey);
  };
  const days = new Intl.DateTimeFormat(languageTag(language), { dateStyle: "medium", timeZone: "UTC" });
  return {
    words,
    lookups,
    jackpots: lookups.jackpots
      .toSorted((one, other) => other.amount - one.amount)
      .flatMap(({ gameId, pools }) => {
        const game = byId.get(gameId);
        if (game === undefined) return [];
        return [
          {
            game: toCard(game),
            pools: pools.map(({ tier, amount }) => ({
              tier: tierOf(tier),
              // The API returns jackpots in hundredths of the currency's major unit.
              amount: formatMoney(amount / 100, lookups.currency, language),
            })),
          },
        ];
      }),
    wins: (won?.wins ?? []).flatMap(({ gameId, tier, amount, currency, at }) => {
      const game = byId.get(gameId);
      if (game === undefined) return [];
      return [
        {
          key: `${at} ${gameId} ${tier}`,
          name: game.name,
          href: game.linkUrl,
          tier: tierOf(tier),
          amount: formatMoney(amount, currency, language),
          day: days.format(new Date(at)),
        },
      ];
    }),
  };
}

export type JackpotsData = Awaited<ReturnType<typeof loadJackpots>>;
