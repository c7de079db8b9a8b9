import { getProfile } from "@parlour/contracts/calls/identity/profile/get-profile";
import { listPromotionalSpins } from "@parlour/contracts/calls/play/casino-integration/list-promotional-spins";
import { listFreeGames } from "@parlour/contracts/calls/play/casino-lobby/list-free-games";
import { listJackpots } from "@parlour/contracts/calls/play/casino-lobby/list-jackpots";
import { createTranslator } from "@parlour/web/i18n/translator";
import type { RouterContextProvider } from "react-router";
import { pageContext } from "../../page-context.ts";
import { readSiteConfig } from "../../site-config.server.ts";
import { loadWords } from "../../words.server.ts";
import { formatJackpot } from "./card-words.ts";

/** What changes about games from minute to minute, and what the visitor may do with them. */
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
  /** The first words come ready-made: making formats is slow in a browser that has a page to bring to life. */
  const labelOf = (amount: number) => formatJackpot(amount, currency, language, t);
  return {
    currency,
    session: page.session,
    jackpots: (jackpots?.jackpots ?? []).map((jackpot) => ({ ...jackpot, label: labelOf(jackpot.amount) })),
    freeGames: free?.games ?? [],
    spins: spins?.games ?? [],
    /** Whether the list of the player's promotional spins is to be asked for again and again. */
    pollsSpins: asksSpins,
    casinoLoggedPracticePlayEnabled: config.casinoLoggedPracticePlayEnabled,
    searchDelayMs: config.channelSearchDelayMs,
  };
}

export type Lookups = Awaited<ReturnType<typeof loadLookups>>;
