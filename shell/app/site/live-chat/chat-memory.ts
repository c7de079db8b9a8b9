import { CHAT_MEMORY_KEY } from "./chat-memory-key.ts";

/** A message the server hasn't confirmed yet. */
export type PendingMessage = { id: string; text: string };
export type PendingStart = PendingMessage & { name: string; email: string | null; language: string };

/**
 * The chat state that the browser stores across pages and restarts. The messages are stored on the server.
 */
export type ChatMemory = {
  token: string;
  /** Whether a chat was started and, as far as the browser knows, hasn't ended. */
  running: boolean;
  start: PendingStart | null;
  pending: readonly PendingMessage[];
  /** The last message that was visible in an open panel. */
  readUpTo: number;
};

export function freshMemory(): ChatMemory {
  return { token: randomText(32), running: false, start: null, pending: [], readUpTo: 0 };
}

/** Reads the stored chat; null if there is none or storage is unavailable. */
export function readMemory(): ChatMemory | null {
  try {
    const stored = JSON.parse(localStorage.getItem(CHAT_MEMORY_KEY) ?? "null") as Partial<ChatMemory> | null;
    if (typeof stored?.token !== "string" || !Array.isArray(stored.pending)) return null;
    return { ...freshMemory(), ...stored };
  } catch {
    return null;
  }
}

export function writeMemory(memory: ChatMemory): void {
  try {
    localStorage.setItem(CHAT_MEMORY_KEY, JSON.stringify(memory));
  } catch {}
}

export function newMessageId(): string {
  return randomText(12);
}

function randomText(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return btoa(String.fromCharCode(...values))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
