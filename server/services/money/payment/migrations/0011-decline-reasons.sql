-- The reason that the player is given for a declined withdrawal; the reason in the existing column is internal.
-- Withdrawals that were declined earlier have no code, so their players are still given no reason.
alter table withdrawals
  add column decline_reason text check (decline_reason in
    ('NOT_OWN_ACCOUNT', 'DOCUMENT_NEEDED', 'WAGERING_NOT_MET', 'CONTACT_SUPPORT', 'REFUSED_BY_PROVIDER',
     'DEPOSIT_REVERSED'));
