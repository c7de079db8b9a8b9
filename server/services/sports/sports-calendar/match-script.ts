import { createCipheriv, createHmac } from "node:crypto";
import type { RandomSource } from "@parlour/games/kit/math/random-source";
import { scaleWords } from "@parlour/games/kit/math/scale-words";
import {
  type Incident,
  liveCounter,
  type MatchState,
  type Player,
  type SportId,
  sports,
  squadOf,
} from "@parlour/sports";
import type { Fixture } from "./fixtures.ts";

/** The script of a match: its incidents, each with its time after the start. */
export type MatchScript = {
  players: readonly Player[];
  incidents: readonly TimedIncident[];
  lengthMs: number;
};
export type TimedIncident = Incident & { afterMs: number };

/** The breaks between the segments of a match, such as halves or sets, in seconds by sport. */
const breaks: Readonly<Record<SportId, number>> = {
  football: 600,
  basketball: 120,
  "american-football": 180,
  "ice-hockey": 300,
  baseball: 60,
  tennis: 90,
  "table-tennis": 60,
  darts: 20,
  cricket: 600,
  esports: 180,
};

/** The length of a segment in sports with a clock, in which the model also needs the time between incidents. */
const segmentSeconds: Partial<Record<SportId, number>> = {
  football: 2_700,
  basketball: 720,
  "american-football": 900,
  "ice-hockey": 1_200,
};

export function playersOf({ home, away }: Fixture): Player[] {
  return [...squadOf(home, "home"), ...squadOf(away, "away")];
}

/**
 * Returns the script of a match. The same secret always gives the same script, on every server and after every
 * restart.
 */
export function scriptOf(fixture: Fixture, secret: string): MatchScript {
  const { competition, home, away } = fixture;
  const players = playersOf(fixture);
  const model = sports[competition.sport].model(home.strength, away.strength, players);
  const pauseMs = breaks[competition.sport] * 1000;
  let breaksMs = 0;
  const counted = liveCounter(competition.sport);
  const incidents = [...model.play(secretDraws(secret, fixture.id))].map(counted).map((incident) => {
    const timed = { ...incident, afterMs: incident.atSeconds * 1000 + breaksMs };
    if (incident.kind === "SEGMENT_END") breaksMs += pauseMs;
    return timed;
  });
  return { players, incidents, lengthMs: incidents.at(-1)!.afterMs };
}

/** Returns the state of a match at a given time after its start, and the playing time on its clock. */
export function stateAfter(
  { competition: { sport } }: Fixture,
  { incidents }: MatchScript,
  afterMs: number,
): { state: MatchState; clockSeconds: number; done: number } {
  const done = incidents.filter((incident) => incident.afterMs <= afterMs).length;
  const last = incidents[Math.max(0, done - 1)]!;
  const next = incidents[done];
  const passed =
    Math.max(0, afterMs - last.afterMs) / 1000 - (last.kind === "SEGMENT_END" ? breaks[sport] : 0);
  const clockSeconds = Math.min(last.atSeconds + Math.max(0, passed), next?.atSeconds ?? last.atSeconds);
  const length = segmentSeconds[sport];
  if (length === undefined || last.state.ended) return { state: last.state, clockSeconds, done };
  const within = (clockSeconds - (last.state.segments.length - 1) * length) / length;
  const elapsed = Math.min(0.999, Math.max(last.state.elapsed, within));
  return { state: { ...last.state, elapsed: Math.round(elapsed * 1e4) / 1e4 }, clockSeconds, done };
}

/** Creates draws that cannot be predicted without the secret. */
function secretDraws(secret: string, id: string): RandomSource {
  const key = createHmac("sha256", secret).update(`sports-calendar:${id}`).digest();
  const cipher = createCipheriv("aes-256-ctr", key, Buffer.alloc(16));
  const zeros = Buffer.alloc(4_096);
  let block = cipher.update(zeros);
  let at = 0;
  const nextWord = () => {
    if (at === block.length) {
      block = cipher.update(zeros);
      at = 0;
    }
    const word = block.readUInt32BE(at);
    at += 4;
    return word;
  };
  return { below: (bound) => scaleWords(bound, nextWord) };
}
