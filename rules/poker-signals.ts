/** Figures about the hands that a player played against one other player. Amounts are in big blinds. */
export type PokerPairFigures = {
  hands: number;
  /** The number of sessions; all play at one table on one day is one session. */
  sessions: number;
  /** The amounts that the player lost to the other player and won from them. */
  lost: number;
  won: number;
  /** Pots that the two played heads-up after the flop, and how many of these were soft: without a call or raise. */
  duels: number;
  softDuels: number;
  /** Showdowns between the two players in which one of them was all in, by whether the player lost or won. */
  allInsLost: number;
  allInsWon: number;
  /**
   * The share of soft pots when these two players play heads-up against others; null if there are too few of these
   * pots.
   */
  usualSoftness: number | null;
  shared: readonly ("DEVICE" | "ADDRESS")[];
};

/** How fast and how regularly a player decides. */
export type PokerPlayerFigures = { decisions: number; meanMs: number; deviationMs: number };

export type PokerSignalCode =
  | "POKER_CHIP_DUMPING"
  | "POKER_ALL_IN_DUMPING"
  | "POKER_COLLUSION"
  | "POKER_SAME_PERSON"
  | "POKER_BOT_PLAY";

/** A rule: its condition, the points that it adds if the condition is met, and the evidence in words. */
type Signal<Figures> = {
  code: PokerSignalCode;
  points: number;
  isMet: (figures: Figures) => boolean;
  evidence: (figures: Figures) => string;
};

/** The thresholds of the signals, as data. Players' figures cover the last thirty days. */
export const pokerSignalTerms = {
  days: 30,
  dumping: { hands: 20, bigBlinds: 100, oneWay: 0.9 },
  /** A pair that plays fairly is rarely all in, and either player wins about half of these showdowns. */
  allInDumping: { lost: 5, bigBlinds: 100, oneWay: 0.9, perHand: 0.2 },
  collusion: { sessions: 3, duels: 20, softness: 0.8, aboveUsual: 0.3 },
  /** The minimum number of heads-up pots against others from which we conclude how softly a player usually plays. */
  usualDuels: 20,
  samePerson: { hands: 5 },
  bot: { decisions: 300, variation: 0.2 },
} as const;

const percent = (share: number) => `${Math.round(share * 100)}%`;
const blinds = (amount: number) => `${Math.round(amount)} big blinds`;

const softness = ({ duels, softDuels }: PokerPairFigures) => (duels === 0 ? 0 : softDuels / duels);
const variation = ({ meanMs, deviationMs }: PokerPlayerFigures) => deviationMs / Math.max(1, meanMs);

/** Signals between two players, reported for the one who loses the chips. */
export const pokerPairSignals: readonly Signal<PokerPairFigures>[] = [
  {
    code: "POKER_CHIP_DUMPING",
    points: 50,
    isMet({ hands, lost, won }) {
      const { dumping } = pokerSignalTerms;
      const oneWay = lost / Math.max(1, lost + won);
      return hands >= dumping.hands && lost >= dumping.bigBlinds && oneWay >= dumping.oneWay;
    },
    evidence: ({ hands, sessions, lost, won }) =>
      `Lost ${blinds(lost)} to one player and won back ${blinds(won)} in ${hands} hands over ${sessions} sessions`,
  },
  {
    code: "POKER_ALL_IN_DUMPING",
    points: 50,
    isMet({ hands, lost, allInsLost, allInsWon }) {
      const { allInDumping } = pokerSignalTerms;
      const allIns = allInsLost + allInsWon;
      return (
        allInsLost >= allInDumping.lost &&
        allInsLost >= allInDumping.oneWay * allIns &&
        allIns >= allInDumping.perHand * hands &&
        lost >= allInDumping.bigBlinds
      );
    },
    evidence: ({ hands, lost, allInsLost, allInsWon }) =>
      `Lost ${allInsLost} and won ${allInsWon} heads-up all-ins against one player in only ${hands} hands, ` +
      `${blinds(lost)} in all`,
  },
  {
    code: "POKER_COLLUSION",
    points: 40,
    isMet(figures) {
      const { collusion } = pokerSignalTerms;
      const { sessions, duels, usualSoftness } = figures;
      if (sessions < collusion.sessions || duels < collusion.duels || usualSoftness === null) return false;
      const soft = softness(figures);
      return soft >= collusion.softness && soft - usualSoftness >= collusion.aboveUsual;
    },
    evidence: (figures) =>
      `Played ${percent(softness(figures))} of ${figures.duels} heads-up pots against one player without a call or raise, ` +
      `compared with ${percent(figures.usualSoftness ?? 0)} against others, in ${figures.sessions} sessions`,
  },
  {
    code: "POKER_SAME_PERSON",
    points: 40,
    isMet: ({ hands, shared }) => hands >= pokerSignalTerms.samePerson.hands && shared.length > 0,
    evidence: ({ hands, shared }) =>
      `Played ${hands} hands against an account with the same ` +
      shared.map((trait) => (trait === "DEVICE" ? "device" : "network address")).join(" and "),
  },
];

export const pokerPlayerSignals: readonly Signal<PokerPlayerFigures>[] = [
  {
    code: "POKER_BOT_PLAY",
    points: 40,
    isMet: (figures) =>
      figures.decisions >= pokerSignalTerms.bot.decisions &&
      variation(figures) <= pokerSignalTerms.bot.variation,
    evidence: (figures) =>
      `Made ${figures.decisions} decisions in ${(figures.meanMs / 1000).toFixed(1)} s each on average, ` +
      `with a deviation of only ${percent(variation(figures))}`,
  },
];

export type PokerFinding = { code: PokerSignalCode; points: number; text: string };

/** The signals whose conditions a player's figures meet, with their evidence. */
export function findPokerSignals<Figures>(
  signals: readonly Signal<Figures>[],
  figures: Figures,
): PokerFinding[] {
  return signals
    .filter(({ isMet }) => isMet(figures))
    .map(({ code, points, evidence }) => ({ code, points, text: evidence(figures) }));
}
