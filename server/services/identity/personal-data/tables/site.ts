import type { PersonalTable } from "./personal-table.ts";

/** Selects messages that the player sent while signed in, or without signing in from the account's e-mail address. */
const sent = `player_id = $1
  or (player_id is null and lower(email) = (select lower(email) from players where id = $1))`;
/** Selects messages that were sent without signing in and name the player's account. */
const naming = `player_id is null and lower(username) = (select lower(nickname) from players where id = $1)`;
// Someone else may have named the account, so it takes the right date of birth to get a copy of the message.
const own = `${sent} or (${naming} and birth_date = (select birth_date from players where id = $1))`;
const about = `${sent} or (${naming})`;
const idsOf = (condition: string) => `select id from contact_messages where ${condition}`;

export const siteTables: readonly PersonalTable[] = [
  {
    table: "chats",
    file: "chats",
    columns: "id player_id visitor_name email language state created_at last_message_at",
    erasure: "delete",
    omitted: {
      token_hash: "secret",
      operator_id: "operator",
      operator_name: "operator",
      queue_place: "technical",
      last_sequence: "technical",
    },
  },
  {
    table: "chat_messages",
    file: "chat-messages",
    columns: "chat_id sequence id kind author text created_at",
    where: "chat_id in (select id from chats where player_id = $1)",
    sealed: { column: "sealed_text", label: "chat:{chat_id}:{id}", as: "text" },
    erasure: "delete",
    omitted: { name: "operator" },
  },
  {
    table: "contact_messages",
    file: "contact-messages",
    columns: "id email subject message birth_date username player_id language created_at state",
    where: own,
    erasure: "delete",
    erasureWhere: about,
  },
  {
    table: "contact_answers",
    file: "contact-answers",
    columns: "message_id id text created_at",
    where: `message_id in (${idsOf(own)})`,
    erasure: "delete",
    erasureWhere: `message_id in (${idsOf(about)})`,
    omitted: { operator_id: "operator", operator_name: "operator" },
  },
  {
    table: "notifications",
    file: "notifications",
    columns: "player_id id kind topic data created_at acknowledged_at deleted_at",
    // `other` names the other player in a transfer, and `friend` the friend in a referral.
    withoutKeys: { data: ["other", "friend"] },
    erasure: "delete",
  },
  {
    table: "notification_preferences",
    file: "notification-preferences",
    columns: "player_id topic on_site email changed_at sms",
    erasure: "delete",
  },
  {
    table: "support_conversations",
    file: "support-conversations",
    columns:
      "id channel title player_id language opened_at first_answered_at resolved_at rating rating_comment rated_at",
    where: `player_id = $1 or id in (${idsOf(own)})`,
    erasure: { title: "''", rating_comment: "null" },
    erasureWhere: `player_id = $1 or id in (${idsOf(about)})`,
    omitted: {
      operator_id: "operator",
      operator_name: "operator",
      first_answer_due_at: "technical",
      resolution_due_at: "technical",
      due_at: "derived",
    },
  },
  {
    table: "support_notes",
    file: "support-notes",
    columns: "conversation_id id created_at",
    where: `conversation_id in (
      select id from support_conversations where player_id = $1 or id in (${idsOf(own)}))`,
    erasure: "delete",
    erasureWhere: `conversation_id in (
      select id from support_conversations where player_id = $1 or id in (${idsOf(about)}))`,
    omitted: { text: "internal", operator_id: "operator", operator_name: "operator" },
  },
];
