import type { RaceSummary } from "@parlour/contracts/entities/racing";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import ChevronRight from "lucide-react/icons/chevron-right";
import { SiteLink } from "../../parts/site-link.tsx";
import { useFormats, useNames } from "../format.ts";
import { pathTo } from "../paths.ts";
import { StartCountdown } from "./start-countdown.tsx";

/** One race in a list: time, course, distance, runners, and the countdown or the placings. */
export function RaceLine({
  race,
  now,
  showCourse = true,
  onEnd,
}: {
  race: RaceSummary;
  now: string;
  showCourse?: boolean;
  onEnd?: () => void;
}) {
  const { t } = useTranslation();
  const { time, metres } = useFormats();
  const { surface } = useNames();
  const title = t("racebook.raceNumber", { number: race.number });
  return (
    <SiteLink
      to={pathTo.race(race.raceId)}
      className="flex min-h-16 items-center gap-3 rounded-card border border-line bg-velvet px-3.5 py-2.5 hover:border-field hover:bg-raised"
    >
      <time dateTime={race.startsAt} className="w-12 shrink-0 font-semibold tabular-nums">
        {time(race.startsAt)}
      </time>
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="font-semibold">{showCourse ? `${race.courseName} · ${title}` : title}</span>
        <span className="text-xs text-mist">
          {race.placings.length > 0
            ? race.placings
                .map((group) => group.map(({ number, name }) => `${number} ${name}`).join(" = "))
                .join(" · ")
            : [
                metres(race.distanceMetres),
                surface(race.surface),
                t("racebook.classNumber", { number: race.raceClass }),
                t("racebook.runners", { count: race.runners }),
              ].join(" · ")}
        </span>
      </span>
      <StartCountdown race={race} now={now} {...(onEnd && { onEnd })} />
      <ChevronRight size={18} aria-hidden="true" className="shrink-0 text-mist" />
    </SiteLink>
  );
}
