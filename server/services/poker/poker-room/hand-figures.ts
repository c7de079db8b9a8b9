import { allInLossOf, chipFlows, duelOf } from "@parlour/poker/integrity";
import type { HandFigures, ReadHandFigures } from "@parlour/server/kit/ports/poker-figures";
import { listMoneyHands, type StoredHand } from "./hand-store.ts";
import { stateOf } from "./table-state.ts";

/** Decisions faster than this were chosen in advance, so their times are not used. */
const leastThinkMs = 200;
const perBigBlind = 1_000;

/**
 * Returns the figures of every player and every pair of players in a hand. The chips that one player lost to another
 * are in thousandths of a big blind.
 */
function figuresOf({ hand, config, playedAt }: StoredHand): HandFigures {
  const state = stateOf(hand);
  const day = playedAt.toISOString().slice(0, 10);
  const people = hand.people.filter(({ kind }) => kind === "PLAYER");
  const duel = duelOf(state);
  const allIn = allInLossOf(state);
  const lostTo = (loser: number, winner: number) =>
    allIn?.loser === loser && allIn.winner === winner ? 1 : 0;
  const flows = chipFlows(state).map((flow) => ({
    ...flow,
    amount: Math.round((flow.amount * perBigBlind) / state.rules.minBet),
  }));
  const flow = (from: number, to: number) =>
    flows.find((one) => one.from === from && one.to === to)?.amount ?? 0;
  const counted = (isIn: boolean) => ({
    duels: isIn ? 1 : 0,
    softDuels: isIn && duel!.isSoft ? 1 : 0,
  });
  const pairs = people.flatMap((one) =>
    people
      .filter((other) => one.owner < other.owner)
      .map((other) => ({
        ...{ a: one.owner, b: other.owner, day, tableId: config.id, handId: hand.id },
        flowAb: flow(one.seat, other.seat),
        flowBa: flow(other.seat, one.seat),
        allInsLostA: lostTo(one.seat, other.seat),
        allInsLostB: lostTo(other.seat, one.seat),
        ...counted([one.seat, other.seat].every((seat) => duel?.seats.includes(seat))),
      })),
  );
  const players = people.map(({ owner, seat }) => {
    const times = (hand.thinkMs ?? []).filter(
      (ms, at) => hand.actions[at]?.seat === seat && ms >= leastThinkMs,
    );
    return {
      ...{ playerId: owner, day, decisions: times.length },
      thinkMs: times.reduce((sum, ms) => sum + ms, 0),
      thinkSquares: times.reduce((sum, ms) => sum + ms * ms, 0),
      ...counted(duel?.seats.includes(seat) ?? false),
    };
  });
  return { id: hand.id, playedAt, pairs, players };
}

export const readHandFigures: ReadHandFigures = async (db, range) =>
  (await listMoneyHands(db, range)).map(figuresOf);
