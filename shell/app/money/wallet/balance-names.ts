import type { BalanceType } from "@parlour/contracts/enumerations";
import type { MessageKey } from "@parlour/web/i18n/messages";

/** What players call the twelve balances, in the order in which they explain each other. */
export const balanceNames: readonly (readonly [BalanceType, MessageKey])[] = [
  ["Playable", "player.playable"],
  ["Unlocked", "player.unlocked"],
  ["Locked", "player.locked"],
  ["Bonus", "player.bonus"],
  ["PlayableCasino", "player.playableCasino"],
  ["PlayableSports", "player.playableSports"],
  ["PlayableHorses", "player.playableHorses"],
  ["PlayablePoker", "player.playablePoker"],
  ["NonPlayableBonus", "player.nonPlayableBonus"],
  ["PendingWithdrawal", "player.pendingWithdrawal"],
  ["Withdrawable", "player.withdrawable"],
  ["Total", "player.total"],
];
