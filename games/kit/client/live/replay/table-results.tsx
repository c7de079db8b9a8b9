import {
  listSharedRounds,
  type RevealedRound,
} from "@parlour/contracts/calls/play/shared-rounds/list-shared-rounds";
import { client } from "@parlour/web/api/client";
import { languageTag } from "@parlour/web/i18n/languages";
import { Button } from "@parlour/web/ui/button";
import { useEffect, useState } from "react";
import { useGame } from "../../game-context.ts";
import "@parlour/web/ui/result-strip.css";
import "./replay.css";

const read = client(listSharedRounds);
const shown = 12;

type TableResultsProps = { slug: string; onReplay: (number: number) => void };

/** The last rounds of the table, each with a button that replays it. */
export function TableResults({ slug, onReplay }: TableResultsProps) {
  const { t, language } = useGame();
  const [rounds, setRounds] = useState<readonly RevealedRound[]>([]);
  useEffect(() => {
    let isLeft = false;
    read({ params: { slug }, query: {} })
      .then((answer) => {
        if (!isLeft) setRounds(answer.rounds.slice(0, shown));
      })
      // If the results cannot be loaded, the list is left out. The player's own rounds are still shown below.
      .catch(() => {});
    return () => {
      isLeft = true;
    };
  }, [slug]);
  if (rounds.length === 0) return null;
  const time = new Intl.DateTimeFormat(languageTag(language), { timeStyle: "medium" });
  return (
    <section aria-label={t("games-live.tableResults")} className="mb-6">
      <h3 className="mb-1 font-semibold">{t("games-live.tableResults")}</h3>
      <ol className="table-results">
        {rounds.map(({ number, result, isVoid, endedAt }) => (
          <li key={number}>
            <time dateTime={endedAt}>{time.format(new Date(endedAt))}</time>
            <span className="text-mist">{t("games-live.roundNumber", { number })}</span>
            <span className="table-result result-strip">
              {isVoid || result === null ? "–" : <b data-tone={result.tone}>{result.text}</b>}
            </span>
            {isVoid ? null : (
              <Button
                size="sm"
                aria-label={t("games-live.replayOf", { number })}
                onClick={() => onReplay(number)}
              >
                {t("games-live.replay")}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
