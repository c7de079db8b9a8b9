-- Answers that operators often use, one row per language.
create table canned_answers (
  id text primary key,
  title text not null,
  language text not null,
  text text not null,
  changed_at timestamptz not null
);

-- Operators who have the desk open. The time is updated for as long as the desk is open.
create table chat_operators (
  id text primary key,
  name text not null,
  seen_at timestamptz not null
);

create index chats_ended on chats (last_message_at desc, id) where state = 'ENDED';

insert into canned_answers (id, title, language, text, changed_at) values
  ('canned_00000000000000000001', 'Greeting', 'en', 'Good day, thank you for writing. I am looking into it now.', now()),
  ('canned_00000000000000000002', 'Greeting', 'es', 'Buenos días, gracias por escribirnos. Lo estoy mirando ahora mismo.', now()),
  ('canned_00000000000000000003', 'Greeting', 'fr', 'Bonjour, merci de nous écrire. Je regarde cela tout de suite.', now()),
  ('canned_00000000000000000004', 'Greeting', 'pt', 'Olá, obrigado por escrever. Estou verificando agora mesmo.', now()),
  ('canned_00000000000000000005', 'Greeting', 'zh', '您好，感谢联系我们，我正在为您查看。', now()),
  ('canned_00000000000000000006', 'Withdrawal times', 'en', 'A withdrawal is looked at by a person first. You see each step of it in your wallet.', now()),
  ('canned_00000000000000000007', 'Document help', 'en', 'A document is accepted when all four corners, the photo and every letter can be seen.', now());
