import type { SettlementDecision, TradingEvent } from "@parlour/contracts/entities/sports-trading";

type State = Extract<SettlementDecision, { kind: "RESULT" }>["state"];
type Goal = { side: "home" | "away"; player: string };

export type ResultDraft = {
  segments: readonly (readonly [string, string])[];
  counts: Readonly<Record<string, readonly [string, string]>>;
  goals: readonly Goal[];
  /** What each player scored, by id; empty for players who did not take part. */
  tallies: Readonly<Record<string, string>>;
};

/** Fills the form with the part of the event's result that is already known. */
export function draftOf({ result: { state, segments, counts, players } }: TradingEvent): ResultDraft {
  const text = ([home, away]: readonly [number, number]): [string, string] => [String(home), String(away)];
  const known = state?.segments.map(text) ?? [];
  const missing = Math.max(0, segments - known.length);
  return {
    segments: [...known, ...Array.from({ length: missing }, (): [string, string] => ["", ""])],
    counts: Object.fromEntries(counts.map((id) => [id, text(state?.counts[id] ?? [0, 0])])),
    goals: (state?.goals ?? []).map(({ side, player = "" }) => ({ side, player })),
    tallies: Object.fromEntries(players.map(({ id }) => [id, String(state?.tallies?.[id] ?? "")])),
  };
}

const isFigure = (text: string): boolean => /^\d{1,4}$/.test(text.trim());
const isEmpty = ([home, away]: readonly [string, string]) => home.trim() === "" && away.trim() === "";

/** The rules that decide whether a score is complete. */
export type ResultRules = {
  hasGoals: boolean;
  /** Whether the sport counts what each player scores. */
  hasTallies?: boolean;
  /**
   * The maximum number and the name of the sets, games, legs or maps, in sports in which these decide the match;
   * unset in other sports.
   */
  bestOf?: { count: number; many: string } | undefined;
};

/** Returns the final state, or why the input is incomplete. Periods left empty at the end were not played. */
export function stateOf(
  draft: ResultDraft,
  known: State | null,
  { hasGoals, hasTallies = false, bestOf }: ResultRules,
): State | string {
  const played = draft.segments.slice(0, draft.segments.findLastIndex((score) => !isEmpty(score)) + 1);
  if (played.length === 0) return "Enter the score.";
  const figures = [...played.flat(), ...Object.values(draft.counts).flat()];
  if (!figures.every(isFigure)) return "Enter whole numbers for both sides.";
  const tallies = Object.entries(draft.tallies).filter(([, text]) => text.trim() !== "");
  if (hasTallies && !tallies.every(([, text]) => isFigure(text))) return "Enter whole numbers for players.";
  const segments = played.map(([home, away]): [number, number] => [Number(home), Number(away)]);
  const won = (side: 0 | 1) => segments.filter((score) => score[side] > score[1 - side]!).length;
  // A match with an even number of periods, such as two maps, can end in a draw.
  if (bestOf && bestOf.count % 2 === 1 && Math.max(won(0), won(1)) * 2 < bestOf.count) {
    return `It's ${won(0)}–${won(1)} in ${bestOf.many}, so nobody has won the match yet.`;
  }
  const total = segments.reduce(([h, a], [home, away]) => [h + home, a + away], [0, 0]);
  const scored = (side: string) => draft.goals.filter((goal) => goal.side === side).length;
  if (hasGoals && (scored("home") !== total[0] || scored("away") !== total[1])) {
    return `The score has ${total.join("–")} goals; the list has ${scored("home")}–${scored("away")}.`;
  }
  return {
    segments,
    elapsed: 1,
    detail: known?.detail ?? [],
    counts: {
      ...known?.counts,
      ...Object.fromEntries(
        Object.entries(draft.counts).map(([id, [home, away]]) => [
          id,
          [Number(home), Number(away)] as [number, number],
        ]),
      ),
    },
    goals: hasGoals
      ? draft.goals.map(({ side, player }) => (player === "" ? { side } : { side, player }))
      : (known?.goals ?? []),
    // Bets on single games, points, rounds or overs stay as they were settled.
    ...(known?.order !== undefined && { order: known.order }),
    ...(known?.overs !== undefined && { overs: known.overs }),
    ...(hasTallies &&
      tallies.length > 0 && {
        tallies: Object.fromEntries(tallies.map(([id, text]) => [id, Number(text)])),
      }),
    ended: true,
  };
}
