export const bonusName = {
  en: "A friend's reward",
  es: "Recompensa por un amigo",
  fr: "Récompense de parrainage",
  pt: "Recompensa por um amigo",
  zh: "好友奖励",
};

/** The id of a reward's bonus, used for paying and for reversing it. */
export function rewardBonusId(rewardId: string): string {
  return `bonus_${rewardId.replaceAll(/[^A-Za-z0-9]/g, "")}`;
}
