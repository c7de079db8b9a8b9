-- The provider's name for the card of a deposit, by which one card in two accounts is found. It is not the number.
alter table deposits add column card_fingerprint text;
create index deposits_by_card on deposits (card_fingerprint) where card_fingerprint is not null;
