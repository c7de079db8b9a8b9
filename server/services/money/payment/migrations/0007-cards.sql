-- The provider's token for the card, which is not its number. It shows whether two accounts use the same card.
alter table deposits add column card_fingerprint text;
create index deposits_by_card on deposits (card_fingerprint) where card_fingerprint is not null;
