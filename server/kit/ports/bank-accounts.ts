/** Implemented by the bank-accounts service. */
export type BankAccounts = {
  /** The provider's token for a linked account, even if it has since been removed; undefined if unknown. */
  findToken(playerId: string, accountId: string): Promise<string | undefined>;
};
