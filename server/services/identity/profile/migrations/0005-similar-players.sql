-- When a player registers, we look for other accounts of the same person.
create index players_by_birth_date on players (birth_date);
create index players_by_phone on players ((phone_prefix || phones[1]));
