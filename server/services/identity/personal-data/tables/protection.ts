import type { PersonalTable } from "./personal-table.ts";

export const protectionTables: readonly PersonalTable[] = [
  {
    table: "account_closings",
    file: "account-closing",
    columns: "player_id state target payouts held_reason requested_at closed_at",
    erasure: "keep",
    omitted: { requested_by: "operator", checked_at: "technical" },
  },
  {
    table: "account_closing_steps",
    file: "account-closing-steps",
    columns: "id player_id from_state to_state reason at",
    erasure: "keep",
  },
  {
    table: "cases",
    file: "cases",
    columns: "id player_id state score opened_at closed_at outcome kind due_on",
    where: "player_id = $1 and kind in ('HARM', 'COMPLAINT')",
    // Only the texts of the reasons are erased. Their codes stay, because the rules for cases look them up.
    erasure: {
      reasons: `(select coalesce(jsonb_agg(reason || '{"text": ""}' order by place), '[]')
        from jsonb_array_elements(reasons) with ordinality as given (reason, place))`,
    },
    erasureWhere: "player_id = $1",
    omitted: {
      reasons: "third",
      rule: "checks",
      opened_by: "operator",
      follow_up_on: "checks",
      holds_withdrawals: "checks",
    },
  },
  {
    table: "harm_scores",
    file: "harm-scores",
    columns: "player_id day score reasons scored_at",
    erasure: "delete",
  },
  {
    table: "player_limits",
    file: "operator-limits",
    columns: "player_id kind currency max_minor set_at",
    erasure: "keep",
    omitted: { proposal_id: "technical" },
  },
  {
    table: "protected_players",
    file: "time-zone",
    columns: "player_id time_zone is_zone_known created_at",
    erasure: { time_zone: "'UTC'" },
  },
  {
    table: "protection_breaks",
    file: "breaks",
    columns: "player_id scope kind since until return_asked_at",
    erasure: "keep",
  },
  {
    table: "protection_changes",
    file: "protection-changes",
    columns: "id player_id subject before after at",
    erasure: "keep",
    omitted: { actor: "operator" },
  },
  {
    table: "protection_holds",
    file: "protection-holds",
    columns: "player_id since",
    erasure: "keep",
    omitted: { listed_at: "technical" },
  },
  {
    table: "protection_limits",
    file: "limits",
    columns: "player_id source kind period amount currency pending_amount pending_from changed_at",
    erasure: "keep",
  },
  {
    table: "protection_reality_checks",
    file: "reality-checks",
    columns: "player_id interval_minutes acknowledged_at",
    erasure: "keep",
  },
  {
    table: "protection_reviews",
    file: "limit-reviews",
    columns: "player_id since",
    erasure: "keep",
  },
];
