import type { PersonalTable } from "./personal-table.ts";

export const moneyTables: readonly PersonalTable[] = [
  {
    table: "player_linked_accounts",
    file: "linked-accounts",
    columns: "player_id id name masked type",
    erasure: "delete",
  },
  {
    table: "bank_accounts",
    file: "bank-accounts",
    columns: "player_id id provider name bank masked holder status created_at",
    sealed: { column: "sealed", label: "bank:{id}" },
    // Details that are encrypted with the player's key need not be overwritten, because deleting the key makes them
    // unreadable. Only details that an earlier version stored as plain text are overwritten.
    erasure: {
      token: "''",
      name: "null",
      bank: "null",
      masked: "null",
      holder: "null",
      sealed: "coalesce(sealed, '')",
    },
    omitted: { token: "secret" },
  },
  {
    table: "deposits",
    file: "deposits",
    columns:
      "id player_id method provider currency amount_minor status instructions reason created_at expires_at",
    erasure: { redirect_url: "null", instructions: "null", reason: "null", card_fingerprint: "null" },
    omitted: { card_fingerprint: "secret", redirect_url: "secret", started: "technical" },
  },
  {
    table: "withdrawals",
    file: "withdrawals",
    columns:
      "id player_id method provider currency amount_minor fee_minor target target_label status created_at method_kind payout_requested_at first_approved_at decline_reason",
    erasure: { target: "''", target_label: "''", reason: "null" },
    omitted: {
      decided_by: "operator",
      reason: "internal",
      first_approved_by: "operator",
      first_approved_name: "operator",
      signals: "checks",
      evaluation: "checks",
    },
  },
  {
    table: "payment_steps",
    file: "payment-steps",
    columns: "id payment_id from_status to_status event at",
    where:
      "payment_id in (select id from deposits where player_id = $1 union select id from withdrawals where player_id = $1)",
    erasure: { reason: "null" },
    omitted: { actor: "operator", reason: "internal" },
  },
  {
    table: "payment_debts",
    file: "debts",
    columns: "deposit_id player_id currency amount_minor collected_minor written_off_at created_at",
    erasure: "keep",
    omitted: { written_off_by: "operator" },
  },
  {
    table: "transfers",
    file: "transfers",
    columns: "id player_id currency amount_minor created_at",
    erasure: "keep",
    omitted: { recipient_id: "third" },
  },
  {
    table: "transfers",
    file: "transfers-received",
    columns: "id recipient_id currency amount_minor created_at",
    where: "recipient_id = $1",
    erasure: "keep",
    omitted: { player_id: "third" },
  },
  {
    table: "ledger.account",
    file: "ledger-accounts",
    columns: "player_id id kind currency bonus_id verticals balance opened_at spent_first max_stake",
    erasure: "keep",
    omitted: { successor_player_id: "technical", successor_id: "technical", version: "technical" },
  },
  {
    table: "ledger.posting",
    file: "ledger-postings",
    columns: "player_id id number outcome type reference_kind reference_id reverses posted_at",
    erasure: "keep",
    omitted: { transfers: "third" },
  },
  {
    table: "ledger.entry",
    file: "ledger-entries",
    columns: "player_id number line account_id amount balance_before balance_after",
    erasure: "keep",
  },
  {
    table: "ledger.hold",
    file: "ledger-holds",
    columns:
      "player_id id state source_account_id holding_account_id amount captured expires_at held_at settled_at",
    erasure: "keep",
  },
  {
    table: "ledger.carried_balance",
    file: "ledger-carried-balances",
    columns: "player_id account_id balance",
    erasure: "keep",
  },
];
