-- An index for the list of mutes, which is read in pages, newest first.
create index table_chat_mutes_by_time on table_chat_mutes (muted_at, player_id);
