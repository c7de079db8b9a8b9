import type { PersonalTable } from "./personal-table.ts";

export const playTables: readonly PersonalTable[] = [
  {
    table: "wagering.wager",
    file: "rounds-and-bets",
    columns:
      "player_id id provider product_id session_id currency state sequence staked won jackpot_tier jackpot_won grant_id record started_at changed_at ended_at largest_stake vertical reference_kind cashed_out returned owed revenue_kind",
    erasure: "keep",
    omitted: {
      draw_key: "technical",
      draw_number: "technical",
      purse_ids: "technical",
      purse_amounts: "technical",
      told_staked: "technical",
      told_own: "technical",
      told_won: "technical",
    },
  },
  {
    table: "wagering.stake_grant",
    file: "free-stakes",
    columns: "player_id id product_id currency stake granted used credit granted_at expires_at",
    erasure: "keep",
  },
  {
    table: "game_sessions",
    file: "game-sessions",
    columns:
      "id player_id game_id mode currency language autoplay_allowed minimum_spin_ms credits created_at expires_at turbo_allowed stake_cap figures_shown ante_bets_allowed feature_buys_allowed maths_version",
    erasure: "keep",
  },
  {
    table: "favourite_games",
    file: "favourite-games",
    columns: "player_id game_id added_at",
    erasure: "delete",
  },
  {
    table: "recent_games",
    file: "recent-games",
    columns: "player_id game_id opened_at times",
    erasure: "delete",
  },
  {
    table: "fair_seeds",
    file: "game-seeds",
    columns: "owner id state seed_hash client_seed rounds created_at revealed_at",
    where: "owner = $1",
    erasure: "keep",
    omitted: { sealed_seed: "secret" },
  },
  {
    table: "practice_rounds",
    file: "practice-rounds",
    columns:
      "session_id id game_id state sequence staked won jackpot_tier jackpot_won record number started_at ended_at",
    where: "session_id in (select id from game_sessions where player_id = $1)",
    erasure: "keep",
    omitted: { draw_key: "technical", draw_number: "technical" },
  },
  {
    table: "players_at_studios",
    file: "ids-at-studios",
    columns: "studio player_id alias",
    erasure: "delete",
  },
  {
    table: "seamless.session",
    file: "studio-sessions",
    columns: "studio player_id game_id currency opened_at expires_at",
    erasure: "keep",
    omitted: { token_hash: "secret", site_session: "technical" },
  },
  {
    table: "shared_round_bets",
    file: "shared-round-bets",
    columns:
      "slug number id player_name practice currency stake_minor bet state leaves_at left_at win_minor placed_at closed_at owner confirmed_at decided_at paid_at choices",
    where: "owner = $1",
    erasure: { player_name: "''" },
    omitted: { game_session: "technical", correction: "technical" },
  },
  {
    table: "shared_round_choices",
    file: "shared-round-choices",
    columns:
      "slug number bet_id window_number id action cost_minor state received_at confirmed_at refunded_at",
    where: "bet_id in (select id from shared_round_bets where owner = $1)",
    erasure: "keep",
  },
  {
    table: "shared_round_seats",
    file: "seats",
    columns: "slug seat owner player_name practice taken_at missed",
    where: "owner = $1",
    erasure: "delete",
  },
  {
    table: "table_chat_messages",
    file: "table-chat-messages",
    columns: "id slug player_id player_name text said_at decision decided_at kind",
    erasure: { text: "''", player_name: "''" },
    omitted: { sequence: "technical", reports: "third", decided_by: "operator" },
  },
  {
    table: "table_chat_mutes",
    file: "table-chat-mutes",
    columns: "player_id muted_at muted_until",
    erasure: { reason: "''" },
    omitted: { muted_by: "operator", reason: "internal" },
  },
  {
    table: "table_chat_hidden_players",
    file: "table-chat-hidden-players",
    columns: "player_id hidden_at",
    erasure: "delete",
    omitted: { hidden_player_id: "third" },
  },
  {
    table: "table_chat_reports",
    file: "table-chat-reports",
    columns: "player_id reported_at",
    erasure: "delete",
    omitted: { message_id: "third" },
  },
  {
    table: "dealer_tips",
    file: "dealer-tips",
    columns: "player_id id slug player_name currency amount_minor given_at",
    erasure: { player_name: "''" },
    omitted: { dealer_id: "operator", dealer_name: "operator", payout_id: "technical" },
  },
];
