-- The name, bank, masked number and holder are encrypted together with the player's key.
alter table bank_accounts alter column name drop not null, alter column bank drop not null,
  alter column masked drop not null, alter column holder drop not null;
alter table bank_accounts add column sealed bytea;
alter table bank_accounts add constraint bank_accounts_one_form
  check (case when sealed is null then num_nulls(name, bank, masked, holder) = 0
    else num_nonnulls(name, bank, masked, holder) = 0 end);
create index bank_accounts_unsealed on bank_accounts (player_id) where sealed is null;
