import { useTranslation } from "@parlour/web/i18n/translation-context";
import { SelectField } from "@parlour/web/ui/select-field";
import { useState } from "react";
import type { Race } from "../api.ts";
import { useFormats, useNames } from "../format.ts";
import type { RacePools } from "../newer-pools.ts";
import { useRacing } from "../racing-context.ts";

type Pool = RacePools["pools"][number];

const mostShown = 12;

/** The pairs with bets, lowest dividend first. If `first` is not 0, only the pairs with this horse are returned. */
export function shownPairs({ pairs, type }: Pick<Pool, "pairs" | "type">, first: number): Pool["pairs"] {
  const isOrdered = type !== "quinella";
  return pairs
    .filter((pair) => first === 0 || pair.first === first || (!isOrdered && pair.second === first))
    .toSorted((one, other) => one.dividend - other.dividend)
    .slice(0, mostShown);
}

/** The probable dividends for the exacta, the quinella and the daily double. */
export function PairProbables({ pools, race }: { pools: readonly Pool[]; race: Race }) {
  const withPairs = pools.filter(({ pairs }) => pairs.length > 0);
  return withPairs.map((pool) => <PairTable key={pool.poolId} pool={pool} race={race} />);
}

function PairTable({ pool, race }: { pool: Pool; race: Race }) {
  const { t } = useTranslation();
  const { currency } = useRacing();
  const { money } = useFormats();
  const { betType } = useNames();
  const [first, setFirst] = useState(0);
  const firsts = [...new Set(pool.pairs.map((pair) => pair.first))].toSorted((a, b) => a - b);
  // If a daily double ends with this race, its first horse runs in the previous race.
  const isHere = pool.type !== "daily-double" || race.pools.some(({ poolId }) => poolId === pool.poolId);
  const nameOf = (interest: number) =>
    isHere ? (race.runners.find((runner) => runner.interest === interest)?.name ?? "") : "";
  return (
    <section aria-label={betType(pool.type)} className="grid gap-2">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h4 className="font-semibold">{betType(pool.type)}</h4>
        <SelectField
          className="w-full sm:w-64"
          label={t("racebook.withHorse")}
          value={String(first)}
          options={[
            { value: "0", label: t("racebook.all") },
            ...firsts.map((interest) => ({
              value: String(interest),
              label: `${interest} ${nameOf(interest)}`,
            })),
          ]}
          onChange={({ target }) => setFirst(Number(target.value))}
        />
      </div>
      <ul className="grid grid-cols-2 gap-1.5 sm:grid-cols-3 lg:grid-cols-4">
        {shownPairs(pool, first).map((pair) => (
          <li
            key={`${pair.first}-${pair.second}`}
            className="flex items-baseline justify-between gap-2 rounded-chip border border-line px-2.5 py-1.5 text-sm tabular-nums"
          >
            <span>
              {pair.first}
              {pool.type === "quinella" ? " / " : " – "}
              {pair.second}
            </span>
            <span className="font-semibold">{money(pair.dividend, currency)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
