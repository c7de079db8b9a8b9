-- Which secret a provider's keys are derived from, so that keys keep working while the secret is rotated.
alter table racing_feed.provider add column key_secret text, add column old_key_secret text;
