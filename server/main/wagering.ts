import { isExcluded } from "@parlour/rules/geo-filter";
import { type ChosenStakes, stakeLimitsOf } from "@parlour/rules/stake-limits";
import { createWagering, type Wagering } from "@parlour/wagering";
import { type Admission, type AdmissionCheck, createAdmission } from "@parlour/wagering/admission";
import { accountCheck, placeCheck, productCheck, stakeLimitCheck } from "@parlour/wagering/admission-checks";
import type { Kit } from "../kit/kit.ts";
import { walletTopic } from "../kit/open-ledger.ts";
import type { GameChoices } from "../kit/ports/game-choices.ts";
import { listInactive, readResidences } from "../services/identity/profile/index.ts";
import type { SiteExclusions } from "../services/site/geolocation/index.ts";
import { inMemory } from "./in-memory.ts";
import { settlementSubscribers } from "./settlement-subscribers.ts";

export type WageringPorts = {
  /** Takes and settles every stake of this server, so that operations of all services share commits. */
  wagering: Wagering;
  /** The checks that practice play has to pass. */
  practiceAdmission: Admission;
};

type Needs = {
  choices: Pick<GameChoices, "list">;
  exclusions: Pick<SiteExclusions, "get">;
  games: { find(id: string): { stakes: ChosenStakes | null } | undefined };
};

export function createWageringPorts(kit: Kit, needs: Needs): WageringPorts {
  const { db, ledger, clock, log, bus } = kit;
  const checks = admissionChecks(needs);
  return {
    practiceAdmission: createAdmission(checks.filter(({ inPractice }) => inPractice)),
    wagering: createWagering({
      db,
      ledger,
      clock,
      log,
      checks,
      subscribers: settlementSubscribers.map(({ name }) => name),
      onChanged(playerId) {
        // Pages poll as well, so a lost message delays the balance on the page and loses nothing.
        bus.publish(walletTopic(playerId), null).catch((error: unknown) => {
          log.warn({ err: error }, "a changed balance was not published");
        });
      },
    }),
  };
}

/** Everything that a stake is asked before it is taken, in this order, on every way to play. */
function admissionChecks(needs: Needs): readonly AdmissionCheck[] {
  const choices = inMemory(() => needs.choices.list(), new Map());
  const exclusions = inMemory(() => needs.exclusions.get(), null);
  return [
    accountCheck({ listInactive }),
    placeCheck({
      refresh: exclusions.refresh,
      excludesPlaces: () => exclusions.current() !== null,
      async listExcluded(tx, playerIds) {
        const residences = await readResidences(tx, playerIds);
        const excluded = residences.filter((residence) => isExcluded(exclusions.current(), residence));
        return new Set(excluded.map(({ id }) => id));
      },
    }),
    productCheck({
      refresh: choices.refresh,
      isSwitchedOff: (productId) => choices.current().get(productId)?.isOn === false,
    }),
    stakeLimitCheck({
      limitsOf({ currency, productId, vertical }) {
        if (vertical !== "casino") return null;
        const chosen =
          choices.current().get(productId)?.stakes ?? needs.games.find(productId)?.stakes ?? null;
        const { minMinor, maxMinor } = stakeLimitsOf(currency, chosen);
        return { min: BigInt(minMinor), max: BigInt(maxMinor) };
      },
    }),
  ];
}
