/** The labels of the review signals. */
const words: Readonly<Record<string, string>> = {
  FIRST_WITHDRAWAL: "First withdrawal of this player",
  LARGE_AMOUNT: "At least half of what the method takes",
  MANY_WITHDRAWALS: "Three or more within a day",
  PHONE_NOT_VALIDATED: "The phone is not validated",
};

export function signalText(signal: string): string {
  return words[signal] ?? signal.toLowerCase().replaceAll("_", " ");
}
