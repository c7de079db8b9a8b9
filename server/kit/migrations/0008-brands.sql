-- The brands that this installation serves, chosen by host name. In the first brand, null values stand for the site's
-- own settings, which applied before there were brands.
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

-- The brand on whose site the session was opened.
alter table sessions add column brand_id text not null default 'main';
-- The sender, chosen when the message is written; null for the installation's default sender.
alter table outbox_messages add column sender text;
