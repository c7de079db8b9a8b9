/** Where the browser keeps its chat; apart, so that looking for one loads nothing else. */
export const CHAT_MEMORY_KEY = "live-chat";
