import type { PersonalTable } from "./personal-table.ts";

export const bettingTables: readonly PersonalTable[] = [
  {
    table: "sports.bet",
    file: "sports-bets",
    columns:
      "id player_id session_id type currency stake_per_line left_per_line lines maximum_payout grant_id price_change status payout cashed_out auto_cash_out corrections refusal placed_at confirms_at settled_at changed_at is_each_way",
    erasure: "keep",
    omitted: { operation: "technical" },
  },
  {
    table: "sports.selection",
    file: "sports-selections",
    columns: "bet_id position event_id legs price settlement place_terms place_settlement counts_first_leg",
    where: "bet_id in (select id from sports.bet where player_id = $1)",
    erasure: "keep",
  },
  {
    table: "sports.cash_out",
    file: "sports-cash-outs",
    columns: "bet_id id stake_per_line paid at",
    where: "bet_id in (select id from sports.bet where player_id = $1)",
    erasure: "keep",
  },
  {
    table: "sports.odds_preference",
    file: "odds-format",
    columns: "player_id odds_format",
    erasure: "keep",
  },
  {
    table: "sports.player_limit",
    file: "sports-limits",
    columns: "player_id maximum_stake liability_percent changed_at",
    erasure: "keep",
  },
  {
    table: "racing_bets",
    file: "racing-bets",
    columns:
      "id player_id currency market type race_id race_version pool_id selections lines unit_minor stake_minor price_milli is_best_odds placed_at outcome payout_minor deduction_percent settled_at settled_version prices_version",
    erasure: "keep",
    omitted: { placed_in: "technical" },
  },
  {
    table: "poker_hand_players",
    file: "poker-hands",
    columns:
      "owner played_at hand_id seat net is_voluntary has_raised_preflop has_seen_flop has_shown_down has_won_showdown",
    where: "owner = $1",
    erasure: "keep",
  },
  {
    table: "poker_seats",
    file: "poker-seats",
    columns: "owner table_id",
    where: "owner = $1",
    erasure: "delete",
  },
  {
    table: "poker_player_notes",
    file: "poker-notes",
    columns: "owner colour text updated_at",
    where: "owner = $1",
    erasure: "delete",
    omitted: { subject: "third" },
  },
  {
    table: "poker_tournament_entries",
    file: "poker-tournaments",
    columns:
      "id tournament_id owner name kind status created_at place prize re_buys has_add_on bounty bounty_won ticket",
    where: "owner = $1",
    erasure: { name: "''" },
    omitted: { bust: "third" },
  },
  {
    table: "poker_tournament_purchases",
    file: "poker-tournament-purchases",
    columns: "id tournament_id entry_id kind status price chips created_at",
    where: "entry_id in (select id from poker_tournament_entries where owner = $1)",
    erasure: "keep",
  },
];
