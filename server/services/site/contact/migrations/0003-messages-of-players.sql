-- A player's messages are found by account, and those that were sent without signing in by e-mail address or username.
create index contact_messages_player on contact_messages (player_id) where player_id is not null;
create index contact_messages_email on contact_messages (lower(email)) where player_id is null;
create index contact_messages_username on contact_messages (lower(username))
  where player_id is null and username is not null;
