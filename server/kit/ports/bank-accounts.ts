/** Gives access to players' linked bank accounts. Implemented by the bank-accounts service. */
export type BankAccounts = {
  /** Returns the provider's token for a linked account, even if it has since been removed; undefined if unknown. */
  findToken(playerId: string, accountId: string): Promise<string | undefined>;
};
