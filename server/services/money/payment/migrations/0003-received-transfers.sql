-- Transfers are also looked for by who received them.
create index transfers_to_player on transfers (recipient_id, created_at desc);
