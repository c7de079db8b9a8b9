import type { GameFigures, VariantFigures } from "./kit/math/figures.ts";
import { type GameReturn, hitRateOf, type VariantReturn } from "./kit/math/returns.ts";

const percent = (part: number): string => (part * 100).toFixed(4);

/** The volatility label for the standard deviation of one round, measured in stakes. */
export function volatilityOf(deviation: number): "low" | "medium" | "high" {
  if (deviation < 3.5) return "low";
  return deviation < 6 ? "medium" : "high";
}

/**
 * How often a game pays: one share, or a range if each bet has its own hit rate; empty if it depends on the player's
 * decisions.
 */
function hitsOf({ hitRate, hitRange, figures }: GameFigures): HitRange | null {
  if (hitRate !== undefined) return rangeOf([hitRate]);
  return rangeOf(hitRange ? Object.values(hitRange) : figures.flatMap(({ paid }) => paid ?? []));
}

/** Shares below a tenth of a percent have a second decimal. */
const decimalsOf = (percentage: number): number => (percentage < 0.1 ? 2 : 1);
const rounded = (share: number): number => Number((share * 100).toFixed(decimalsOf(share * 100)));
const writeShare = (percentage: number): string => percentage.toFixed(decimalsOf(percentage));

type HitRange = { lowest: number; highest: number };

function rangeOf(shares: readonly number[]): HitRange | null {
  if (shares.length === 0) return null;
  return { lowest: rounded(Math.min(...shares)), highest: rounded(Math.max(...shares)) };
}

export function returnOf(game: GameFigures): GameReturn {
  const { main, figures, deviation, maximum, variants } = game;
  const hits = hitsOf(game);
  const headline = figures.find(({ bet }) => bet === main);
  if (!headline) throw new Error(`There is no figure named ${main}.`);
  return {
    returnToPlayer: Number(percent(headline.returned)),
    bets: Object.fromEntries(figures.map(({ bet, returned }) => [bet, Number(percent(returned))])),
    ...(headline.within ? { within: Number(percent(headline.within)) } : {}),
    ...(deviation === undefined
      ? {}
      : { deviation: Number(deviation.toFixed(2)), volatility: volatilityOf(deviation) }),
    ...(hits === null ? {} : hits.lowest === hits.highest ? { hitRate: hits.lowest } : { hitRange: hits }),
    maximum: timesOf(maximum),
    ...(variants && {
      variants: Object.fromEntries(
        Object.entries(variants).map(([name, variant]) => [name, variantOf(game, name, variant)]),
      ),
    }),
  };
}

function variantOf({ slug, deviation }: GameFigures, name: string, variant: VariantFigures): VariantReturn {
  const { returned, within, maximum } = variant;
  // Players see one volatility label for a game, so it must be right for every variant.
  const labels = [deviation, variant.deviation].flatMap((one) =>
    one === undefined ? [] : volatilityOf(one),
  );
  if (new Set(labels).size > 1) throw new Error(`${slug}: ${name} has another volatility than the default.`);
  return {
    returnToPlayer: Number(percent(returned)),
    ...(within ? { within: Number(percent(within)) } : {}),
    ...rateOf(variant),
    maximum: timesOf(maximum),
  };
}

function rateOf({ hitRate, paid = [] }: VariantFigures): Pick<GameReturn, "hitRate" | "hitRange"> {
  const range = rangeOf(hitRate === undefined ? paid : [hitRate]);
  if (range === null) return {};
  return range.lowest === range.highest ? { hitRate: range.lowest } : { hitRange: range };
}

function tableOf({ figures }: GameFigures): string {
  const showsPaid = figures.some(({ paid }) => paid !== undefined);
  const rows = figures.map(({ bet, returned, within, paid }) => {
    const interval = within ? ` ± ${percent(within)}` : "";
    const edge = bet.startsWith("of it") ? "" : `${percent(1 - returned)}${interval}`;
    const hits = showsPaid ? ` ${paid === undefined ? "" : percent(paid)} |` : "";
    return `| ${bet} | ${percent(returned)}${interval} | ${edge} |${hits}`;
  });
  const [head, line] = showsPaid ? [" rounds that pay % |", "---:|"] : ["", ""];
  return [`| bet | return % | edge % |${head}`, `|---|---:|---:|${line}`, ...rows].join("\n");
}

const timesOf = (maximum: number): number => Number(maximum.toFixed(4));

const writeTimes = (times: number): string => times.toLocaleString("en", { maximumFractionDigits: 4 });

