import type { SettlementDecision, TradingEvent } from "@parlour/contracts/entities/sports-trading";

type State = Extract<SettlementDecision, { kind: "RESULT" }>["state"];

/** The rank that the trader has typed for each participant; empty for a participant that did not take part. */
export type RankingDraft = Readonly<Record<string, string>>;

/** Returns the initial ranks of the form: those that are already known, and empty ones for the others. */
export function rankingDraftOf({ result: { state, players } }: TradingEvent): RankingDraft {
  const ranks = new Map<string, string>();
  let rank = 1;
  for (const group of state?.ranking ?? []) {
    for (const id of group) ranks.set(id, String(rank));
    rank += group.length;
  }
  return Object.fromEntries(players.map(({ id }) => [id, ranks.get(id) ?? ""]));
}

/** Returns the final state of an outright, or why the draft is incomplete. Equal ranks are a tie. */
export function rankingStateOf(draft: RankingDraft): State | string {
  const typed = Object.entries(draft).map(([id, text]) => ({ id, text: text.trim() }));
  const ranked = typed.filter(({ text }) => text !== "");
  if (ranked.length === 0) return "Enter the final ranks.";
  if (!ranked.every(({ text }) => /^[1-9]\d?$/.test(text)))
    return "Enter ranks as whole numbers, starting at 1.";
  const groups = Map.groupBy(ranked, ({ text }) => Number(text));
  const ranking = [...groups.keys()]
    .sort((one, other) => one - other)
    .map((rank) => groups.get(rank)!.map(({ id }) => id));
  if (!groups.has(1)) return "Enter who came first.";
  return { segments: [], elapsed: 1, detail: [], counts: {}, goals: [], ended: true, ranking };
}
