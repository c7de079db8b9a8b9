import type { BalanceType } from "@parlour/contracts/enumerations";
import type { MessageKey } from "@parlour/web/i18n/messages";

/** Labels of the twelve balances, in display order. */
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