/** The exact maximum payout, and the stake unit. At multiples of this unit, no win has to be rounded. */
function prizeOf({ maximum, payUnit }: GameFigures): string {
  const most = writeTimes(timesOf(maximum));
  return `\nThe most a round can pay is ${most} times its stake. Wins are whole at every multiple of ${payUnit} minor units.\n`;
}

/** The figures of every variant that operators can choose; empty for most games. */
function variantTable(game: GameFigures): string {
  const { variants } = returnOf(game);
  if (variants === undefined) return "";
  const rows = Object.entries(variants).map(([name, variant]) => {
    const { returnToPlayer, within, maximum } = variant;
    const hits = hitRateOf(variant);
    const shares = hits ? [...new Set([hits.lowest, hits.highest])].map(writeShare).join(" to ") : "";
    const interval = within === undefined ? "" : ` ± ${within.toFixed(4)}`;
    return `| ${name} | ${returnToPlayer.toFixed(4)}${interval} | ${shares} | ${writeTimes(maximum)} |`;
  });
  return `\n${["| variant | return % | rounds that pay % | maximum |", "|---|---:|---:|---:|", ...rows].join("\n")}\n`;
}

function spreadOf(game: GameFigures): string {
  const { deviation } = game;
  const hits = hitsOf(game);
  if (hits === null) return "";
  const paying =
    hits.lowest === hits.highest
      ? `${writeShare(hits.lowest)}% of rounds pay.`
      : `Between ${writeShare(hits.lowest)}% and ${writeShare(hits.highest)}% of rounds pay, by bet.`;
  if (deviation === undefined) return `\n${paying}\n`;
  return `\nVolatility ${volatilityOf(deviation)}: standard deviation ${deviation.toFixed(2)} stakes, ${paying}\n`;
}

