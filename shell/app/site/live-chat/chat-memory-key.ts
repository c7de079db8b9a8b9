/** The storage key of the chat. It has its own file, so that checking for a chat loads no other code. */
export const CHAT_MEMORY_KEY = "live-chat";
