-- The accounts of the same person at other brands: those with the same name and date of birth, and those with the
-- same e-mail address. An e-mail address only counts if it is confirmed; otherwise anyone could act on behalf of a
-- stranger by entering the stranger's address.
create or replace function same_person_elsewhere(wanted text) returns table (id text, currency text)
language sql stable strict
begin atomic
  select other.id, other.currency
  from players one join players other on other.brand_id <> one.brand_id
    and ((lower(other.email) = lower(one.email) and one.email_confirmed_at is not null)
      or (other.birth_date = one.birth_date
        and translate(fold_text(other.first_name || other.last_name), ' -''.', '')
          = translate(fold_text(one.first_name || one.last_name), ' -''.', '')))
  where one.id = wanted;
end;
