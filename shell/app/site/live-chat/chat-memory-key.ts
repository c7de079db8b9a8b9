/** The storage key of the chat; in its own file, so that checking for a chat loads nothing else. */
export const CHAT_MEMORY_KEY = "live-chat";
