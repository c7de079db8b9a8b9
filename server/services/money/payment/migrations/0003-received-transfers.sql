-- Transfers are now also looked up by their recipient.
create index transfers_to_player on transfers (recipient_id, created_at desc);
