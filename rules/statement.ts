const lineOfType = {
  DEPOSIT: "DEPOSITS",
  WITHDRAWAL: "WITHDRAWALS",
  BONUS: "BONUSES",
  LOYALTY: "REWARDS",
  TRANSFER: "TRANSFERS",
  COMMISSION: "COMMISSION",
  TIP: "TIPS",
} as const;

const lines = [...Object.values(lineOfType), "STAKES", "WINS", "ADJUSTMENTS"] as const;
/** A line of a statement; the sign of its amount shows the effect on the balance. */
export type StatementLine = (typeof lines)[number];

const lineOf = (type: string): StatementLine =>
  type in lineOfType ? lineOfType[type as keyof typeof lineOfType] : "ADJUSTMENTS";

/** The sum of all postings of one type and product. Debits and credits are both positive numbers. */
export type StatementMovement = {
  type: string;
  vertical: string | null;
  productId: string | null;
  postings: number;
  /** The number of wagers whose stakes are among these postings. */
  bets: number;
  debitMinor: bigint;
  creditMinor: bigint;
};

export type PlayTotals = { stakesMinor: bigint; winsMinor: bigint; bets: number };

export type StatementFigures = {
  lines: Record<StatementLine, { amountMinor: bigint; postings: number }>;
  /**
   * Totals by vertical, and within it by product. The vertical is empty for wagers that are no longer stored.
   */
  verticals: Map<string, PlayTotals & { products: Map<string, PlayTotals> }>;
};

const playTypes: ReadonlySet<string> = new Set(["BET", "WIN", "JACKPOT"]);

/**
 * Sums postings into the lines of a statement. A posting from play is included in the lines for stakes and wins, any
 * other posting in exactly one line, so the lines always add up to the change in balance.
 */
export function sumStatement(movements: Iterable<StatementMovement>): StatementFigures {
  const figures: StatementFigures = {
    lines: Object.fromEntries(
      lines.map((line) => [line, { amountMinor: 0n, postings: 0 }]),
    ) as StatementFigures["lines"],
    verticals: new Map(),
  };
  for (const movement of movements) {
    if (movement.debitMinor === 0n && movement.creditMinor === 0n) continue;
    const play = playOf(movement);
    if (play === undefined) {
      const line = figures.lines[lineOf(movement.type)];
      line.amountMinor += movement.creditMinor - movement.debitMinor;
      line.postings += movement.postings;
    } else {
      addPlay(figures, movement, play);
    }
  }
  return figures;
}

/**
 * The stakes and wins in a sum of postings; undefined if the postings are not from play. A rollback returns a stake or
 * reverses a win, so it reduces the totals; it does not count as a bet.
 */
function playOf({ type, vertical, debitMinor, creditMinor, bets }: StatementMovement) {
  if (playTypes.has(type)) return { stakesMinor: debitMinor, winsMinor: creditMinor, bets };
  if (type !== "ROLLBACK" || vertical === null) return undefined;
  return { stakesMinor: -creditMinor, winsMinor: -debitMinor, bets: 0 };
}

function addPlay(figures: StatementFigures, { vertical, productId }: StatementMovement, play: PlayTotals) {
  figures.lines.STAKES.amountMinor -= play.stakesMinor;
  figures.lines.STAKES.postings += play.bets;
  figures.lines.WINS.amountMinor += play.winsMinor;
  const known = figures.verticals.get(vertical ?? "") ?? { ...nothing(), products: new Map() };
  figures.verticals.set(vertical ?? "", known);
  const product = known.products.get(productId ?? "") ?? nothing();
  known.products.set(productId ?? "", product);
  for (const totals of [known, product]) {
    totals.stakesMinor += play.stakesMinor;
    totals.winsMinor += play.winsMinor;
    totals.bets += play.bets;
  }
}

function nothing(): PlayTotals {
  return { stakesMinor: 0n, winsMinor: 0n, bets: 0 };
}

/** The sum of all lines: the closing balance minus the opening balance. */
export function changeOf({ lines }: StatementFigures): bigint {
  return Object.values(lines).reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
}
