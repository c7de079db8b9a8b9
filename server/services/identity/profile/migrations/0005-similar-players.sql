-- Accounts of the same person are looked for when somebody joins.
create index players_by_birth_date on players (birth_date);
create index players_by_phone on players ((phone_prefix || phones[1]));
