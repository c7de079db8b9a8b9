import type { PlayerMission } from "@parlour/contracts/entities/mission";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { Progress } from "@parlour/web/ui/progress";
import { useHydrated } from "@parlour/web/ui/use-hydrated";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useId } from "react";
import { LocalTime } from "../../parts/local-time.tsx";
import { TermsDisclosure } from "../bonuses/terms-disclosure.tsx";
import type { CategoryNames } from "../bonuses/terms-lines.ts";
import { goalText, prizeText, progressText, ruleLines } from "./goal-text.ts";
import { PrizeDays } from "./prize-days.tsx";
import { useClaim } from "./use-claim.ts";

const repeats = {
  DAILY: "missions.repeatsDAILY",
  WEEKLY: "missions.repeatsWEEKLY",
  ONCE: "missions.repeatsONCE",
} as const;

export type MissionNames = { categories: CategoryNames; gameNames: Readonly<Record<string, string>> };

type MissionCardProps = {
  mission: PlayerMission;
  names: MissionNames;
  session: string;
  onClaimed: () => void;
};

/** A mission or daily reward: its goal, progress, prize and rules. */
export function MissionCard({ mission, names, session, onClaimed }: MissionCardProps) {
  const { t, language } = useTranslation();
  const titleId = useId();
  const hydrated = useHydrated();
  const { busy, run } = useClaim(session, onClaimed);
  const { name, goal, state, progress, target, prize, repeats: period } = mission;
  const isVisit = goal === "VISIT";
  return (
    <article
      aria-labelledby={titleId}
      className="flex h-full flex-col rounded-tile border border-line bg-velvet p-4 md:p-5"
    >
      <div className="flex flex-wrap items-center gap-2">
        <Badge>{t(isVisit ? "missions.daily" : repeats[period])}</Badge>
        {state === "CLAIMED" ? <Badge tone="gain">{t("missions.claimed")}</Badge> : null}
      </div>
      <h2 id={titleId} className="mt-2 text-xl wrap-anywhere">
        {name}
      </h2>
      <p className="mt-1 text-mist">{goalText(t, language, mission)}</p>
      <p className="mt-2 text-md font-semibold text-bright">{prizeText(t, language, prize)}</p>
      {isVisit ? (
        <PrizeDays mission={mission} />
      ) : (
        <div className="mt-3">
          <Progress
            label={name}
            value={progress}
            max={target}
            valueText={progressText(t, language, mission)}
          />
          <p className="mt-1 text-sm text-mist tabular-nums">{progressText(t, language, mission)}</p>
        </div>
      )}
      <p className="mt-2 text-sm text-mist">
        {state === "COMPLETED" ? (
          <>
            {t("missions.claimUntil")} <LocalTime at={mission.claimableUntil} />
          </>
        ) : (
          <>
            {t("missions.until")} <LocalTime at={mission.periodEndsAt} />
          </>
        )}
      </p>
      {prize.offer ? (
        <TermsDisclosure type={prize.offer.type} terms={prize.offer.terms} categories={names.categories} />
      ) : null}
      {isVisit ? null : <Rules lines={ruleLines(t, language, mission, names)} />}
      {state === "COMPLETED" ? (
        <div className="mt-auto pt-3">
          <Button
            full
            disabled={!hydrated}
            loading={busy}
            aria-label={t("missions.claimNamed", { name })}
            onClick={() => void run(mission)}
          >
            {t("missions.claim")}
          </Button>
        </div>
      ) : null}
    </article>
  );
}

function Rules({ lines }: { lines: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <details className="group border-t border-line pt-1 first-of-type:mt-3">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-bright hover:text-ivory">
        {t("missions.rules")}
        <ChevronDown size={16} aria-hidden="true" className="transition-transform group-open:rotate-180" />
      </summary>
      <ul className="grid list-disc gap-1 pb-2 pl-5 text-sm text-mist">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
