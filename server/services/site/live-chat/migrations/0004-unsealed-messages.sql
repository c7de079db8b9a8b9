-- With this index, a job finds the chats with messages that an earlier version stored unencrypted, and encrypts them.
create index chat_messages_unsealed on chat_messages (chat_id) where text is not null;
