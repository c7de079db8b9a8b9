import { type DealKind, dealWithRest } from "@parlour/poker/tournament/deals";
import type { DealState } from "./deal-types.ts";
import type { EntryRow } from "./entry-store.ts";
import type { TournamentState } from "./tournament-state.ts";
import type { TournamentRow } from "./tournament-store.ts";

export const noDeal: DealState = { talkers: [], untilMs: null, proposal: null, agreed: null };

const talkMs = 180_000;
const answerMs = 60_000;
const playersMax = 10;

/** The prizes that are still to be won, first place first. */
export const prizesLeft = ({ prizes }: TournamentState, left: number): bigint[] =>
  Array.from({ length: left }, (_, at) => BigInt(prizes?.[at] ?? 0));

/** Whether the remaining players may divide the prizes: only at the final table of a real-money tournament. */
export function mayDeal(
  { config, status, state }: Pick<TournamentRow, "config" | "status" | "state">,
  left: readonly EntryRow[],
): boolean {
  return (
    status === "RUNNING" &&
    config.currency !== null &&
    config.satellite === undefined &&
    state.prizes !== null &&
    state.tableIds.length === 1 &&
    left.length >= 2 &&
    left.length <= playersMax &&
    !state.deal?.agreed &&
    prizesLeft(state, left.length).some((prize) => prize > 0n)
  );
}

/** Whether all remaining players want to negotiate, in which case no further hand is dealt. */
export const isTalkDue = ({ deal }: TournamentState, left: readonly EntryRow[]): boolean =>
  !!deal && !deal.agreed && left.length >= 2 && left.every(({ id }) => deal.talkers.includes(id));

/**
 * Advances the negotiation: removes players who are out, starts the countdown once the table has paused, and ends the
 * negotiation when time is up.
 */
export function moveDealOn(
  tournament: TournamentRow,
  { state, left, isPaused, nowMs }: Step,
): TournamentState["deal"] {
  const { deal } = state;
  if (!deal || deal.agreed) return deal;
  if (!mayDeal({ ...tournament, state }, left)) return undefined;
  const talkers = deal.talkers.filter((entryId) => left.some(({ id }) => id === entryId));
  const talk = { ...deal, talkers };
  if (!isTalkDue({ ...state, deal: talk }, left)) return { ...talk, untilMs: null, proposal: null };
  if (talk.untilMs === null) return isPaused ? { ...talk, untilMs: nowMs + talkMs } : talk;
  return nowMs >= talk.untilMs ? undefined : talk;
}

type Step = { state: TournamentState; left: readonly EntryRow[]; isPaused: boolean; nowMs: number };

/** Creates a proposal, which counts as accepted by its author; null if these terms cannot be offered. */
export function propose(
  state: TournamentState,
  { id, by, kind, rest }: { id: string; by: EntryRow; kind: DealKind; rest: number },
  { players, nowMs }: { players: readonly { entry: EntryRow; stack: number }[]; nowMs: number },
): DealState | null {
  const prizes = prizesLeft(state, players.length);
  const stacks = players.map(({ stack }) => stack);
  const amounts = dealWithRest(kind, stacks, { prizes, rest: BigInt(rest) });
  if (amounts === null) return null;
  const shares = players.map(({ entry }, at) => ({ entryId: entry.id, amount: Number(amounts[at]) }));
  const proposal = { id, by: by.id, kind, rest, shares, accepted: [by.id] };
  return { ...(state.deal ?? noDeal), proposal, untilMs: nowMs + answerMs };
}

/** Records an answer. The first refusal ends the negotiation; with the last acceptance, the deal is agreed. */
export function answer(
  deal: DealState,
  { by, isAccepted }: { by: EntryRow; isAccepted: boolean },
): DealState | undefined {
  const { proposal } = deal;
  if (!proposal || !isAccepted) return undefined;
  const accepted = [...new Set([...proposal.accepted, by.id])];
  const { kind, rest, shares } = proposal;
  if (shares.every(({ entryId }) => accepted.includes(entryId)))
    return { ...noDeal, agreed: { kind, rest, shares } };
  return { ...deal, proposal: { ...proposal, accepted } };
}

/** The amount that an entry gets from the agreed deal; null if the entry has no share in a deal. */
export function dealPrize({ deal }: TournamentState, entryId: string, place: number): number | null {
  const share = deal?.agreed?.shares.find((one) => one.entryId === entryId);
  return share ? share.amount + (place === 1 ? deal!.agreed!.rest : 0) : null;
}
