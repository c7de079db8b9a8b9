import type { Database } from "@parlour/server/kit/database";

/**
 * Fills the tables that the player list and the reports read, for players and postings that `loadConsoleData` has
 * loaded. Every filter of the player list gets common and rare values, and the reports get a year of daily totals for
 * 400 games.
 */
export async function loadConsoleLists({ query }: Pick<Database, "query">): Promise<void> {
  await query("truncate player_directory, player_totals");
  await query(
    `insert into player_directory (player_id, joined_at, status, country, currency, verification, tier,
       brand_id, last_seen_at)
     select id, created_at, case when n % 1000 = 0 then 'DISABLED' when n % 50 = 0 then 'CLOSED' else 'ACTIVE' end,
       (array['CA', 'US', 'GB', 'MT', 'ES', 'FR', 'BR', 'CN'])[least(8, 1 + floor(-ln((n % 9973 + 1) / 9974.0) * 1.5))::int],
       currency, (array['VERIFIED', 'NOT_REQUESTED', 'REQUESTED', 'PENDING', 'INVALID'])[1 + (n % 7) % 5],
       'tier-' || (n % 37) % 5, case when n % 10 = 0 then 'second' else 'main' end, case when n % 11 = 0 then null else created_at + (n % 300) * interval '1 day' end
     from (select *, row_number() over (order by created_at, id) as n from players) as numbered`,
  );
  await query(
    `insert into player_totals (player_id, currency, deposits, withdrawals, gross, promotions, last_played_at)
     select player_id, currency, (n % 97) * (n % 97) * 100, (n % 13) * 100, (n % 29) * 50, (n % 5) * 10, joined_at
     from (select *, row_number() over () as n from player_directory) as numbered where n % 5 > 0`,
  );
  await query(
    `insert into player_tags (player_id, tag, operator_name, created_at)
     select player_id, case when n % 5000 = 0 then 'call-back' else 'vip' end, 'Bench', joined_at
     from (select *, row_number() over () as n from player_directory) as numbered where n % 100 = 0`,
  );
  await query(
    `insert into report_flows (day, currency, type, giver, taker, game_id, amount, transfers)
     select day::date, 'CAD', way.type, way.giver, way.taker, (2000 + game)::text, 100000 + game, 100
     from generate_series(timestamp '2026-01-01', timestamp '2026-12-31', interval '1 day') as day,
       generate_series(1, 400) as game,
       (values ('BET', 'player:cash', 'house:revenueCasino'), ('BET', 'player:bonus', 'house:revenueCasino'),
         ('WIN', 'house:revenueCasino', 'player:cash'), ('WIN', 'house:revenueCasino', 'house:jackpots'))
         as way(type, giver, taker)
     on conflict do nothing`,
  );
  await query(
    `insert into report_currencies select currency, sum(transfers) from report_flows group by currency
     on conflict (currency) do update set transfers = excluded.transfers`,
  );
  await query(
    `update player_directory_progress set joined_until = (select max(created_at) from players), joined_id = (
       select id from players order by created_at desc, id desc limit 1),
       seen_until = (select max(last_seen_at) from sessions), last_number = (select last_number from report_progress)`,
  );
  await query("analyze player_directory, player_totals, player_tags, report_flows");
}
