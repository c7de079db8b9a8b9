-- Whether the file and number are encrypted with the player's key instead of the installation's. A job re-encrypts
-- earlier documents.
alter table documents add column has_player_key boolean not null default false;
create index documents_without_player_key on documents (player_id) where not has_player_key;
