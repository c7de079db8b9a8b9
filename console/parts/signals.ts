const words: Readonly<Record<string, string>> = {
  ACCOUNT_LOCKED: "The owner locked the account after the withdrawal was approved",
  CHARGEBACK: "This player had a deposit reversed",
  FIRST_WITHDRAWAL: "First withdrawal by this player",
  LARGE_AMOUNT: "At least half of the method's maximum",
  MANY_WITHDRAWALS: "Three or more within a day",
  PHONE_NOT_VALIDATED: "Phone not verified",
};

export function signalText(signal: string): string {
  return words[signal] ?? signal.toLowerCase().replaceAll("_", " ");
}
