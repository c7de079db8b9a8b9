import type { Wagering } from "../index.ts";
import type { Operation } from "../operation.ts";
import type { Answer } from "../outcomes.ts";
import type { Round, RoundQuery } from "../rounds.ts";

/** A round's operation for tests: one flat object with plain numbers. */
export type WalletOperation = {
  kind: "begin" | "step" | "bet" | "win" | "end";
  playerId: string;
  currency: string;
  studio: string;
  gameId: string;
  sessionId: string | null;
  roundId: string;
  operationId: string | null;
  sequence: number;
  ends: boolean;
  stakeMinor: number;
  winMinor: number;
  limits?: { minMinor: number; maxMinor: number };
  fromJackpots?: boolean;
  spinsId?: string | null;
  jackpotTier?: string | null;
  draw?: { key: string; number: number } | null;
  record?: string | null;
};

export type WalletAnswer = ReturnType<typeof toWalletAnswer>;

type Rollback = { playerId: string; currency: string; operationId: string; undoes: string; roundId: string };
type SpinsGrant = {
  playerId: string;
  id: string;
  gameId: string;
  currency: string;
  stakeMinor: number;
  spins: number;
  credit: "cash" | "pendingBonus";
  expiresAt: Date;
};
type Tx = Parameters<Wagering["draws"]["close"]>[0];

export type RoundWallet = ReturnType<typeof roundWallet>;

/** Plays casino rounds on the wagering core with plain numbers, so that tests stay short. */
export function roundWallet(wagering: Wagering) {
  const { rounds, draws, grants, pools } = wagering;
  return {
    apply: async (operation: WalletOperation) => toWalletAnswer(await wagering.apply(toOperation(operation))),
    async rollback({ playerId, currency, operationId, undoes, roundId }: Rollback) {
      const round = await rounds.find(playerId, roundId);
      const about = {
        playerId,
        currency,
        vertical: "casino",
        provider: "parlour",
        wagerId: roundId,
      } as const;
      const productId = round?.productId ?? "unknown";
      return toWalletAnswer(
        await wagering.apply({ ...about, productId, kind: "refund", operationId, refunds: undoes }),
      );
    },
    async balanceOf(playerId: string) {
      const balance = await wagering.balanceOf(playerId, "casino");
      return balance && { currency: balance.currency, amountMinor: Number(balance.amountMinor) };
    },
    async findRound(playerId: string, roundId: string) {
      const round = await rounds.find(playerId, roundId);
      return round && toKeptRound(round);
    },
    async listRounds({ gameId, ...query }: Omit<RoundQuery, "productId"> & { gameId?: string | undefined }) {
      const { items, nextCursor } = await rounds.list({ ...query, productId: gameId });
      return { items: items.map(toKeptRound), nextCursor };
    },
    closeDraws: (tx: Tx, playerId: string, key: string) => draws.close(tx, playerId, key),
    grantSpins: ({ gameId, stakeMinor, spins, ...grant }: SpinsGrant) =>
      grants.grant({ ...grant, productId: gameId, stakeMinor: BigInt(stakeMinor), stakes: spins }),
    async playableSpins(playerId: string) {
      const playable = await grants.playable(playerId);
      return playable.map(({ productId, stakeMinor, ...grant }) => ({
        ...grant,
        gameId: productId,
        stakeMinor: Number(stakeMinor),
      }));
    },
    openPools: (
      currency: string,
      plans: readonly { gameId: string; tier: string; ratePpm: number; seedMinor: number }[],
    ) =>
      pools.open(
        currency,
        plans.map(({ gameId, seedMinor, ...plan }) => ({
          ...plan,
          productId: gameId,
          seedMinor: BigInt(seedMinor),
        })),
      ),
    async poolsIn(currency: string) {
      const all = await pools.list(currency);
      return all.map(({ productId, tier, amountMinor }) => ({
        gameId: productId,
        tier,
        amountMinor: Number(amountMinor),
      }));
    },
  };
}

export function toOperation(flat: WalletOperation): Operation {
  const { playerId, currency, studio, gameId, roundId, sessionId, ends, limits } = flat;
  const about = {
    playerId,
    currency,
    vertical: "casino",
    provider: studio,
    productId: gameId,
    wagerId: roundId,
  } as const;
  const record = flat.record ?? undefined;
  const grantId = flat.spinsId ?? null;
  const [stake, win] = [BigInt(flat.stakeMinor), BigInt(flat.winMinor)];
  const jackpotTier = flat.jackpotTier ?? null;
  const { operationId, sequence } = flat;
  const bounds = limits && { min: BigInt(limits.minMinor), max: BigInt(limits.maxMinor) };
  switch (flat.kind) {
    case "begin": {
      const draw = flat.draw ?? null;
      return {
        ...about,
        kind: "open",
        operationId,
        sessionId,
        grantId,
        stake,
        win,
        ends,
        jackpotTier,
        draw,
        record,
        limits: bounds,
      };
    }
    case "step":
      return { ...about, kind: "step", operationId, sequence, stake, win, ends, jackpotTier, record };
    case "bet": {
      return {
        ...about,
        kind: "place",
        operationId: operationId!,
        sessionId,
        grantId,
        stake,
        ends,
        record,
        limits: bounds,
      };
    }
    case "win": {
      const fromStudioJackpot = flat.fromJackpots ?? false;
      return { ...about, kind: "pay", operationId: operationId!, win, ends, fromStudioJackpot };
    }
    case "end":
      return { ...about, kind: "end", record };
  }
}

const names = {
  GRANT_UNUSABLE: "NO_SPINS",
  WAGER_MISSING: "ROUND_MISSING",
  WAGER_CLOSED: "ROUND_OVER",
} as const;

function toWalletAnswer(answer: Answer) {
  const { outcome, refusal } = answer;
  return {
    outcome: refusal?.code ?? (outcome in names ? names[outcome as keyof typeof names] : outcome),
    replayed: answer.replayed,
    balanceMinor: Number(answer.balance),
    jackpotMinor: Number(answer.jackpot),
    drawsUsed: answer.drawsUsed,
    openRound: answer.openWager,
  };
}

function toKeptRound({ stakedMinor, wonMinor, jackpot, provider, productId, grantId, ...round }: Round) {
  return {
    ...round,
    studio: provider,
    gameId: productId,
    spinsId: grantId,
    stakedMinor: Number(stakedMinor),
    wonMinor: Number(wonMinor),
    jackpot: jackpot && { tier: jackpot.tier, amountMinor: Number(jackpot.amountMinor) },
  };
}
