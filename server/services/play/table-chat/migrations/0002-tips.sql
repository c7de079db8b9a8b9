-- The chat of a table with a dealer also shows who has tipped the dealer.
alter table table_chat_messages add column kind text not null default 'SAID' check (kind in ('SAID', 'TIP'));
