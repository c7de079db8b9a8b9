import type { DealKind } from "@parlour/poker/tournament/deals";
import { isAmountFault, parseAmount } from "@parlour/rules/money";
import type { TournamentTable } from "../../../kit/ports/tournament-tables.ts";
import { type Refusal, refuse } from "../../../kit/refusal.ts";
import { answer, isTalkDue, mayDeal, noDeal, propose } from "./deal-state.ts";
import type { DealState } from "./deal-types.ts";
import { type EntryRow, listEntries } from "./entry-store.ts";
import { stackOf } from "./floor.ts";
import type { TournamentParts } from "./tournament-parts.ts";
import { findTournament, lockTournament, setDue, setState, type TournamentRow } from "./tournament-store.ts";

export type DealAction =
  | { action: "TALK"; value: boolean }
  | { action: "PROPOSE"; kind: DealKind; rest: number }
  | { action: "ANSWER"; proposalId: string; isAccepted: boolean };

type Talk = {
  tournament: TournamentRow;
  own: EntryRow;
  left: EntryRow[];
  tables: TournamentTable[];
  nowMs: number;
};

/** Whether the table is waiting for the negotiation: its hand is over, and the next one is held back. */
export const isPaused = (tables: readonly TournamentTable[]): boolean =>
  tables.every(
    ({ isBetweenHands, dealLimit, handNumber }) =>
      isBetweenHands && dealLimit !== null && handNumber >= dealLimit,
  );

/** Carries out a player's step in the negotiation. The driver pauses the table, ends the negotiation and pays. */
export async function talkAboutDeal(
  { kit, tables }: TournamentParts,
  tournamentId: string,
  { playerId, said }: { playerId: string; said: DealAction },
): Promise<Refusal | null> {
  if (!(await findTournament(kit.db, tournamentId))) return refuse("NOT_FOUND");
  return await kit.db.transaction(async (tx): Promise<Refusal | null> => {
    const tournament = (await lockTournament(tx, tournamentId))!;
    const left = (await listEntries(tx, [tournamentId])).filter(({ status }) => status === "PLAYING");
    const own = left.find(({ owner }) => owner === playerId);
    if (!own) return refuse("NOT_SEATED");
    if (!mayDeal(tournament, left)) return refuse("CONFLICT");
    const locked = await tables.lock(tx, tournament.state.tableIds);
    const now = kit.clock.now();
    const talk = { tournament, own, left, tables: locked, nowMs: now.getTime() };
    const deal = changeDeal(talk, said, () => kit.random.id("deal"));
    if (deal !== undefined && "code" in deal) return refuse(deal.code);
    const { deal: _, ...state } = tournament.state;
    await setState(tx, tournamentId, deal ? { ...state, deal } : state);
    await setDue(tx, tournamentId, now);
    return null;
  });
}

type Change = DealState | undefined | { code: "CONFLICT" | "DEAL_NOT_POSSIBLE" };

function changeDeal(talk: Talk, said: DealAction, drawId: () => string): Change {
  const { tournament, own, left, tables, nowMs } = talk;
  const { state, config } = tournament;
  const deal = state.deal ?? noDeal;
  if (said.action === "TALK") {
    const others = deal.talkers.filter((entryId) => entryId !== own.id);
    return said.value ? { ...deal, talkers: [...others, own.id] } : { ...noDeal, talkers: others };
  }
  const isOpen = isTalkDue(state, left) && deal.untilMs !== null && nowMs < deal.untilMs;
  if (!isOpen || !isPaused(tables)) return { code: "CONFLICT" };
  if (said.action === "ANSWER")
    return deal.proposal?.id === said.proposalId
      ? answer(deal, { by: own, isAccepted: said.isAccepted })
      : { code: "CONFLICT" };
  if (deal.proposal) return { code: "CONFLICT" };
  const rest = said.rest === 0 ? 0n : parseAmount(said.rest, config.currency!);
  if (isAmountFault(rest)) return { code: "DEAL_NOT_POSSIBLE" };
  const players = left.map((entry) => ({ entry, stack: stackOf({ tables }, entry) }));
  const terms = { id: drawId(), by: own, kind: said.kind, rest: Number(rest) };
  return propose(state, terms, { players, nowMs }) ?? { code: "DEAL_NOT_POSSIBLE" };
}
