-- The name of the operator who made the last change; null if the campaign itself did, such as when it finished.
alter table campaigns add column changed_by text;
