import { stakeLimitsOf } from "@parlour/rules/stake-limits";
import { walletCurrencies as currencies } from "@parlour/rules/wallet-currencies";
import type { GameFigures } from "./kit/math/figures.ts";
import type { GameModule } from "./kit/math/manifest.ts";

/**
 * Checks that every win is a whole amount at every stake on offer, in every currency; returns the result as a
 * line of text.
 */
export function checkLadders(
  games: readonly Pick<GameModule, "game">[],
  figures: readonly Pick<GameFigures, "slug" | "payUnit">[],
): string {
  let stakes = 0;
  for (const { game } of games) {
    const { payUnit } = figures.find(({ slug }) => slug === game.slug)!;
    for (const currency of currencies) {
      const rule = { unit: game.stakeUnit ?? 1 };
      for (const stake of stakeLimitsOf(currency, game.stakes, rule).stepsMinor) {
        stakes++;
        if (stake % payUnit !== 0)
          throw new Error(
            `${game.slug}: a stake of ${stake} minor units of ${currency} is no multiple of ${payUnit}, so wins are rounded.`,
          );
      }
    }
  }
  return `Every win is whole at all ${stakes} stakes on offer, in ${currencies.size} currencies.`;
}
