import { stakeLimitsOf } from "@parlour/rules/stake-limits";
import type { Wagering } from "@parlour/wagering";
import type { Operation } from "@parlour/wagering/operation";
import type { Kit } from "../../../kit/kit.ts";
import { drawBegin } from "./draw-steps.ts";
import { type GameRegistry, payoutCapOf } from "./registered-game.ts";
import { insertSeeds, listActiveSeeds, type Seed } from "./seed-store.ts";

export type SeedRound = {
  playerId: string;
  currency: string;
  gameId: string;
  roundId: string;
  /** Creates the bet from a stake in minor units. */
  bet(stakeMinor: number): unknown;
  /** The preferred stake; the nearest stake that the game offers is used. */
  stakeMinor: number;
};

export type RoundSeeder = {
  /** Creates the seeds of new players, from which their rounds are drawn. */
  addSeeds(playerIds: readonly string[]): Promise<void>;
  /** Plays one round for each of these players and returns their balances. */
  play(rounds: readonly SeedRound[]): Promise<Map<string, bigint>>;
};

/**
 * Plays rounds for the sandbox's history. Like any other round, they are drawn by the games' maths from each player's
 * seed, but many are posted at once. Only games whose rounds end with the first step can be played this way.
 */
export function createRoundSeeder(
  kit: Kit,
  { games, wagering }: { games: GameRegistry; wagering: Pick<Wagering, "applyAll"> },
): RoundSeeder {
  const seeds = new Map<string, { seed: Seed; nonce: number }>();

  const operationOf = ({ playerId, currency, gameId, roundId, bet, stakeMinor }: SeedRound): Operation => {
    const game = games.find(gameId);
    if (!game?.math) throw new Error(`${gameId} has no rounds of single players`);
    const own = seeds.get(playerId)!;
    const parsed = game.math.bet.parse(bet(nearestStake(currency, stakeMinor, game)));
    const { serverSeed, clientSeed } = own.seed;
    const rules = { version: game.mathsVersion, payoutCapMinor: payoutCapOf(game, currency) };
    const number = own.nonce++;
    const { step, record } = drawBegin(game.math, parsed, { serverSeed, clientSeed, nonce: number }, rules);
    if (!step.done || step.jackpot)
      throw new Error(`A round of ${game.slug} does not end with its first step`);
    return {
      kind: "open",
      playerId,
      currency,
      vertical: "casino",
      provider: "parlour",
      productId: gameId,
      sessionId: null,
      wagerId: roundId,
      operationId: `round:${roundId}`,
      ends: true,
      stake: BigInt(record.steps[0]!.stake),
      win: BigInt(step.win),
      grantId: null,
      jackpotTier: null,
      draw: { key: own.seed.id, number },
      record: JSON.stringify(record),
    };
  };

  return {
    async addSeeds(playerIds) {
      await insertSeeds(kit, kit.db, playerIds);
      for (const seed of await listActiveSeeds(kit, kit.db, playerIds))
        seeds.set(seed.owner, { seed, nonce: 0 });
    },
    async play(rounds) {
      const answers = await wagering.applyAll(rounds.map(operationOf));
      return new Map(
        answers.map(({ outcome, balance }, index) => {
          const { playerId, roundId } = rounds[index]!;
          if (outcome !== "POSTED") throw new Error(`The round ${roundId} was not posted: ${outcome}`);
          return [playerId, balance];
        }),
      );
    },
  };
}

function nearestStake(
  currency: string,
  wanted: number,
  { stakes, stakeRule }: Pick<NonNullable<ReturnType<GameRegistry["find"]>>, "stakes" | "stakeRule">,
): number {
  const { stepsMinor } = stakeLimitsOf(currency, stakes, stakeRule);
  return stepsMinor.findLast((step) => step <= wanted) ?? stepsMinor[0]!;
}
