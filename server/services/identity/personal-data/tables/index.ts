import { bettingTables } from "./betting.ts";
import { identityTables } from "./identity.ts";
import { moneyTables } from "./money.ts";
import type { PersonalTable } from "./personal-table.ts";
import { playTables } from "./play.ts";
import { protectionTables } from "./protection.ts";
import { rewardsTables } from "./rewards.ts";
import { siteTables } from "./site.ts";

export const personalTables: readonly PersonalTable[] = [
  ...identityTables,
  ...moneyTables,
  ...playTables,
  ...bettingTables,
  ...rewardsTables,
  ...siteTables,
  ...protectionTables,
];

const link = "one-time link or challenge: a hash that expires within days";
const readModel = "computed from exported tables";
const bookkeeping = "keeps the server from doing something twice; the result is in an exported table";
const staff = "about operators' work";
const thirdPersons = "about another person";

/** Tables with a column that names a person and that are not exported, with the reason. */
export const notExported: Readonly<Record<string, string>> = {
  account_lock_tokens: link,
  document_links: link,
  passkey_challenges: link,
  password_reset_tokens: link,
  pin_reset_tokens: link,
  required_action_tokens: link,
  verified_operations: link,
  player_keys: "the key that encrypts the player's data",
  player_directory: readModel,
  player_totals: readModel,
  statement_checkpoints: readModel,
  statement_lifetimes: readModel,
  "wagering.player_total": readModel,
  "wagering.settlement": readModel,
  "wagering.tracked_player": readModel,
  idempotency_keys: bookkeeping,
  practice_operations: bookkeeping,
  round_turns: bookkeeping,
  "ledger.archived_numbers": bookkeeping,
  "wagering.draw": bookkeeping,
  "wagering.operation_contents": bookkeeping,
  outbox_messages: "messages that wait to be sent, with codes and links; the player receives them",
  audit_entries: staff,
  configuration_changes: staff,
  operator_proposals: staff,
  operator_sessions: staff,
  operators: staff,
  affiliate_clicks: thirdPersons,
  affiliate_statement_lines: thirdPersons,
  referral_visits: thirdPersons,
  help_feedback: "a random visitor number that belongs to no account",
  table_presence: "whose pages are connected to a live table now; deleted when they are closed",
  poker_pair_days: "compares two players to find collusion; revealing it would harm the check",
  poker_player_days: "measures play to find bots; revealing it would harm the check",
  workbench_seats: "the sandbox's fictional studio: a pseudonym, deleted after a week",
  workbench_rounds: "the sandbox's fictional studio: a pseudonym",
};
