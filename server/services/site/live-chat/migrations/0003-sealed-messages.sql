-- Messages of players' chats are encrypted with the player's key. Visitors who are not signed in have no key.
alter table chat_messages alter column text drop not null;
alter table chat_messages add column sealed_text bytea;
alter table chat_messages add constraint chat_messages_one_text check (num_nonnulls(text, sealed_text) = 1);
