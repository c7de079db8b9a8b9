import { COOKIES, LOCAL_STORAGE_KEYS } from "@parlour/contracts/constants";
import type { GameChannel } from "@parlour/contracts/enumerations";
import { countPlay, parseMostPlayed } from "@parlour/rules/most-played";
import { readCookie, readCookieChoice, setCookie } from "../../parts/cookie-choice.ts";
import { parsePlayedChannels } from "./played-channels.ts";

const RECENT_KEY = "recent-games";
const RECENT_KEPT = 24;
const COOKIE_AGE_SECONDS = 365 * 86_400;

/** Records which game was opened, how often and when. Does nothing until the visitor has consented. */
export function notePlayed(gameId: string, channel: GameChannel): void {
  if (readCookieChoice() !== "all") return;
  try {
    const most = countPlay(parseMostPlayed(localStorage.getItem(LOCAL_STORAGE_KEYS.mostPlayed)), gameId);
    localStorage.setItem(LOCAL_STORAGE_KEYS.mostPlayed, JSON.stringify(most));
    const recent = [gameId, ...readRecent().filter((id) => id !== gameId)].slice(0, RECENT_KEPT);
    localStorage.setItem(RECENT_KEY, JSON.stringify(recent));
  } catch {
    // If storage is unavailable or full, only the rows of played games are missing.
    return;
  }
  // The cookie tells the server to reserve space for the rows of played games.
  const channels = new Set([...parsePlayedChannels(readCookie(COOKIES.played)), channel]);
  setCookie(COOKIES.played, [...channels].join("."), COOKIE_AGE_SECONDS);
}

export function readMostPlayed(): string[] {
  return parseMostPlayed(read(LOCAL_STORAGE_KEYS.mostPlayed)).map(({ id }) => id);
}

export function readRecent(): string[] {
  try {
    const ids: unknown = JSON.parse(read(RECENT_KEY) ?? "[]");
    return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
