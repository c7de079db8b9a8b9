alter table confirmation_codes add column channel text not null default 'sms' check (channel in ('sms', 'email'));
