/** Splits the summary of a proposal at the ids of players, which are the parts with odd indexes. */
export const summaryParts = (summary: string): string[] => summary.split(/\b(player_[a-z\d_]+)\b/);
