import { betTypes, type PoolType } from "@parlour/racing/bets/bet-types";
import { amountOf } from "@parlour/rules/money";
import { stakeMeasureOf } from "@parlour/rules/stake-limits";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button } from "@parlour/web/ui/button";
import { Chip } from "@parlour/web/ui/chip";
import { SegmentedControl } from "@parlour/web/ui/segmented-control";
import { useCallback, useState } from "react";
import { readAmount, typedUnit } from "../../parts/money.ts";
import { useLoaded } from "../../parts/use-loaded.ts";
import { api, type Race } from "../api.ts";
import { useFormats, useNames } from "../format.ts";
import { LoadState } from "../parts/load-state.tsx";
import { PoolTerms } from "../parts/pool-terms.tsx";
import { PoolTotals } from "../parts/pool-totals.tsx";
import { useRacing } from "../racing-context.ts";
import { slip } from "../slip/slip-store.ts";
import { ChoiceTable } from "./choice-table.tsx";
import {
  type BuildMode,
  type Choice,
  columnsOf,
  countTicket,
  modesOf,
  selectionsOf,
  toggle,
} from "./ticket.ts";

/**
 * Builds a pool bet: type, mode (straight, box or key), horses and number of lines. The stake is entered in
 * the slip.
 */
export function PoolBuilder({ race }: { race: Race }) {
  const { t } = useTranslation();
  const { currency } = useRacing();
  const { betType } = useNames();
  const [type, setType] = useState<PoolType>("win");
  const pool = race.pools.find((one) => one.type === type) ?? race.pools[0];
  if (pool === undefined || !pool.isOpen) return <p className="text-mist">{t("racebook.poolsClosed")}</p>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <fieldset className="flex flex-wrap gap-2" aria-label={t("racebook.poolType")}>
        {race.pools.map((one) => (
          <Chip key={one.poolId} selected={one.type === pool.type} onClick={() => setType(one.type)}>
            {betType(one.type)}
          </Chip>
        ))}
      </fieldset>
      <PoolTerms
        terms={pool}
        unit={amountOf(BigInt(100 * stakeMeasureOf(currency)), currency)}
        currency={currency}
      />
      <TicketForm key={pool.poolId} race={race} pool={pool} />
      <PoolTotals race={race} />
    </div>
  );
}

function TicketForm({ race, pool }: { race: Race; pool: Race["pools"][number] }) {
  const { t } = useTranslation();
  const loadLegs = useCallback(
    (signal: AbortSignal) =>
      Promise.all(
        pool.raceIds.map((raceId) =>
          raceId === race.race.raceId ? race : api.race({ params: { raceId }, signal }),
        ),
      ),
    [pool, race],
  );
  const legs = useLoaded(loadLegs);
  return (
    <LoadState loaded={legs}>
      {(races) =>
        races.length === 0 ? <p>{t("racebook.poolsClosed")}</p> : <Ticket races={races} pool={pool} />
      }
    </LoadState>
  );
}

/** The initial stake per line of a bet added to the slip. */
const FIRST_STAKE = "1";
const modeTexts = {
  places: "racebook.modePlaces",
  box: "racebook.modeBox",
  key: "racebook.modeKey",
} as const;

function Ticket({ races, pool }: { races: readonly Race[]; pool: Race["pools"][number] }) {
  const { t, language } = useTranslation();
  const { currency } = useRacing();
  const { money } = useFormats();
  const { betType } = useNames();
  const unitStake = readAmount(FIRST_STAKE, currency, typedUnit(currency, language)) ?? 0;
  const [mode, setMode] = useState<BuildMode>("places");
  const [choice, setChoice] = useState<Choice>([]);
  const isLegs = betTypes[pool.type].shape === "legs";
  const fields = races.map(({ runners }) => [
    ...new Set(runners.filter(({ isWithdrawn }) => !isWithdrawn).map(({ interest }) => interest)),
  ]);
  const columns = columnsOf(pool.type, mode);
  const titles = Array.from({ length: columns }, (_, at) => {
    if (isLegs) return t("racebook.leg", { number: at + 1 });
    if (mode === "box") return t("racebook.modeBox");
    if (mode === "key") return at === 0 ? t("racebook.banker") : t("racebook.others");
    return columns === 1 ? betType(pool.type) : t("racebook.placeNumber", { number: at + 1 });
  });
  const selections = selectionsOf(pool.type, mode, choice);
  const lines = countTicket(pool.type, selections, fields);
  const modes = modesOf(pool.type);
  const first = races[0]!.race;
  const add = () => {
    slip.add({
      key: `${pool.poolId}/${JSON.stringify(selections)}`,
      market: "POOL",
      poolId: pool.poolId,
      raceId: first.raceId,
      raceLabel: `${first.courseName} · ${t("racebook.raceNumber", { number: first.number })}`,
      type: pool.type,
      selections,
      lines,
      stake: FIRST_STAKE,
    });
    setChoice([]);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {modes.length > 1 ? (
        <SegmentedControl
          label={t("racebook.mode")}
          value={mode}
          onChange={(next) => {
            setMode(next as BuildMode);
            setChoice([]);
          }}
          options={modes.map((one) => ({ value: one, label: t(modeTexts[one]) }))}
        />
      ) : null}
      <ChoiceTable
        races={races}
        isLegs={isLegs}
        titles={titles}
        choice={choice}
        isSingle={(column) => mode === "key" && column === 0}
        onToggle={(column, interest) => setChoice(toggle(choice, column, interest, mode))}
        onAll={(column) =>
          setChoice(
            Array.from({ length: columns }, (_, at) =>
              at === column ? (fields[isLegs ? at : 0] ?? []) : (choice[at] ?? []),
            ),
          )
        }
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p aria-live="polite" className="font-semibold">
          {lines === 0
            ? t("racebook.chooseHorses")
            : t("racebook.linesCost", { count: lines, cost: money(lines * unitStake, currency) })}
        </p>
        <Button variant="primary" disabled={lines === 0} onClick={add}>
          {t("racebook.addToSlip")}
        </Button>
      </div>
    </div>
  );
}
