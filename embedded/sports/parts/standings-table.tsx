import type { SportsStanding } from "@parlour/contracts/entities/sports-event";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { classNames } from "@parlour/web/ui/class-names";
import { Crest } from "./crest.tsx";

const tones = { W: "bg-felt text-white", D: "bg-lifted text-ivory", L: "bg-oxblood text-white" };

type StandingsTableProps = {
  standings: readonly SportsStanding[];
  label: string;
  /** Whether the rows are the full league table, so that a row's position is the participant's rank. */
  ranked?: boolean;
};

/**
 * The standings of a competition. On narrow screens the goals and form columns are hidden, so that the table
 * fits without scrolling.
 */
export function StandingsTable({ standings, label, ranked = true }: StandingsTableProps) {
  const { t } = useTranslation();
  const formNames = { W: t("sportsbook.formWon"), D: t("sportsbook.formDrawn"), L: t("sportsbook.formLost") };
  const number = "px-1.5 py-2.5 text-right whitespace-nowrap tabular-nums md:px-3";
  return (
    <div className="overflow-hidden rounded-card border border-line bg-velvet">
      <table className="w-full text-sm">
        <caption className="sr-only">{label}</caption>
        <thead className="bg-raised/60 text-xs text-mist">
          <tr>
            <th scope="col" className="py-2 pr-1 pl-3 text-left font-medium">
              {ranked ? "#" : <span className="sr-only">#</span>}
            </th>
            <th scope="col" className="w-full py-2 text-left font-medium">
              {t("sportsbook.side")}
            </th>
            <th scope="col" className={classNames(number, "font-medium")}>
              {t("sportsbook.played")}
            </th>
            <th scope="col" className={classNames(number, "font-medium max-sm:hidden")}>
              {t("sportsbook.won")}
            </th>
            <th scope="col" className={classNames(number, "font-medium max-sm:hidden")}>
              {t("sportsbook.drawn")}
            </th>
            <th scope="col" className={classNames(number, "font-medium max-sm:hidden")}>
              {t("sportsbook.lost")}
            </th>
            <th scope="col" className={classNames(number, "font-medium")}>
              +/−
            </th>
            <th scope="col" className={classNames(number, "font-medium")}>
              {t("sportsbook.points")}
            </th>
            <th scope="col" className={classNames(number, "font-medium max-md:hidden")}>
              {t("sportsbook.form")}
            </th>
          </tr>
        </thead>
        <tbody>
          {standings.map((row, i) => (
            <tr key={row.participant.id} className="border-t border-line">
              <td className="py-2.5 pr-1 pl-3 text-mist tabular-nums">{ranked ? i + 1 : null}</td>
              <th scope="row" className="py-2.5 text-left font-medium">
                <span className="flex min-w-0 items-center gap-2">
                  <Crest colours={row.participant.colours} crest={row.participant.crest} size={20} />
                  <span className="wrap-anywhere">{row.participant.name}</span>
                </span>
              </th>
              <td className={number}>{row.played}</td>
              <td className={classNames(number, "max-sm:hidden")}>{row.won}</td>
              <td className={classNames(number, "max-sm:hidden")}>{row.drawn}</td>
              <td className={classNames(number, "max-sm:hidden")}>{row.lost}</td>
              <td className={number}>{signed(row.scored - row.conceded)}</td>
              <td className={classNames(number, "font-semibold text-bright")}>{row.points}</td>
              <td className={classNames(number, "max-md:hidden")}>
                <span className="inline-flex gap-1">
                  {row.form.map((result, at) => (
                    <span
                      // biome-ignore lint/suspicious/noArrayIndexKey: matches keep their order
                      key={at}
                      title={formNames[result]}
                      className={classNames(
                        "grid size-5 place-items-center rounded-tick text-2xs font-semibold",
                        tones[result],
                      )}
                    >
                      <span aria-hidden="true">{formNames[result].slice(0, 1)}</span>
                      <span className="sr-only">{formNames[result]}</span>
                    </span>
                  ))}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const signed = (value: number) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");
