import type { ExchangeRates } from "@parlour/rules/approximate";
import { isExcluded } from "@parlour/rules/geo-filter";
import {
  type ChosenStakes,
  roundMaxOf,
  type StakeRule,
  stakeLimitsOf,
  stakeUnitOf,
} from "@parlour/rules/stake-limits";
import { createWagering, type Wagering } from "@parlour/wagering";
import { type Admission, type AdmissionCheck, createAdmission } from "@parlour/wagering/admission";
import { accountCheck, placeCheck, productCheck, stakeLimitCheck } from "@parlour/wagering/admission-checks";
import type { Operation } from "@parlour/wagering/operation";
import type { Answer } from "@parlour/wagering/outcomes";
import type { Kit } from "../kit/kit.ts";
import { walletTopic } from "../kit/open-ledger.ts";
import type { GameKinds } from "../kit/ports/game-kinds.ts";
import type { GameSettingsSource } from "../kit/ports/game-settings-source.ts";
import type { RecentWins } from "../kit/ports/recent-wins.ts";
import type { Tracer } from "../kit/tracing/tracer.ts";
import type { JurisdictionStore } from "../services/protection/jurisdictions/index.ts";
import { stakeCheck } from "../services/protection/player-protection/index.ts";
import type { SiteExclusions } from "../services/site/geolocation/index.ts";
import { inMemory } from "./in-memory.ts";
import { createStandings } from "./player-standings.ts";
import { settlementSubscribers } from "./settlement-subscribers.ts";
import { createStakeMetrics } from "./stake-metrics.ts";

export type WageringPorts = {
  /** Takes and settles every stake on this server, so that the operations of all services share commits. */
  wagering: Wagering;
  /** The checks that every stake has to pass. */
  admission: Admission;
  /** The checks that practice play has to pass. */
  practiceAdmission: Admission;
};

type Needs = {
  gameSettings: Pick<GameSettingsSource, "list">;
  exclusions: Pick<SiteExclusions, "get">;
  games: { find(id: string): { stakes: ChosenStakes | null; stakeRule: StakeRule } | undefined };
  /** Returns whether a studio's game is known but no longer offered. */
  isWithdrawn(gameId: string): boolean;
  recentWins: Pick<RecentWins, "note" | "noteJackpot">;
  rates: { refresh(): Promise<void>; current(): ExchangeRates };
  jurisdictions: Pick<JurisdictionStore, "list">;
  gameKinds: GameKinds;
};

export function createWageringPorts(kit: Kit, needs: Needs): WageringPorts {
  const { db, ledger, clock, log, bus } = kit;
  const checks = admissionChecks(needs, clock);
  const countStake = createStakeMetrics(kit.metrics.registry);
  const tracer = kit.tracing?.tracer;
  const wagering = createWagering({
    db,
    ledger,
    clock,
    log,
    checks,
    subscribers: settlementSubscribers.map(({ name }) => name),
    observer: tracer?.batches("wagering commit"),
    onChanged(playerId) {
      // Pages poll as well, so a lost message only delays the balance on the page.
      bus.publish(walletTopic(playerId), null).catch((error: unknown) => {
        log.warn({ err: error }, "a changed balance was not published");
      });
    },
  });
  return {
    admission: createAdmission(checks),
    practiceAdmission: createAdmission(checks.filter(({ inPractice }) => inPractice)),
    wagering: {
      ...wagering,
      async apply(operation) {
        const answer = await (tracer === undefined
          ? wagering.apply(operation)
          : traceOperation(tracer, () => wagering.apply(operation)));
        countStake(operation, answer);
        noteWin(needs.recentWins, operation, answer, clock);
        return answer;
      },
      async place(operation, rows, row) {
        const answer = await wagering.place(operation, rows, row);
        countStake(operation, answer);
        return answer;
      },
      async applyAll(operations) {
        const answers = await wagering.applyAll(operations);
        for (const [index, answer] of answers.entries()) {
          countStake(operations[index]!, answer);
          noteWin(needs.recentWins, operations[index]!, answer, clock);
        }
        return answers;
      },
    },
  };
}

/** Records an operation as a span; the group that commits the operation links to this span. */
function traceOperation(tracer: Tracer, apply: () => Promise<Answer>): Promise<Answer> {
  return tracer.traceStep("wagering apply", {}, async (span) => {
    const answer = await apply();
    span?.set({ "parlour.outcome": answer.outcome });
    return answer;
  });
}

/**
 * Records a win for the lobby. A round with many steps, or at a shared table, is recorded once, as a whole, when it
 * ends.
 */
function noteWin(
  recentWins: Pick<RecentWins, "note" | "noteJackpot">,
  operation: Operation,
  { settled, jackpot, replayed }: Answer,
  clock: Kit["clock"],
): void {
  if (jackpot > 0n && !replayed && "jackpotTier" in operation && operation.jackpotTier !== null) {
    const { wagerId, productId: gameId, currency, jackpotTier: tier } = operation;
    const operationId = operation.operationId ?? wagerId;
    recentWins.noteJackpot({ operationId, gameId, currency, tier, wonMinor: jackpot, at: clock.now() });
  }
  if (settled === null || settled.grantId !== null || operation.vertical !== "casino") return;
  const { productId: gameId, currency } = operation;
  recentWins.note({
    gameId,
    currency,
    stakedMinor: settled.staked,
    wonMinor: settled.won,
    at: clock.now(),
  });
}

/** Returns the admission checks for every stake in every kind of play, in the order in which they run. */
function admissionChecks(needs: Needs, clock: Kit["clock"]): readonly AdmissionCheck[] {
  const gameSettings = inMemory(() => needs.gameSettings.list(), new Map());
  const exclusions = inMemory(() => needs.exclusions.get(), null);
  const places = inMemory(() => needs.jurisdictions.list(), []);
  const kinds = inMemory(
    () => needs.gameKinds.read(),
    () => ({ category: null }),
  );
  const readStandings = createStandings();
  return [
    accountCheck({
      async listInactive(tx, playerIds) {
        const inactive = [...(await readStandings(tx, playerIds)).values()].filter(
          ({ isActive }) => !isActive,
        );
        return new Set(inactive.map(({ id }) => id));
      },
    }),
    stakeCheck({
      clock,
      rates: needs.rates,
      places,
      categories: {
        refresh: kinds.refresh,
        current: () => (productId) => kinds.current()(productId).category,
      },
      readResidents: readStandings,
    }),
    placeCheck({
      refresh: exclusions.refresh,
      excludesPlaces: () => exclusions.current() !== null,
      async listExcluded(tx, playerIds) {
        const residents = [...(await readStandings(tx, playerIds)).values()];
        const excluded = residents.filter((residence) => isExcluded(exclusions.current(), residence));
        return new Set(excluded.map(({ id }) => id));
      },
    }),
    productCheck({
      refresh: gameSettings.refresh,
      isSwitchedOff: (productId) =>
        gameSettings.current().get(productId)?.isOn === false || needs.isWithdrawn(productId),
    }),
    stakeLimitCheck({
      limitsOf({ currency, productId, vertical }) {
        if (vertical !== "casino") return null;
        const game = needs.games.find(productId);
        const chosen = gameSettings.current().get(productId)?.stakes ?? game?.stakes ?? null;
        const limits = stakeLimitsOf(currency, chosen, game?.stakeRule);
        const most = roundMaxOf(limits, stakeUnitOf(currency, game?.stakeRule), game?.stakeRule);
        return { min: BigInt(limits.minMinor), max: BigInt(most) };
      },
    }),
  ];
}
