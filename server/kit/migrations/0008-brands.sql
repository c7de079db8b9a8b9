-- The brands that this installation serves, chosen by host name. The first brand has what the site had before there
-- were brands: its null values come from the site's settings.
create table brands (
  id text primary key,
  is_first boolean not null default false,
  is_live boolean not null default false,
  document jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create unique index brands_first on brands (is_first) where is_first;
insert into brands (id, is_first, is_live, document) values ('main', true, true, '{
  "name": "Parlour", "hosts": [], "mark": "fan", "colours": null, "titleFont": "fraunces", "textFont": "inter",
  "heroPicture": null, "languages": null, "languageDefault": null, "currencies": null, "defaultCurrency": null,
  "bucket": null, "licence": null, "mailFrom": null, "supportEmail": null}');

-- A session belongs to the brand at which it was opened.
alter table sessions add column brand_id text not null default 'main';
-- The sender of a message is decided when it is written; null is the sender of the installation.
alter table outbox_messages add column sender text;
