import { deflectorAngle, lyingHeight, pocketHeight, wheelShape } from "./wheel-shape.ts";

/** A round as the wheel shows it. Times are on the server's clock; values that are not known yet are null. */
export type SpinRound = {
  number: number;
  opensAt: number;
  closesAt: number;
  startsAt: number | null;
  endsAt: number | null;
  /** The position of the winning pocket, counted clockwise around the wheel. */
  drawn: number | null;
  /** When the round was voided; null if it was not. */
  voidedAt?: number | null;
};

/**
 * The state of the wheel after the last round: the angle of the rotor, and the position of the pocket with the ball.
 */
export type WheelRest = { rotor: number; lying: number | null };

export type BallPlace = { angle: number; radius: number; height: number };
type Knock = { at: number; strength: number };

export type SpinPath = {
  /** When the rotor starts to turn and the ball is lifted into the track. */
  launchesAt: number;
  /** When the ball leaves the track, hits a deflector and comes to rest; null until the outcome is known. */
  fall: { dropsAt: number; hitsAt: number; landsAt: number } | null;
  /** When the rotor has stopped. */
  restsAt: number | null;
  /** The collisions of the ball, for the sound. */
  knocks: readonly Knock[];
  rotorAt(time: number): number;
  ballAt(time: number): BallPlace;
};

const turn = 2 * Math.PI;
const rotorSpeed = 0.29 * turn;
const ballSpeed = 1.5 * turn;
const hitSpeed = 0.6 * turn;
/** The ball is launched this long before betting closes, as croupiers do. The outcome is not known yet. */
const leadMs = 3_500;
const spinUpMs = 1_300;
/** The ball comes to rest this long before the round ends. */
const restMs = 200;
/** Gravity is weaker than in reality for a wheel of this size, so that the eye can follow the bounces. */
const gravity = 8;

const clamp = (value: number) => Math.min(1, Math.max(0, value));
const smooth = (share: number) => share * share * (3 - 2 * share);
const mix = (from: number, to: number, share: number) => from + (to - from) * share;
const modulo = (angle: number) => ((angle % turn) + turn) % turn;

/** The distance covered after `ms` when the speed rises smoothly from 0 to 1 per second within `rampMs`. */
function ramped(ms: number, rampMs: number): number {
  if (ms <= 0) return 0;
  if (ms >= rampMs) return (ms - rampMs / 2) / 1_000;
  const share = ms / rampMs;
  return ((share ** 3 - share ** 4 / 2) * rampMs) / 1_000;
}

