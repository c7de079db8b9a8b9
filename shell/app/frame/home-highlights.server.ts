import { listRecentWins, type RecentWin } from "@parlour/contracts/calls/play/casino-lobby/list-recent-wins";
import { getLoyaltySummary } from "@parlour/contracts/calls/rewards/loyalty-points/get-loyalty-summary";
import type { Game } from "@parlour/contracts/entities/game";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { languageTag } from "@parlour/web/i18n/languages";
import { createTranslator, type Translate } from "@parlour/web/i18n/translator";
import type { RouterContextProvider } from "react-router";
import { languageContext } from "../language.server.ts";
import { pageContext } from "../page-context.ts";
import { shareAnswer, shareMade } from "../parts/share.server.ts";
import { loadGames } from "../play/lobby/catalogue.server.ts";
import { type Lookups, loadLookups } from "../play/lobby/lookups.server.ts";
import { loadOffers } from "../rewards/bonuses/offers.server.ts";
import { readSiteConfig } from "../site-config.server.ts";
import { loadWords } from "../words.server.ts";

type Context = Readonly<RouterContextProvider>;

export type HighlightTile = {
  icon: string;
  label: string;
  value: string;
  href: string;
  /** The progress to the next tier, from 0 to 1. */
  progress?: number;
};

export type WinLine = {
  key: string;
  name: string;
  href: string;
  slug: string;
  amount: string;
  multiple: string;
};

/**
 * The highlights above and below the games on the home page. They show real data only; items without data are
 * hidden.
 */
export async function loadHighlights(context: Context) {
  const { session } = context.get(pageContext);
  const words = loadWords(context, "lobby");
  const t = createTranslator(words.language, words.messages);
  const [games, lookups] = await Promise.all([loadGames(context), loadLookups(context)]);
  const jackpot = jackpotTile(games, lookups, t);
  const own = await (session === null ? visitorTiles(context, t) : playerTiles(context, games, lookups, t));
  const tiles = [...own, jackpot].filter((tile) => tile !== null);
  return { words, tiles, wins: await loadWins(context, games) };
}

async function visitorTiles(context: Context, t: Translate): Promise<(HighlightTile | null)[]> {
  const offers = (await loadOffers(context)) ?? [];
  const offer = offers.find(({ firstDepositOnly }) => firstDepositOnly) ?? offers[0];
  if (!offer) return [];
  const label = `${t("lobby.homeOffer")} · ${offer.name}`;
  return [{ icon: "gift", label, value: offer.summary, href: "/promotions" }];
}

async function playerTiles(
  context: Context,
  games: readonly Game[],
  lookups: Lookups,
  t: Translate,
): Promise<(HighlightTile | null)[]> {
  return [await tierTile(context, t), spinsTile(games, lookups, t)];
}

const numberFormats = new Map<string, Intl.NumberFormat>();

/** The formatter is cached, because creating one costs more than using it. */
function numberFormat(language: string): Intl.NumberFormat {
  const format = numberFormats.get(language) ?? new Intl.NumberFormat(languageTag(language));
  numberFormats.set(language, format);
  return format;
}

async function tierTile(context: Context, t: Translate): Promise<HighlightTile | null> {
  const page = context.get(pageContext);
  const language = context.get(languageContext);
  if (!readSiteConfig(page).isLoyaltyEnabled) return null;
  const summary = await page.call(getLoyaltySummary, { query: { language } });
  if (!summary || summary.excluded) return null;
  const { tier, nextTier, tierPoints, points } = summary;
  const number = numberFormat(language);
  const label = nextTier
    ? t("lobby.homeTier", {
        tier: tier.name,
        points: number.format(tierPoints),
        needed: number.format(nextTier.threshold),
        next: nextTier.name,
      })
    : tier.name;
  const value = t("lobby.homePoints", { points });
  const progress = nextTier ? Math.min(1, tierPoints / Math.max(1, nextTier.threshold)) : 1;
  return { icon: "crown", label, value, progress, href: "/account/loyalty" };
}

function spinsTile(games: readonly Game[], lookups: Lookups, t: Translate): HighlightTile | null {
  const waiting = games.filter(({ id }) => lookups.spins.includes(id));
  const [first] = waiting;
  if (!first) return null;
  const href = waiting.length === 1 ? first.linkUrl : "/account/bonuses";
  const value = t("lobby.homeSpinGames", { name: first.name, others: waiting.length - 1 });
  return { icon: "gift", label: t("lobby.homeSpins"), value, href };
}

function jackpotTile(games: readonly Game[], lookups: Lookups, t: Translate): HighlightTile | null {
  const largest = lookups.jackpots
    .flatMap(({ gameId, amount, label }) => {
      const game = games.find(({ id }) => id === gameId);
      return game ? [{ game, amount, label }] : [];
    })
    .toSorted((one, other) => other.amount - one.amount)[0];
  if (!largest) return null;
  const value = t("lobby.homeJackpotGame", { amount: largest.label, name: largest.game.name });
  return { icon: "trophy", label: t("lobby.homeJackpot"), value, href: largest.game.linkUrl };
}

async function loadWins(context: Context, games: readonly Game[]): Promise<WinLine[]> {
  const language = context.get(languageContext);
  const found = await context.get(pageContext).call(listRecentWins);
  if (found === null) return [];
  return shareMade([shareAnswer(context, found.wins), games, language], () =>
    winLines(found.wins, games, language),
  );
}

function winLines(wins: readonly RecentWin[], games: readonly Game[], language: string): WinLine[] {
  const multiples = new Intl.NumberFormat(languageTag(language), { maximumFractionDigits: 1 });
  return wins.flatMap(({ gameId, amount, currency, multiple, at }, index) => {
    const game = games.find(({ id }) => id === gameId);
    if (!game) return [];
    return [
      {
        key: `${at} ${index}`,
        name: game.name,
        href: game.linkUrl,
        slug: game.slug,
        amount: formatMoney(amount, currency, language),
        multiple: `${multiples.format(multiple)}×`,
      },
    ];
  });
}
