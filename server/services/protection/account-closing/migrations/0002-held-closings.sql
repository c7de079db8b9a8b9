create index account_closings_held on account_closings (player_id) where state = 'HELD';
