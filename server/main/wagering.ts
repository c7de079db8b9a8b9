import { isExcluded } from "@parlour/rules/geo-filter";
import { stakeLimitsOf } from "@parlour/rules/stake-limits";
import { createWagering, type Wagering } from "@parlour/wagering";
import type { AdmissionCheck } from "@parlour/wagering/admission";
import { accountCheck, placeCheck, productCheck, stakeLimitCheck } from "@parlour/wagering/admission-checks";
import type { Kit } from "../kit/kit.ts";
import { walletTopic } from "../kit/open-ledger.ts";
import { listInactive, readResidences } from "../services/identity/profile/index.ts";
import { gameChoices } from "../services/play/game-catalogue/index.ts";
import { siteExclusions } from "../services/site/geolocation/index.ts";
import { inMemory } from "./in-memory.ts";

/** Who is told of settled wagers. A new subscriber is a name here and its handler in `wagering-service.ts`. */
export const settlementSubscribers = ["bonuses", "loyalty"] as const;
export type SettlementSubscriber = (typeof settlementSubscribers)[number];

/** Everything that a stake is asked before it is taken, in this order, on every way to play. */
export function admissionChecks(kit: Kit): readonly AdmissionCheck[] {
  const choices = inMemory(() => gameChoices(kit).list(), new Map());
  const exclusions = inMemory(() => siteExclusions(kit).get(), null);
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
        const { minMinor, maxMinor } = stakeLimitsOf(
          currency,
          choices.current().get(productId)?.stakes ?? null,
        );
        return { min: BigInt(minMinor), max: BigInt(maxMinor) };
      },
    }),
  ];
}

const instances = new WeakMap<Kit, Wagering>();

/** The one wagering core of a server: operations of all its services share commits. */
export function wageringOf(kit: Kit): Wagering {
  const known = instances.get(kit);
  if (known) return known;
  const wagering = createWagering({
    db: kit.db,
    ledger: kit.ledger,
    clock: kit.clock,
    log: kit.log,
    checks: admissionChecks(kit),
    subscribers: settlementSubscribers,
    onChanged(playerId) {
      // Pages poll as well, so a lost message delays the balance on the page and loses nothing.
      kit.bus.publish(walletTopic(playerId), null).catch((error: unknown) => {
        kit.log.warn({ err: error }, "a changed balance was not published");
      });
    },
  });
  instances.set(kit, wagering);
  return wagering;
}
