-- The targets of a channel. Changes apply to conversations that start later.
create table support_targets (
  channel text primary key check (channel in ('CHAT', 'CONTACT')),
  first_answer_minutes integer not null check (first_answer_minutes > 0),
  resolution_minutes integer not null check (resolution_minutes >= first_answer_minutes)
);
insert into support_targets values ('CHAT', 2, 60), ('CONTACT', 720, 4320);

-- One row per chat or contact message, under the same id. The texts stay with the service that owns them.
create table support_conversations (
  id text primary key,
  channel text not null references support_targets (channel),
  title text not null,
  player_id text,
  language text not null,
  operator_id text,
  operator_name text,
  opened_at timestamptz not null,
  first_answer_due_at timestamptz not null,
  resolution_due_at timestamptz not null,
  first_answered_at timestamptz,
  resolved_at timestamptz,
  due_at timestamptz generated always as (
    case when resolved_at is not null then null
         when first_answered_at is null then first_answer_due_at
         else resolution_due_at end) stored,
  rating smallint check (rating between 1 and 5),
  rating_comment text,
  rated_at timestamptz
);
create index support_conversations_due on support_conversations (due_at, id) where resolved_at is null;
create index support_conversations_resolved on support_conversations (resolved_at desc, id desc)
  where resolved_at is not null;
create index support_conversations_opened on support_conversations (opened_at);
create index support_conversations_player on support_conversations (player_id) where player_id is not null;

create table support_tags (
  id text primary key,
  name text not null,
  is_retired boolean not null default false
);
create unique index support_tags_name on support_tags (lower(name));

create table support_conversation_tags (
  conversation_id text not null references support_conversations (id) on delete cascade,
  tag_id text not null references support_tags (id),
  primary key (conversation_id, tag_id)
);
create index support_conversation_tags_tag on support_conversation_tags (tag_id);

-- Notes for colleagues, which players never see.
create table support_notes (
  conversation_id text not null references support_conversations (id) on delete cascade,
  -- The note's id, which the sender chooses, so that a note sent twice is stored once.
  id text not null,
  operator_id text not null,
  operator_name text not null,
  text text not null,
  created_at timestamptz not null,
  primary key (conversation_id, id)
);

create table support_templates (
  id text primary key,
  version integer not null default 1,
  name text not null,
  kind text not null check (kind in ('REPLY', 'EXCERPT')),
  shortcut text unique,
  -- One text per language.
  texts jsonb not null
);
create unique index support_templates_name on support_templates (lower(name));

insert into support_tags (id, name) values
  ('supporttag_00000000000000000001', 'Deposit'),
  ('supporttag_00000000000000000002', 'Withdrawal'),
  ('supporttag_00000000000000000003', 'Verification'),
  ('supporttag_00000000000000000004', 'Bonus'),
  ('supporttag_00000000000000000005', 'Game'),
  ('supporttag_00000000000000000006', 'Limits and breaks'),
  ('supporttag_00000000000000000007', 'Technical');

-- Conversations from before this table existed. A message that had been answered counts as resolved, because until
-- then operators did not have to close messages.
insert into support_conversations (id, channel, title, player_id, language, operator_id, operator_name, opened_at,
  first_answer_due_at, resolution_due_at, first_answered_at, resolved_at)
select c.id, 'CHAT', c.visitor_name, c.player_id, c.language, c.operator_id, c.operator_name, c.created_at,
  c.created_at + interval '2 minutes', c.created_at + interval '1 hour',
  (select min(m.created_at) from chat_messages m where m.chat_id = c.id and m.author = 'AGENT' and m.kind = 'SAID'),
  case when c.state = 'ENDED' then c.last_message_at end
from chats c
union all
select m.id, 'CONTACT', m.subject, m.player_id, m.language, a.operator_id, a.operator_name, m.created_at,
  m.created_at + interval '12 hours', m.created_at + interval '3 days', a.first_at,
  case when m.state <> 'OPEN' then coalesce(a.last_at, m.created_at) end
from contact_messages m
left join lateral (
  select min(created_at) as first_at, max(created_at) as last_at,
    (array_agg(operator_id order by created_at desc))[1] as operator_id,
    (array_agg(operator_name order by created_at desc))[1] as operator_name
  from contact_answers where message_id = m.id
) a on true;

-- The canned responses become templates: one per title, with a text per language. A second response with the same title
-- and language becomes a separate template, whose name is the title with a number and, if that is taken, the end of the
-- template's id. Braces are replaced, because they mark placeholders in templates.
insert into support_templates (id, name, kind, texts)
select id, case when row_number() over (partition by lower(name) order by copy, id) = 1 then name
    else name || ' ' || right(id, 6) end, 'REPLY', texts
from (
  select 'template_' || right(min(id), 20) as id, copy, jsonb_object_agg(language, translate(text, '{}', '()')) as texts,
    min(title) || case when copy > 1 then ' (' || copy || ')' else '' end as name
  from (
    select *, row_number() over (partition by lower(title), language order by changed_at, id) as copy
    from canned_answers
  ) answers group by lower(title), copy
) templates;
drop table canned_answers;

-- The responses that come with the product are completed in all five languages, unless an operator changed them.
update support_templates set texts = texts || '{
  "es": "Cada retiro lo revisa primero una persona. Puede seguir todos los pasos en su monedero.",
  "fr": "Chaque retrait est d''abord examiné par une personne. Vous pouvez suivre toutes les étapes dans votre portefeuille.",
  "pt": "Cada levantamento é analisado primeiro por uma pessoa. Pode acompanhar todos os passos na sua carteira.",
  "zh": "每笔提款都会先由工作人员审核，您可以在钱包中查看每一步进度。"}'
where name = 'Withdrawal times' and (select count(*) from jsonb_object_keys(texts)) = 1;
update support_templates set texts = texts || '{
  "es": "Aceptamos un documento si se ven las cuatro esquinas, la foto y todas las letras.",
  "fr": "Un document est accepté si les quatre coins, la photo et chaque lettre sont visibles.",
  "pt": "Um documento é aceite quando os quatro cantos, a fotografia e todas as letras estão visíveis.",
  "zh": "证件的四角、照片和每个字都清晰可见，才能通过审核。"}'
where name = 'Document help' and (select count(*) from jsonb_object_keys(texts)) = 1;

insert into support_templates (id, name, kind, shortcut, texts) values
  ('template_00000000000000000101', 'Closing words', 'EXCERPT', 'bye', '{
    "en": "Is there anything else I can help you with, {name}? Kind regards, {operator}",
    "es": "¿Puedo ayudarle en algo más, {name}? Un saludo, {operator}",
    "fr": "Puis-je vous aider pour autre chose, {name} ? Cordialement, {operator}",
    "pt": "Posso ajudar em mais alguma coisa, {name}? Com os melhores cumprimentos, {operator}",
    "zh": "{name}，还有什么可以帮您的吗？{operator} 敬上"}'),
  ('template_00000000000000000102', 'Reference', 'EXCERPT', 'ref', '{
    "en": "Your reference is {reference}.",
    "es": "Su número de referencia es {reference}.",
    "fr": "Votre numéro de référence est {reference}.",
    "pt": "O seu número de referência é {reference}.",
    "zh": "您的查询编号是 {reference}。"}')
on conflict do nothing;
