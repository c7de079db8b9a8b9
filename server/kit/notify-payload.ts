import { randomUUID } from "node:crypto";

/**
 * PostgreSQL limits a notification to less than 8000 bytes. Our limits are lower, to leave room for the
 * header.
 */
const maxPartBytes = 7900;
const encodedPartLength = 7800;

/**
 * Formats text as notifications. Short text is sent unchanged after a `=`. Long text is split into parts
 * `+id:index:count:base64`, because splitting the text itself could cut a multi-byte character.
 */
export function splitPayload(text: string): string[] {
  if (Buffer.byteLength(text) <= maxPartBytes) return [`=${text}`];
  const encoded = Buffer.from(text).toString("base64");
  const count = Math.ceil(encoded.length / encodedPartLength);
  const id = randomUUID();
  return Array.from({ length: count }, (_, index) => {
    const part = encoded.slice(index * encodedPartLength, (index + 1) * encodedPartLength);
    return `+${id}:${index}:${count}:${part}`;
  });
}

/** Joins the parts of a text again. They arrive in order, and either all of them arrive or none. */
export function createPayloadAssembler(): { take(payload: string): string | undefined } {
  let id = "";
  let parts: string[] = [];
  return {
    take(payload) {
      if (payload.startsWith("=")) return payload.slice(1);
      const [, partId, index, count, part] = /^\+([^:]+):(\d+):(\d+):(.*)$/.exec(payload) ?? [];
      if (partId === undefined || part === undefined) return undefined;
      if (index === "0") {
        id = partId;
        parts = [];
      }
      // The first part was missed, for example during a reconnection, so the text cannot be completed.
      if (partId !== id || Number(index) !== parts.length) return undefined;
      parts.push(part);
      if (parts.length < Number(count)) return undefined;
      const encoded = parts.join("");
      parts = [];
      return Buffer.from(encoded, "base64").toString();
    },
  };
}
