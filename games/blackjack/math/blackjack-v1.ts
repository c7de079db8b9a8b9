import { z } from "zod";
import { blackjackMoves } from "../../kit/math/blackjack/blackjack-odds.ts";
import type { GameMath, Step } from "../../kit/math/game.ts";
import { stake } from "../../kit/math/pay.ts";
import { blackjackGame } from "./blackjack.ts";
import { blackjackRules } from "./rules.ts";
import type {
  BlackjackAction,
  BlackjackHand,
  BlackjackState,
  BlackjackView,
  DealerCards,
  HandView,
  Insurance,
} from "./state.ts";

/** The state of a round of version 1, which had one hand, no side bets and no surrender. */
export type BlackjackStateV1 = {
  stake: number;
  dealer: number[];
  hands: Omit<BlackjackHand, "seat">[];
  active: number | null;
  insurance: Insurance;
  insuranceWin: number;
  done: boolean;
};

export type BlackjackViewV1 = {
  stake: number;
  dealer: DealerCards;
  hands: HandView[];
  active: number | null;
  insurance: { state: Insurance; stake: number; win: number };
  allowed: BlackjackView["allowed"];
  done: boolean;
};

const table = blackjackGame({ ...blackjackRules, surrender: false });

const toTable = ({ stake, insurance, insuranceWin, hands, ...rest }: BlackjackStateV1): BlackjackState => ({
  ...rest,
  seats: [{ seat: 1, stake, sides: [], insurance, insuranceWin }],
  hands: hands.map((hand) => ({ ...hand, seat: 1 })),
});

const fromTable = ({ seats, hands, ...rest }: BlackjackState): BlackjackStateV1 => {
  const { stake, insurance, insuranceWin } = seats[0]!;
  return { stake, ...rest, hands: hands.map(({ seat: _, ...hand }) => hand), insurance, insuranceWin };
};

const stepOf = ({ state, ...step }: Step<BlackjackState>): Step<BlackjackStateV1> => ({
  ...step,
  state: fromTable(state),
});

/**
 * Version 1 drew its cards in the same order as a round with one hand does today; only its states and views differ.
 */
export const blackjackV1: GameMath<{ stake: number }, BlackjackStateV1, BlackjackAction> = {
  slug: "blackjack",
  bet: z.strictObject({ stake }),
  action: z.strictObject({ kind: z.enum(blackjackMoves) }),
  stakeOf: (bet) => bet.stake,
  begin: (bet, random) => stepOf(table.begin(bet, random)),
  costOf: (state, action) => table.costOf!(toTable(state), action),
  act: (state, action, random) => stepOf(table.act!(toTable(state), action, random)),
  view(state): BlackjackViewV1 {
    const { seats, hands, ...rest } = table.view(toTable(state)) as BlackjackView;
    const { stake, insurance } = seats[0]!;
    return { stake, ...rest, hands: hands.map(({ seat: _, ...hand }) => hand), insurance };
  },
  abandon: (state) => table.abandon!(toTable(state)),
};