const introduction = `# The maths of every game

Written by \`npm run maths -- --write\`; \`npm run maths\` proves every figure again and compares it with this page. The same figures are data in \`games/kit/math/returns.json\`, which the site and the games display.

Return is the average share of the stakes that is paid back; the edge is the rest. All figures are exact except blackjack's split hands, the main bet of Pai Gow Poker and the slots with too many stops to enumerate, which are simulated with a fixed seed and state their 95% interval.

A round pays if it gives anything back, so a returned stake counts. Where every bet has its own share of paying rounds, the table lists it; where it depends on a choice that this page does not list bet by bet, such as the target in dice or the decisions in blackjack, none is stated.

Every row of every pay table can be won: the command fails if one cannot. The maximum of a round includes its features and leaves out jackpot pools. No win is rounded: the stakes on offer are multiples of each game's unit in every currency, the server refuses others, and the command checks the ladder of each currency. No round pays more than the game's cap (1,000,000 of a currency worth about a dollar unless its manifest says otherwise). Where prizes are fixed, the largest stake keeps the greatest prize below the cap; in crash a flight is cashed out there; in slots the cap ends the count, and the figures leave it out because it starts at \`cap ÷ stake\` times the stake.

How each is calculated:

- **Roulette**: every bet on every pocket. Live roulette uses the European wheel.
- **Blackjack**: six decks, dealer stands on soft 17 and peeks for a natural, double on any two cards and after a split, up to four hands, split aces get one card each, late surrender of a hand that is not split, a natural pays 3:2; basic strategy (\`games/kit/math/blackjack/basic-strategy.ts\`), no insurance. Every initial hand that is not split is counted exactly, with the dealt cards removed from the shoe; ten million split hands are simulated. One to five hands are played in a round; from a shuffled shoe the cards of each are as likely as those of a single hand, so the return does not depend on their number. Pairs and 21+3 are counted over all first cards.
- **Auto Blackjack**: eight decks, one split into two hands, no surrender; otherwise the rules and the proof of blackjack. All players draw from the same cards, and each player's cards are as likely as at a table of their own. Pairs and 21+3 are counted over all first cards.
- **Auto Seven-Seat Blackjack**: the rules and the proof of Auto Blackjack, from the same figures. Each seat draws from cards of its own, so neither other seats nor bets behind change the chances. A bet behind that raises with its seat has the same return; one that does not keeps its stake where basic strategy doubles or splits, and returns less.
- **Baccarat**: all sequences of six cards from eight decks.
- **Video poker**: the best of 32 holds for each of 2,598,960 hands over all their draws, or of 2,869,685 with a joker. Operators choose between the pay tables that are listed as such; the first figure is the default. The figures are for five coins; with fewer, a royal flush without wild cards pays 250 per coin. Each of several hands draws from the deck without the dealt cards, so its return is that of a single hand; how often any of them wins is counted for the best hold. Double-up counts every card, or every pair of cards, that can decide it; it is offered up to five times and never above the top prize.
- **Casino Hold'em**: the better of call and fold for every hand and flop, over all turns, rivers and hands of the dealer. Boards that differ only by suits are counted once, so 134,459 of them stand for all 2,598,960. About 82% of hands should be called. Auto Casino Hold'em has the same rules, with one hand for all players.
- **Craps**: every roll from every point. Rolls that decide nothing repeat, so they cancel out; odds are paid at their true chances.
- **Three Card Poker**: every hand of the player against all 18,424 hands of the dealer, with the better of playing and folding. The best play is to play queen-six-four or better.
- **Pai Gow Poker**: player and dealer both set their cards the house way (\`games/pai-gow-poker/math/house-way.ts\`). A million deals are settled twice, with the hands swapped for the second time, so that only copies and queen-high hands of the dealer make a difference; the interval follows from twenty independent batches. The Lantern bonus is counted over all 154,143,080 hands of seven cards.
- **Casino War**: every pair of ranks from six decks, and every pair of a war that follows a tie, with the dealt cards removed.
- **Red Dog**: every spread of the first two cards from six decks, with a raise wherever it gains on average, which is from a spread of seven.
- **Scratch cards**: the number of tickets of each prize among a million. All cards share the prizes.
- **Keno**: the hypergeometric distribution. Ten of ten occurs once in 8,911,711.
- **Bingo**: the chance that one, two or three given rows are among the called balls, by inclusion and exclusion. All tickets have the same chances, and prizes do not depend on other tickets.
- **Lottery**: the hypergeometric distribution. Five of five occurs once in 376,992.
- **Dice, mines, hi-lo, towers, foxtrot, coin flip, rock paper scissors**: the payout is 0.99 divided by the probability, rounded to the hundredth; the range over all choices is stated.
- **Limbo**: counted over the 2^32 words that decide a round, for every target up to 100× and every whole one above.
- **Wheel**: every segment of every wheel.
- **Crash**: counted over the 2^32 words that decide a flight. The chance to reach a multiplier is 0.99 divided by it, so 1.98% of flights end at 1.00×, before the first possible cash-out at 1.01×.
- **Craps**: every come-out roll, and every roll after it that decides the bet. Bets that the end of a hand returns count as paid back; of the bets that are decided, place bets on 4 and 10 lose 6.6667%, on 5 and 9 4.0000%, on 6 and 8 1.5152%, hardways on 4 and 10 11.1111%, on 6 and 8 9.0909%, as at tables where they stay until they are decided.
- **Plinko**: Pascal's triangle.
- **Horse race**: every possible field, at its prices.
- **Slots**: all stops of all reels. Lines and ways are counted symbol by symbol, because the reels are independent; cascades are played out from every combination of stops. Free spins follow from the probability of winning and retriggering them, hold and win, sticky and walking wilds and rising rows from their Markov chains, opening reels and collectors' meters likewise, expanding symbols from the number of reels that show them, and picks from drawing without replacement. Jackpot pools return their contributions and the house's seed. Standard deviation and hit rate follow from the mean squares of all stops, by pairs of symbols where ways pay. The game itself then plays 200,000 rounds, which must agree with the proof. Operators choose between the variants that are listed; all are proven in this way, and the other figures are those of the default.
- **Slots that are simulated** (Petits Fours, Storm Light): their cascades depend on more stops than can be enumerated. Paid spins and free spins are sampled separately by the code that plays the game. Spins are weighted by the exact chance of the scatters that the reels land with, and each start of free spins is continued many times. The interval follows from twenty independent batches. A round ends at the stated maximum; the proof finds a round that reaches it. An ante bet and a feature buy are bets of their own, with their own return on their price.
`;

export const sectionOf = (game: GameFigures, title: string): string =>
  `## ${title}\n\n${tableOf(game)}\n${prizeOf(game)}${spreadOf(game)}${variantTable(game)}`;

/**
 * Generates the text of docs/maths.md. `known` is the current page; games that were not proven in this run keep their
 * sections from it.
 */
export function mathsPage(
  proven: readonly GameFigures[],
  titles: Readonly<Record<string, string>>,
  known = "",
): string {
  const sections = new Map<string, string>();
  for (const text of known.split(/^## /m).slice(1))
    sections.set(text.slice(0, text.indexOf("\n")), `## ${text.trimEnd()}\n`);
  for (const game of proven) {
    const title = titles[game.slug] ?? game.slug;
    sections.set(title, sectionOf(game, title));
  }
  const inOrder = Object.values(titles).flatMap((title) => sections.get(title) ?? []);
  return `${introduction}\n${inOrder.join("\n")}`;
}
