/** The goings from firm to heavy, in order of softness. */
export const goings = ["firm", "good-to-firm", "good", "good-to-soft", "soft", "heavy"] as const;
export type Going = (typeof goings)[number];

/** How a horse likes to be ridden, from leading to coming from behind. */
export const runningStyles = ["leads", "prominent", "midfield", "held-up"] as const;
export type RunningStyle = (typeof runningStyles)[number];

/** The model's inputs about a race. */
export interface Conditions {
  distanceMetres: number;
  going: Going;
  fieldSize: number;
  /** The advantage of the lowest draw over the highest at this course; positive values favour low draws. */
  drawBias: number;
  isHandicap: boolean;
}

/** The characteristics of a runner that the model uses. */
export interface Ability {
  /** The rating in pounds, like a handicap mark: about 50 to 110. */
  rating: number;
  bestDistanceMetres: number;
  /** How much the horse loses over shorter distances for lack of speed, from 0 (nothing) to 1 (most). */
  distanceNeed: number;
  /** How well the horse copes with longer distances and soft ground, from 0 (badly) to 1 (without loss). */
  stamina: number;
  /** The preferred going, from 0 for firm to 5 for heavy, as in `goings`. */
  bestGoing: number;
  style: RunningStyle;
  /** The few pounds that the jockey's skill adds to the rating. */
  jockeySkill: number;
}
