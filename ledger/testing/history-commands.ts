import fc from "fast-check";
import { houseAccount, type Ledger, type Posting, type PostingResult, playerAccount } from "../index.ts";

/** A request by a player or a provider. There are few players and few ids, so that requests collide. */
export type Command =
  | { kind: "post"; player: number; id: number; moves: readonly Move[] }
  | { kind: "rollback" | "reverse"; player: number; id: number; of: number }
  | { kind: "hold"; player: number; id: number; amount: number; expires: boolean }
  | { kind: "capture"; player: number; of: number; amount: number | undefined }
  | { kind: "release"; player: number; of: number };

type Move = { way: "deposit" | "bet" | "win" | "lock" | "give"; amount: number };

/** Commands, each with the server it is sent to. The commands of one round are sent at the same time. */
export type Round = readonly { server: 0 | 1; command: Command }[];

const player = fc.nat(2);
const id = fc.nat(11);
const amount = fc.integer({ min: 1, max: 60 });
const moves = fc.array(fc.record({ way: fc.constantFrom("deposit", "bet", "win", "lock", "give"), amount }), {
  minLength: 1,
  maxLength: 3,
});

const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant("post" as const), player, id, moves }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constantFrom("rollback", "reverse"), player, id, of: id }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("hold" as const), player, id, amount, expires: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("capture" as const),
      player,
      of: id,
      amount: fc.option(amount, { nil: undefined }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("release" as const), player, of: id }) },
);

export const histories: fc.Arbitrary<readonly Round[]> = fc.array(
  fc.array(fc.record({ server: fc.constantFrom(0, 1), command }), { minLength: 1, maxLength: 6 }),
  { minLength: 1, maxLength: 5 },
);

export const playersOf = (history: string): string[] => [0, 1, 2].map((index) => `${history}-p${index}`);

export function toPosting(history: string, asked: Extract<Command, { kind: "post" }>): Posting {
  const players = playersOf(history);
  const own = players[asked.player]!;
  const cash = playerAccount(own, "cash", "USD");
  const ends = {
    deposit: [houseAccount("payments", "USD"), cash],
    bet: [cash, houseAccount("revenueCasino", "USD")],
    win: [houseAccount("revenueCasino", "USD"), cash],
    lock: [cash, playerAccount(own, "locked", "USD")],
    give: [cash, playerAccount(players[(asked.player + 1) % 3]!, "cash", "USD")],
  } as const;
  return {
    playerId: own,
    id: `p${asked.id}`,
    type: "BET",
    transfers: asked.moves.map(({ way, amount: moved }) => ({
      from: ends[way][0],
      to: ends[way][1],
      amountMinor: BigInt(moved),
    })),
  };
}

export function send(ledger: Ledger, history: string, asked: Command, now: Date): Promise<PostingResult> {
  const playerId = playersOf(history)[asked.player]!;
  switch (asked.kind) {
    case "post":
      return ledger.post(toPosting(history, asked));
    case "rollback":
    case "reverse":
      // Callers never reuse a posting's id for its reversal, so the ids of the two have different prefixes.
      return ledger[asked.kind]({ playerId, id: `u${asked.id}`, of: `p${asked.of}`, type: "ROLLBACK" });
    case "hold":
      return ledger.hold({
        playerId,
        id: `h${asked.id}`,
        type: "WITHDRAWAL",
        from: playerAccount(playerId, "cash", "USD"),
        into: playerAccount(playerId, "pendingWithdrawal", "USD"),
        amountMinor: BigInt(asked.amount),
        expiresAt: asked.expires ? new Date(now.getTime() + 1_500) : undefined,
      });
    case "capture":
      return ledger.capture({
        playerId,
        holdId: `h${asked.of}`,
        type: "WITHDRAWAL",
        to: houseAccount("payments", "USD"),
        amountMinor: asked.amount === undefined ? undefined : BigInt(asked.amount),
      });
    case "release":
      return ledger.release({ playerId, holdId: `h${asked.of}`, type: "WITHDRAWAL" });
  }
}
