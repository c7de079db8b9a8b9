-- Operators put games together in collections, which the casino lobby shows.
alter table content_versions drop constraint content_versions_kind_check;
alter table content_versions add constraint content_versions_kind_check
  check (kind in ('page', 'region', 'item', 'game', 'categories', 'collection'));
