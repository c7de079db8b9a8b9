/** The names of our jackpot pools, as message keys. */
export const jackpotTierWords: Readonly<Record<string, string>> = {
  comet: "games-slots.symbolComet",
  star: "games-slots.symbolStar",
  spark: "games-slots.tierSpark",
};