/** A sequence of numbers from 0 to 1 that is the same on every screen for the same round. */
function sequence(seed: number): () => number {
  let state = (Math.imul(seed, 0x9e3779b1) ^ 0x5bd1e995) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * The motion of rotor and ball in a round, as a function of the server's time, so that players who join midway see
 * the same as everyone else. Until betting closes, it does not depend on the outcome.
 */
export function planSpinPath(pockets: number, round: SpinRound, rest: WheelRest): SpinPath {
  const random = sequence(round.number);
  const slice = turn / pockets;
  const launchesAt = Math.max(round.opensAt, round.closesAt - leadMs);
  const landsAt = round.endsAt === null ? null : round.endsAt - restMs;
  // A replay starts when betting closes, so its ball has less time to get up to speed.
  const hasLead = round.closesAt - launchesAt >= spinUpMs;
  const rampMs = hasLead || landsAt === null ? spinUpMs : Math.min(spinUpMs, (landsAt - launchesAt) / 4);
  // This random angle is drawn even if it is not used, so that the rest of the sequence is the same for players who
  // have just joined.
  const anyAngle = random() * turn;
  const startAngle = rest.lying === null ? anyAngle : rest.rotor + rest.lying * slice;
  const stopMs =
    landsAt === null ? 0 : Math.min(4_500, (round.endsAt! - (round.startsAt ?? launchesAt)) * 0.7);

  const rotorAt = (time: number): number => {
    const driven = landsAt === null ? time : Math.min(time, landsAt);
    const turned = ramped(driven - launchesAt, rampMs);
    if (landsAt === null || time <= landsAt) return rest.rotor + rotorSpeed * turned;
    const share = clamp((time - landsAt) / stopMs);
    const slowed = ((share - share ** 3 + share ** 4 / 2) * stopMs) / 1_000;
    return rest.rotor + rotorSpeed * (turned + slowed);
  };
  const runningAngle = (time: number) => startAngle - ballSpeed * ramped(time - launchesAt, rampMs);

  const running = (time: number): BallPlace => {
    const share = clamp((time - launchesAt) / rampMs);
    const lift = smooth(share);
    if (rest.lying === null) {
      return { angle: runningAngle(time), radius: wheelShape.trackRadius, height: trackHeight };
    }
    return {
      angle: runningAngle(time),
      radius: mix(wheelShape.pocketRadius, wheelShape.trackRadius, lift),
      height: mix(pocketHeight, trackHeight, lift) + 0.14 * Math.sin(Math.PI * share) * (1 - share / 3),
    };
  };
  if (round.voidedAt != null) return callOff({ launchesAt, rotorAt, running }, round.voidedAt);
  const unknown: SpinPath = { launchesAt, fall: null, restsAt: null, knocks: [], rotorAt, ballAt: running };
  if (landsAt === null || round.drawn === null) return unknown;

  const decidesAt = Math.max(round.startsAt ?? launchesAt, launchesAt + rampMs);
  const runMs = landsAt - decidesAt;
  const bounceMs = Math.min(2_300, runMs * 0.42);
  const hitsAt = landsAt - bounceMs;
  const dropsAt = hitsAt - Math.min(1_100, runMs * 0.22);
  const target = round.drawn * slice;

  // The ball hits the deflector from which a typical path across the rotor leads to the pocket.
  const usualWay = 1.5 + random() * 1.2;
  const contact = (wheelShape.ballRadius + 0.012) / wheelShape.deflectorRadius;
  const candidates = Array.from({ length: wheelShape.deflectors }, (_, index) => {
    const angle = deflectorAngle(index) + contact;
    return { angle, way: modulo(angle - rotorAt(hitsAt) - target) };
  });
  const off = (way: number) => Math.abs(way - usualWay);
  const hit = candidates.reduce((best, other) => (off(other.way) < off(best.way) ? other : best));

  // The ball slows down evenly in the track. A small, smooth correction brings it to the deflector in time.
  const slowS = (hitsAt - decidesAt) / 1_000;
  const decidedAngle = runningAngle(decidesAt);
  const plainEnd = decidedAngle - ((ballSpeed + hitSpeed) / 2) * slowS;
  // If the run is short, a correction that slows the ball a lot would make it run backwards, so the ball is
  // sped up instead.
  const mostSlowing = Math.min(Math.PI, 2.4 * slowS);
  const correction = modulo(hit.angle - plainEnd - mostSlowing) + mostSlowing - turn;
  const slowing = (time: number): BallPlace => {
    const share = clamp((time - decidesAt) / (hitsAt - decidesAt));
    const turned = slowS * (ballSpeed * share + ((hitSpeed - ballSpeed) * share * share) / 2);
    const dropped = clamp((time - dropsAt) / (hitsAt - dropsAt));
    const radius = mix(wheelShape.trackRadius, wheelShape.deflectorRadius, dropped * dropped);
    return {
      angle: decidedAngle - turned + correction * smooth(share),
      radius,
      height: lyingHeight(radius),
    };
  };
  const flights = planFlights({ hitsAt, bounceMs, way: hit.way, target, slice, random });
  return {
    launchesAt,
    fall: { dropsAt, hitsAt, landsAt },
    restsAt: landsAt + stopMs,
    knocks: [{ at: hitsAt, strength: 1 }, ...flights.knocks],
    rotorAt,
    ballAt(time) {
      if (time < decidesAt) return running(time);
      if (time < hitsAt) return slowing(time);
      const { angle, radius, height } = flights.at(Math.min(time, landsAt));
      return { angle: rotorAt(time) + angle, radius, height };
    },
  };
}

/**
 * The rotor of a voided round stops within this time, and the ball is taken out during the first part of that time.
 */
const brakeMs = 2_500;
const takeOutMs = 900;
/** How far the ball is lifted, which is enough to take it out of the picture. */
const outOfSight = 3;

type Unfinished = Pick<SpinPath, "launchesAt" | "rotorAt"> & { running: SpinPath["ballAt"] };

/** The end of a voided round: the ball is lifted out of the track, as croupiers do, and the rotor stops. */
function callOff({ launchesAt, rotorAt, running }: Unfinished, voidedAt: number): SpinPath {
  const isLaunched = voidedAt > launchesAt;
  // The speed falls evenly to zero, so the rotor turns half as far as it would at full speed.
  const speed = isLaunched ? (rotorAt(voidedAt) - rotorAt(voidedAt - 10)) / 10 : 0;
  const stopped = (time: number) => {
    const share = clamp((time - voidedAt) / brakeMs);
    return rotorAt(voidedAt) + speed * brakeMs * (share - share ** 2 / 2);
  };
  return {
    launchesAt: Math.min(launchesAt, voidedAt),
    fall: null,
    restsAt: voidedAt + brakeMs,
    knocks: [],
    rotorAt: (time) => (time <= voidedAt ? rotorAt(time) : isLaunched ? stopped(time) : rotorAt(voidedAt)),
    ballAt(time) {
      const place = running(Math.min(time, voidedAt));
      if (!isLaunched || time <= voidedAt) return place;
      return { ...place, height: place.height + outOfSight * smooth(clamp((time - voidedAt) / takeOutMs)) };
    },
  };
}

const trackHeight = lyingHeight(wheelShape.trackRadius);

type FlightOptions = {
  hitsAt: number;
  bounceMs: number;
  /** How far the ball travels over the rotor, against the rotor's direction, until it is over the pocket. */
  way: number;
  target: number;
  slice: number;
  random: () => number;
};

/** The point where a flight of the ball ends; its angle is relative to the rotor. */
type Landing = { at: number } & BallPlace;

/**
 * The ball's bounces from the deflector over the frets into the pocket, on the turning rotor. Each bounce is
 * shorter, lower and slower than the one before; the last one may go backwards, as from the side of a fret.
 */
function planFlights({ hitsAt, bounceMs, way, target, slice, random }: FlightOptions) {
  const { deflectorRadius, pocketRadius } = wheelShape;
  const count = 5 + Math.floor(random() * 3);
  const rattleMs = bounceMs * 0.24;
  const rebound = random() < 0.5 ? 0.75 * slice : 0;
  const onCone = 0.43 + random() * 0.04;
  const radii = [0.655 + random() * 0.02, 0.575, onCone, 0.535];
  const shrink = 0.76;
  const sum = (ratio: number, terms: number) => (1 - ratio ** terms) / (1 - ratio);
  const firstMs = (bounceMs - rattleMs) / sum(shrink, count);
  const reach = shrink * 0.72;
  const before = rebound === 0 ? count : count - 1;
  const firstWay = (way + rebound) / sum(reach, before);
  const landings: Landing[] = [
    { at: hitsAt, angle: target + way, radius: deflectorRadius, height: lyingHeight(deflectorRadius) },
  ];
  for (let index = 0; index < count; index += 1) {
    const last = landings.at(-1)!;
    const isFinal = index === count - 1;
    const radius = isFinal ? pocketRadius : (radii[index] ?? pocketRadius);
    landings.push({
      at: last.at + firstMs * shrink ** index,
      angle: isFinal ? target : last.angle - firstWay * reach ** index,
      radius,
      height: isFinal ? pocketHeight : lyingHeight(radius),
    });
  }
  const settlesAt = landings.at(-1)!.at;
  const knocks = landings.slice(1).map(({ at }, index) => ({ at, strength: 0.8 * shrink ** index }));

  const rattle = (time: number): BallPlace => {
    const share = clamp((time - settlesAt) / rattleMs);
    const fading = (1 - share) ** 2;
    return {
      angle: target + 0.026 * Math.sin(share * 3 * Math.PI) * fading,
      radius: pocketRadius + 0.018 * Math.sin(share * 4 * Math.PI) * fading,
      height: pocketHeight + 0.012 * Math.abs(Math.sin(share * 4 * Math.PI)) * fading,
    };
  };
  const at = (time: number): BallPlace => {
    const next = landings.findIndex((landing) => landing.at > time);
    if (next <= 0) return rattle(time);
    const from = landings[next - 1]!;
    const to = landings[next]!;
    const share = (time - from.at) / (to.at - from.at);
    const seconds = (to.at - from.at) / 1_000;
    // The ball falls into its pocket from above, so that it does not pass through a fret.
    const across = next === landings.length - 1 ? 1 - (1 - share) ** 3 : share;
    return {
      angle: mix(from.angle, to.angle, across),
      radius: mix(from.radius, to.radius, share),
      height:
        mix(from.height, to.height, share * share) +
        ((gravity * seconds * seconds) / 2) * share * (1 - share),
    };
  };
  return { at, knocks };
}

/** The position of the pocket that a player would see at a given angle of the rotor. */
export function pocketUnder(pockets: number, rotor: number, ball: number): number {
  const slice = turn / pockets;
  return Math.round(modulo(ball - rotor) / slice) % pockets;
}
