import type { PokerTournamentDetails } from "@parlour/contracts/entities/poker-tournament";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { useChips } from "../parts/use-chips.ts";

/** All blind levels; the current one is marked. */
export function BlindLevels({ tournament }: { tournament: PokerTournamentDetails }) {
  const { t } = useTranslation();
  const chips = useChips(null);
  const current = tournament.status === "RUNNING" ? tournament.clock?.level : undefined;
  const head = "sticky top-0 bg-velvet py-1.5 font-medium text-mist";
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <section className="mt-4 max-h-80 overflow-y-auto" tabIndex={0} aria-label={t("poker.blinds")}>
      <table className="w-full text-sm tabular-nums">
        <thead>
          <tr className="text-left">
            <th scope="col" className={head}>
              {t("poker.level")}
            </th>
            <th scope="col" className={head}>
              {t("poker.blinds")}
            </th>
            <th scope="col" className={`${head} pr-2 text-right`}>
              {t("poker.ante")}
            </th>
          </tr>
        </thead>
        <tbody>
          {tournament.levels.map(({ smallBlind, bigBlind, ante }, at) => (
            <tr
              key={bigBlind}
              aria-current={current === at + 1 ? "step" : undefined}
              className="border-t border-line aria-[current=step]:font-semibold aria-[current=step]:text-bright"
            >
              <td className="py-1.5">{at + 1}</td>
              <td className="py-1.5">
                {chips(smallBlind)} / {chips(bigBlind)}
              </td>
              <td className="py-1.5 pr-2 text-right">{ante === 0 ? "–" : chips(ante)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
