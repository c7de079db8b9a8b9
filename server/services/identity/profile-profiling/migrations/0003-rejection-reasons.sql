-- The reason that the player is given for a rejected document; the reason in the existing column is internal.
-- Documents that were rejected earlier have no code, so their players still see the general text.
alter table documents
  add column rejection_reason text
    check (rejection_reason in ('UNREADABLE', 'CUT_OFF', 'EXPIRED', 'NAME_MISMATCH', 'OTHER'));
