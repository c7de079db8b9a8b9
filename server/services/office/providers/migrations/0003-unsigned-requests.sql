-- Requests in a provider's name with an invalid signature. Anyone can send them, so they don't count as errors of the
-- provider.
alter table provider_minutes add column unsigned int not null default 0;
