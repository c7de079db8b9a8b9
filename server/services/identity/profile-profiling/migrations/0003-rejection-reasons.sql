-- What the player is told about a rejected document. The reason beside it is internal. Documents rejected before this
-- column existed have no code, and their players see the general text, as before.
alter table documents
  add column rejection_reason text
    check (rejection_reason in ('UNREADABLE', 'CUT_OFF', 'EXPIRED', 'NAME_MISMATCH', 'OTHER'));
