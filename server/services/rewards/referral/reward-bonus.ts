export const bonusName = {
  en: "A friend's reward",
  es: "Recompensa por un amigo",
  fr: "Récompense de parrainage",
  pt: "Recompensa por um amigo",
  zh: "好友奖励",
};

/** The bonus that a reward became, for those who pay it and those who take it back. */
export function rewardBonusId(rewardId: string): string {
  return `bonus_${rewardId.replaceAll(/[^A-Za-z0-9]/g, "")}`;
}
