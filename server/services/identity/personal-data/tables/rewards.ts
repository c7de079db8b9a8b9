import type { PersonalTable } from "./personal-table.ts";

export const rewardsTables: readonly PersonalTable[] = [
  {
    table: "bonuses",
    file: "bonuses",
    columns:
      "id player_id offer_id grant_id type name terms status currency amount_minor required_minor done_hundredths loss_minor deposit_id deposit_minor converted_minor created_at claim_until activated_at expires_at warned_at ended_at",
    erasure: "keep",
  },
  {
    table: "bonus_steps",
    file: "bonus-steps",
    columns: "id bonus_id event from_status to_status amount_minor at",
    where: "bonus_id in (select id from bonuses where player_id = $1)",
    erasure: { reason: "null" },
    omitted: { actor: "operator", reason: "internal" },
  },
  {
    table: "bonus_grant_players",
    file: "bonus-grants",
    columns: "grant_id player_id granted",
    erasure: "keep",
  },
  {
    table: "bonus_players",
    file: "bonus-status",
    columns: "player_id has_deposited",
    erasure: "keep",
  },
  {
    table: "campaign_recipients",
    file: "campaigns",
    columns:
      "campaign_id player_id is_control due_at outcome exclusion channels decided_at currency counted_until deposits gross promotions",
    erasure: "keep",
  },
  {
    table: "mission_players",
    file: "mission-participation",
    columns: "player_id opted_out_at",
    erasure: "keep",
  },
  {
    table: "mission_progress",
    file: "missions",
    columns:
      "mission_id player_id period ends_at currency value state day changed_at claimed_at points cost_minor",
    erasure: "keep",
  },
  {
    table: "mission_rounds",
    file: "mission-rounds",
    columns: "mission_id player_id wager_id period staked won value",
    erasure: "keep",
  },
  {
    table: "leaderboard_scores",
    file: "leaderboard-scores",
    columns: "leaderboard_id player_id score reached_at",
    erasure: "keep",
    omitted: { reached_by: "technical", hidden: "technical" },
  },
  {
    table: "leaderboard_rounds",
    file: "leaderboard-rounds",
    columns: "leaderboard_id player_id wager_id staked won score settled_at",
    erasure: "keep",
    omitted: { settlement: "technical" },
  },
  {
    table: "leaderboard_winners",
    file: "leaderboard-prizes",
    columns: "leaderboard_id place player_id score prize_minor state decided_at obstacle withhold_at",
    erasure: "keep",
    omitted: { retry_at: "technical" },
  },
  {
    table: "loyalty_entries",
    file: "loyalty-entries",
    columns: "player_id id kind about points tier_points amount_minor currency at",
    erasure: "keep",
  },
  {
    table: "loyalty_players",
    file: "loyalty-status",
    columns: "player_id tier_id tier_points window_ends_at excluded tier_micro points_micro",
    erasure: "keep",
  },
  {
    table: "referral_friends",
    file: "referred-by",
    columns:
      "player_id id name sharing_method state refused_for deposit_currency deposit_minor joined_at changed_at",
    erasure: { name: "''" },
    omitted: { referrer_id: "third" },
  },
  {
    table: "referral_rewards",
    file: "referral-rewards",
    columns: "id invitation_id player_id role currency amount_minor credit created_at taken_back_at",
    erasure: "keep",
  },
  {
    table: "referral_tokens",
    file: "referral-link",
    columns: "player_id token created_at",
    erasure: "delete",
  },
  {
    table: "affiliate_applications",
    file: "affiliate-applications",
    columns: "id player_id website audience message state reason created_at decided_at",
    erasure: {
      website: "''",
      audience: "''",
      message: "''",
      reason: "case when reason is not null then '' end",
    },
    omitted: { decided_by: "operator" },
  },
  {
    table: "affiliates",
    file: "affiliate-account",
    columns: "id player_id currency created_at",
    erasure: "keep",
  },
  {
    table: "affiliate_links",
    file: "affiliate-links",
    columns: "id affiliate_id token name campaign landing_path created_at",
    where: "affiliate_id in (select id from affiliates where player_id = $1)",
    erasure: "keep",
  },
  {
    table: "affiliate_plans",
    file: "affiliate-plans",
    columns:
      "affiliate_id version kind cpa_minor cpa_minimum_minor share_basis_points carries_over from_month created_at",
    where: "affiliate_id in (select id from affiliates where player_id = $1)",
    erasure: "keep",
    omitted: { created_by: "operator" },
  },
  {
    table: "affiliate_statements",
    file: "affiliate-statements",
    columns:
      "id affiliate_id month plan_version state currency clicks joins first_deposits net_revenue_minor cpa_minor share_minor carried_in_minor carried_out_minor commission_minor closed_at paid_at leaves_out_open",
    where: "affiliate_id in (select id from affiliates where player_id = $1)",
    erasure: "keep",
    omitted: { paid_by: "operator" },
  },
  {
    table: "affiliate_players",
    file: "came-through-affiliate",
    columns: "player_id joined_at excluded_for first_deposit_at deposit_id deposit_currency deposit_minor",
    erasure: "keep",
    omitted: {
      affiliate_id: "third",
      link_id: "third",
      campaign: "third",
      cpa_month: "third",
      cpa_minor: "third",
      cpa_deposit_id: "third",
      cpa_deposit_minor: "third",
      cpa_taken_back_month: "third",
    },
  },
];
