-- What the player is told about a declined withdrawal. The reason beside it is internal. Withdrawals declined before
-- this column existed have no code, and their players are told no reason, as before.
alter table withdrawals
  add column decline_reason text check (decline_reason in
    ('NOT_OWN_ACCOUNT', 'DOCUMENT_NEEDED', 'WAGERING_NOT_MET', 'CONTACT_SUPPORT', 'REFUSED_BY_PROVIDER',
     'DEPOSIT_REVERSED'));
