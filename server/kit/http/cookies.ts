import type { SetCookie } from "../service.ts";

/** Reads one cookie without parsing the whole header, because it runs for every polled call. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  if (header === undefined) return undefined;
  const prefix = `${name}=`;
  let start = 0;
  while (start < header.length) {
    while (header.charCodeAt(start) === 32) start++;
    const end = header.indexOf(";", start);
    const stop = end === -1 ? header.length : end;
    if (header.startsWith(prefix, start)) return decode(header.slice(start + prefix.length, stop).trim());
    start = stop + 1;
  }
  return undefined;
}

export function formatSetCookie(cookie: SetCookie, secure: boolean): string {
  const parts = [
    `${cookie.name}=${encodeURIComponent(cookie.value)}`,
    "Path=/",
    `SameSite=${cookie.sameSite ?? "Lax"}`,
  ];
  if (cookie.maxAgeSeconds !== undefined) parts.push(`Max-Age=${cookie.maxAgeSeconds}`);
  if (cookie.httpOnly !== false) parts.push("HttpOnly");
  if (secure) parts.push("Secure");
  return parts.join("; ");
}

function decode(value: string): string {
  const bare = value.startsWith('"') && value.endsWith('"') ? value.slice(1, -1) : value;
  if (!bare.includes("%")) return bare;
  try {
    return decodeURIComponent(bare);
  } catch {
    return bare;
  }
}
