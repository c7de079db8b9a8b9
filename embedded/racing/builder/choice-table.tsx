import { useTranslation } from "@parlour/web/i18n/translation-context";
import { classNames } from "@parlour/web/ui/class-names";
import type { Race } from "../api.ts";
import { Silks } from "../parts/silks.tsx";
import type { Choice } from "./ticket.ts";

type ChoiceTableProps = {
  /** The race of the bet, or one race per leg. */
  races: readonly Race[];
  isLegs: boolean;
  /** The heading of each column: a finishing position, a leg, or a role such as banker. */
  titles: readonly string[];
  choice: Choice;
  isSingle: (column: number) => boolean;
  onToggle: (column: number, interest: number) => void;
  onAll: (column: number) => void;
};

/** The horses, with a checkbox for each finishing position. Bets on several races have one list per leg. */
export function ChoiceTable(props: ChoiceTableProps) {
  const { t } = useTranslation();
  const { races, isLegs, titles } = props;
  if (!isLegs)
    return <Field {...props} race={races[0]!} columns={titles.map((title, column) => ({ title, column }))} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {races.map((race, column) => (
        <section key={race.race.raceId} className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <h3 className="font-semibold">
            {titles[column]} · {t("racebook.raceNumber", { number: race.race.number })}
          </h3>
          <Field {...props} race={race} columns={[{ title: titles[column] ?? "", column }]} />
        </section>
      ))}
    </div>
  );
}

function Field({
  race,
  columns,
  choice,
  isSingle,
  onToggle,
  onAll,
}: ChoiceTableProps & { race: Race; columns: readonly { title: string; column: number }[] }) {
  const { t } = useTranslation();
  const seen = new Set<number>();
  // Coupled horses are bet on as one, so they share one row, that of the first horse.
  const rows = race.runners.filter(
    ({ interest, isWithdrawn }) => !isWithdrawn && !seen.has(interest) && seen.add(interest),
  );
  return (
    // `relative` keeps the hidden inputs inside the table, so that they don't widen the page. The columns have
    // fixed widths and the names wrap, so that four columns fit on a narrow phone.
    <div className="relative">
      <table className="w-full table-fixed text-sm">
        <thead>
          <tr>
            <th scope="col" className="py-2 text-left font-medium text-mist">
              {t("racebook.horse")}
            </th>
            {columns.map(({ title, column }) => (
              <th
                key={column}
                scope="col"
                className="w-12 px-0.5 py-2 text-center font-medium break-words text-mist sm:w-14"
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((runner) => (
            <tr key={runner.interest} className="border-t border-line">
              <th scope="row" className="py-1.5 text-left font-normal">
                <span className="flex items-center gap-2">
                  <span className="w-5 shrink-0 text-right font-semibold tabular-nums">
                    {runner.interest}
                  </span>
                  <Silks
                    silks={runner.silks}
                    className={classNames("size-7", columns.length > 2 && "max-sm:hidden")}
                  />
                  <span className="min-w-0 break-words">
                    {race.runners
                      .filter(({ interest, isWithdrawn }) => interest === runner.interest && !isWithdrawn)
                      .map(({ name }) => name)
                      .join(" + ")}
                  </span>
                </span>
              </th>
              {columns.map(({ title, column }) => (
                <td key={column} className="px-0.5 py-1.5 text-center">
                  <ChoiceBox
                    label={`${runner.interest} ${runner.name}, ${title}`}
                    checked={choice[column]?.includes(runner.interest) ?? false}
                    onChange={() => onToggle(column, runner.interest)}
                  />
                </td>
              ))}
            </tr>
          ))}
          <tr className="border-t border-line">
            <td />
            {columns.map(({ title, column }) => (
              <td key={column} className="px-0.5 py-1.5 text-center">
                {isSingle(column) ? null : (
                  <button
                    type="button"
                    aria-label={`${t("racebook.all")}, ${title}`}
                    onClick={() => onAll(column)}
                    className="min-h-11 min-w-11 text-xs font-semibold text-bright underline"
                  >
                    {t("racebook.all")}
                  </button>
                )}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

function ChoiceBox({ label, checked, onChange }: { label: string; checked: boolean; onChange: () => void }) {
  return (
    <label
      className={classNames(
        "inline-grid size-11 cursor-pointer place-items-center rounded-chip border transition-colors",
        "has-focus-visible:outline-2 has-focus-visible:outline-bright",
        checked ? "border-brass bg-brass text-on-brass" : "border-field bg-ink hover:border-edge",
      )}
    >
      <input type="checkbox" aria-label={label} checked={checked} onChange={onChange} className="sr-only" />
      <span aria-hidden="true">{checked ? "✓" : ""}</span>
    </label>
  );
}
