import type { CardRunner } from "@parlour/contracts/entities/racing";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { useFormats, useNames } from "../format.ts";
import { ScrollArea } from "./scroll-area.tsx";

const columns = [
  "racebook.date",
  "racebook.course",
  "racebook.distance",
  "racebook.ground",
  "racebook.class",
  "racebook.position",
] as const;

/** The horse's past runs, newest first. */
export function FormTable({ runs }: { runs: CardRunner["lastRuns"] }) {
  const { t } = useTranslation();
  const { day, metres } = useFormats();
  const { going } = useNames();
  return (
    <ScrollArea label={t("racebook.pastRuns")}>
      <table className="w-full text-xs whitespace-nowrap">
        <thead className="text-mist">
          <tr>
            {columns.map((key) => (
              <th key={key} scope="col" className="py-1 pr-3 text-left font-medium">
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {runs.map((run) => (
            <tr key={run.date} className="border-t border-line">
              <td className="py-1.5 pr-3">{day(run.date)}</td>
              <td className="pr-3">{run.courseName}</td>
              <td className="pr-3 tabular-nums">{metres(run.distanceMetres)}</td>
              <td className="pr-3">{going(run.going)}</td>
              <td className="pr-3 tabular-nums">{run.raceClass}</td>
              <td className="pr-3 font-semibold tabular-nums">
                {run.place}/{run.fieldSize}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
