-- The picture library is paged, newest first.
create index content_pictures_by_time on content_pictures (created_at, name);
