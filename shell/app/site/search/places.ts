import type { SportsEventSummary } from "@parlour/contracts/entities/sports-event";

/** A channel, sport, competition, team or match that a search found. */
export type FoundPlace = {
  id: string;
  kind: "channel" | "sport" | "competition" | "team" | "match";
  href: string;
  title: string;
  subtitle: string;
};

export type PlaceSources = {
  channels: readonly { href: string; label: string }[];
  sports: readonly { id: string; name: string; competitions: readonly { id: string; name: string }[] }[];
  /** Events whose participants or competition match the term. */
  events: readonly SportsEventSummary[];
};

export const PLACE_LIMIT = 8;
const mostOfAKind = 4;

/** The places that match a term: channels first, then sports, competitions, teams and matches. */
export function placesFor(term: string, { channels, sports, events }: PlaceSources): FoundPlace[] {
  const wanted = plain(term);
  if (wanted.length < 2) return [];
  const has = (text: string) => plain(text).includes(wanted);
  const nameOfSport = new Map(sports.map(({ id, name }) => [id, name]));
  const found: FoundPlace[][] = [
    channels
      .filter(({ label }) => has(label))
      .map(({ href, label }) => ({ id: href, kind: "channel", href, title: label, subtitle: "" })),
    sports
      .filter(({ name }) => has(name))
      .map(({ id, name }) => ({ id, kind: "sport", href: `/sports/${id}`, title: name, subtitle: "" })),
    sports.flatMap(({ id: sport, name: sportName, competitions }) =>
      competitions
        .filter(({ name }) => has(name))
        .map(({ id, name }) => ({
          id,
          kind: "competition" as const,
          href: `/sports/${sport}/${id}`,
          title: name,
          subtitle: sportName,
        })),
    ),
    teamsIn(events, has).map(({ id, name, sport }) => ({
      id,
      kind: "team",
      href: `/sports/search?searchTerm=${encodeURIComponent(name)}`,
      title: name,
      subtitle: nameOfSport.get(sport) ?? "",
    })),
    events.map(({ id, home, away, competition }) => ({
      id,
      kind: "match",
      href: `/sports/events/${id}`,
      title: `${home.name} – ${away.name}`,
      subtitle: competition.name,
    })),
  ];
  return found.flatMap((kind) => kind.slice(0, mostOfAKind)).slice(0, PLACE_LIMIT);
}

function teamsIn(events: readonly SportsEventSummary[], has: (text: string) => boolean) {
  const teams = new Map<string, { id: string; name: string; sport: string }>();
  for (const { home, away, sport } of events) {
    for (const { id, name } of [home, away]) if (has(name)) teams.set(id, { id, name, sport });
  }
  return [...teams.values()];
}

/** Removes case and accents, so that "atletico" finds "Atlético". */
const plain = (text: string): string =>
  text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLocaleLowerCase("en").trim();
