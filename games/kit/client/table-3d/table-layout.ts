/**
 * Places on the table, in decimetres: x to the right, z towards the players. The middle of the table is the origin. Data
 * only, so that every card table uses the same scene.
 */
export type TablePoint = { x: number; z: number };

/** A part of the table that the camera shows completely. */
export type TableFrame = { left: number; right: number; far: number; near: number };

export type HandLayout = TablePoint & {
  /** The distance between the middles of two neighbouring cards. */
  step: number;
  /** The number of card positions, for hands whose cards keep their distance even if there are fewer cards. */
  places?: number;
  /** Whether a third card lies sideways in front of the first two, as in baccarat. */
  hasThirdSideways?: boolean;
};

/** A printed area of the felt. Round ones are as wide as they are deep. */
export type PrintedArea = TablePoint & {
  width: number;
  depth: number;
  isRound?: boolean;
  tone?: "blue" | "red" | "green" | "gold";
  /** The key of a word that is printed in the area. */
  word?: string;
};

/** A line of lettering on an arc. `bend` is the radius of the arc; `room` is the maximum length of the line. */
export type PrintedLine = TablePoint & { word: string; size: number; bend: number; room: number };

export type TableLayout = {
  /** What the camera shows while bets are placed and paid. */
  whole: TableFrame;
  /** What the camera shows while cards are dealt and turned over. */
  cards: TableFrame;
  hands: Readonly<Record<string, HandLayout>>;
  spots: Readonly<Record<string, TablePoint>>;
  areas: readonly PrintedArea[];
  lines: readonly PrintedLine[];
};

/** A table's layouts for upright and for wide pictures. */
export type TablePlan = { narrow: TableLayout; wide: TableLayout };

export const card = { width: 0.63, height: 0.88 } as const;
export const chip = { radius: 0.17, height: 0.042 } as const;

/** Pictures with a greater aspect ratio show the wide layout. */
const wideFrom = 1.7;

export const isWideAspect = (aspect: number): boolean => aspect >= wideFrom;
export const layoutFor = ({ narrow, wide }: TablePlan, aspect: number): TableLayout =>
  isWideAspect(aspect) ? wide : narrow;

/** The places that cards and chips come from and go to, such as the shoe. */
export type Furniture = {
  shoe: TablePoint & { turn: number };
  discards: TablePoint & { turn: number };
  tray: TablePoint;
  /** The semi-axes of the table's round edge, whose centre is in the middle of the dealer's side. */
  edge: { back: number; acrossX: number; acrossZ: number };
};

/** The roundness of the table's edge: 2 is an ellipse; greater values are closer to a rectangle. */
const roundness = 2.6;

/** A point of the table's edge, from 0 at the dealer's right to 1 at the dealer's left. */
export function edgePoint(
  { back, acrossX, acrossZ }: Furniture["edge"],
  share: number,
  inset = 0,
): TablePoint {
  const angle = share * Math.PI;
  const power = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / roundness);
  return {
    x: power(Math.cos(angle)) * (acrossX - inset),
    z: back + power(Math.sin(angle)) * (acrossZ - inset),
  };
}

/** Places the furniture around the part of the table that is shown. */
export function furnitureOf(layout: TableLayout): Furniture {
  const { left, right, far, near } = layout.whole;
  const side = (right - left) / 2;
  return {
    shoe: { x: side - 0.5, z: far + 0.62, turn: 0.5 },
    discards: { x: -side + 0.5, z: far + 0.55, turn: -0.45 },
    tray: { x: 0, z: far + 0.34 },
    edge: { back: far - 1.1, acrossX: side + 1.2, acrossZ: near - far + 1.1 + 0.75 },
  };
}

export type CardPlace = TablePoint & { turn: number };

/** The place of a card in its hand: the index of the card, and the number of cards in the hand now. */
export function cardPlace(hand: HandLayout, at: number, of: number): CardPlace {
  const { x, z, step, hasThirdSideways } = hand;
  if (hasThirdSideways && at === 2) {
    return { x, z: z + card.height / 2 + card.width / 2 + 0.06, turn: Math.PI / 2 };
  }
  const count = hasThirdSideways ? 2 : Math.max(hand.places ?? 1, of);
  return { x: x + (at - (count - 1) / 2) * step, z, turn: 0 };
}
