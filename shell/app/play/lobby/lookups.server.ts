import { getProfile } from "@parlour/contracts/calls/identity/profile/get-profile";
import { listPromotionalSpins } from "@parlour/contracts/calls/play/casino-integration/list-promotional-spins";
import { listFreeGames } from "@parlour/contracts/calls/play/casino-lobby/list-free-games";
import { listJackpots } from "@parlour/contracts/calls/play/casino-lobby/list-jackpots";
import type { Jackpot } from "@parlour/contracts/entities/jackpot";
import { createTranslator } from "@parlour/web/i18n/translator";
import type { RouterContextProvider } from "react-router";
import { pageContext } from "../../page-context.ts";
import { share, shareAnswer, shareMade } from "../../parts/share.server.ts";
import { readSiteConfig } from "../../site-config.server.ts";
import { loadWords } from "../../words.server.ts";
import { formatJackpot } from "./card-words.ts";

type ShownJackpot = Jackpot & { label: string };
const noJackpots: ShownJackpot[] = share([]);
const noGames: string[] = share([]);

/** Game data that changes often, such as jackpots, and the free games and spins that the visitor can use. */
export async function loadLookups(context: Readonly<RouterContextProvider>) {
  const page = context.get(pageContext);
  const config = readSiteConfig(page);
  const profile = page.session === null ? null : await page.call(getProfile);
  const currency = profile?.attributes.currency || config.defaultCurrency;
  const asksSpins = page.session !== null && config.isPromotionalSpinEnabled;
  const { language, messages } = loadWords(context, "lobby");
  const [jackpots, free, spins] = await Promise.all([
    page.call(listJackpots, { query: { currencyCode: currency, language } }),
    page.call(listFreeGames),
    asksSpins ? page.call(listPromotionalSpins) : null,
  ]);
  const t = createTranslator(language, messages);
  /** Jackpots are formatted on the server, because creating formatters would slow down hydration. */
  const labelOf = (amount: number) => formatJackpot(amount, currency, language, t);
  const jackpotsOf = (found: NonNullable<typeof jackpots>) =>
    found.jackpots.map((jackpot) => ({ ...jackpot, label: labelOf(jackpot.amount) }));
  return {
    currency,
    session: page.session,
    jackpots:
      jackpots === null
        ? noJackpots
        : shareMade([shareAnswer(context, jackpots), currency, language, page.brand.name], () =>
            jackpotsOf(jackpots),
          ),
    freeGames: free === null ? noGames : shareAnswer(context, free.games),
    spins: spins?.games ?? [],
    pollsSpins: asksSpins,
    casinoLoggedPracticePlayEnabled: config.casinoLoggedPracticePlayEnabled,
    searchDelayMs: config.channelSearchDelayMs,
  };
}

export type Lookups = Awaited<ReturnType<typeof loadLookups>>;
