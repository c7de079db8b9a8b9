-- The reports that an operator sees are their own and the shared ones, in the order of their names.
create index saved_reports_shared on saved_reports (lower(name), id) where is_shared;
