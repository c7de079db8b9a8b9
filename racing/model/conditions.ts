/** From firm to heavy; the index is how soft the ground is. */
export const goings = ["firm", "good-to-firm", "good", "good-to-soft", "soft", "heavy"] as const;
export type Going = (typeof goings)[number];

/** How a horse likes to be ridden, from front-runner to the back of the field. */
export const runningStyles = ["leads", "prominent", "midfield", "held-up"] as const;
export type RunningStyle = (typeof runningStyles)[number];

/** What the model knows about a race. */
export interface Conditions {
  distanceMetres: number;
  going: Going;
  fieldSize: number;
  /** The advantage of the lowest draw over the highest: positive favours low numbers. From the course. */
  drawBias: number;
  isHandicap: boolean;
}

/** What the model knows about a runner. */
export interface Ability {
  /** Pounds, like a handicap mark: about 50 to 110. */
  rating: number;
  /** The distance at which the horse is at its best. */
  bestDistanceMetres: number;
  /** How much is lost over a shorter distance, for want of speed: 0 nothing, 1 most. */
  distanceNeed: number;
  /** How well the horse stays a longer distance, or soft ground: 0 badly, 1 without loss. */
  stamina: number;
  /** 0 for firm to 5 for heavy, as in `goings`. */
  bestGoing: number;
  style: RunningStyle;
  /** Points on top of the rating, small. */
  jockeySkill: number;
}
