import type { PlayerMission } from "@parlour/contracts/entities/mission";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { classNames } from "@parlour/web/ui/class-names";
import { prizeText } from "./goal-text.ts";

/** The rewards of consecutive days; today's reward is marked. */
export function PrizeDays({ mission: { prizes, day } }: { mission: PlayerMission }) {
  const { t, language } = useTranslation();
  if (prizes.length < 2) return null;
  const today = ((day ?? 1) - 1) % prizes.length;
  return (
    <>
      <ol className="mt-3 grid gap-1.5">
        {prizes.map((prize, n) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the days have no other identity, and their order is fixed
            key={n}
            aria-current={n === today ? "date" : undefined}
            className={classNames(
              "flex items-baseline justify-between gap-4 rounded-tick px-3 py-1.5 text-sm",
              n === today ? "bg-raised font-semibold" : "text-mist",
            )}
          >
            <span className="shrink-0">{t("missions.day", { day: n + 1 })}</span>
            <span className="min-w-0 text-right wrap-anywhere">{prizeText(t, language, prize)}</span>
          </li>
        ))}
      </ol>
      <p className="mt-2 text-sm text-mist">{t("missions.days")}</p>
    </>
  );
}
