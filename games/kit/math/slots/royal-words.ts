/** The message keys of the four card symbols that most slots share. */
export const royalWords = {
  ace: "games.rankAce",
  king: "games.rankKing",
  queen: "games.rankQueen",
  jack: "games.rankJack",
} as const;
