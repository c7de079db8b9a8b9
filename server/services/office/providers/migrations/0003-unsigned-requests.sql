-- Requests in a provider's name with a wrong signature. Anyone can send them, so they are no errors of the provider.
alter table provider_minutes add column unsigned int not null default 0;
