export const kindWords = {
  STAKED: { name: "leaderboards.kindSTAKED", how: "leaderboards.howSTAKED" },
  MULTIPLE: { name: "leaderboards.kindMULTIPLE", how: "leaderboards.howMULTIPLE" },
  POINTS: { name: "leaderboards.kindPOINTS", how: "leaderboards.howPOINTS" },
} as const;
