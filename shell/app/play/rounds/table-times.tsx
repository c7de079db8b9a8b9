import type { TableEventKind } from "@parlour/contracts/entities/table-event";
import type { ReplayableRound } from "@parlour/contracts/entities/table-round";
import type { MessageKey } from "@parlour/web/i18n/messages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Panel } from "@parlour/web/ui/panel";
import { LocalTime } from "../../parts/local-time.tsx";

type Moment = { key: MessageKey; at: string };

const eventKeys: Partial<Record<TableEventKind, MessageKey>> = {
  VIDEO_LOST: "rounds.videoLost",
  VIDEO_ON: "rounds.videoBack",
  RESULT_CALLED: "rounds.resultCalled",
  CORRECTION_APPROVED: "rounds.corrected",
  CORRECTION_SETTLED: "rounds.paidAnew",
};

/** Lists, in order, what happened in a round of a shared table and to the player's bet in it. */
export function momentsOf(table: ReplayableRound, roundId: string): Moment[] {
  const bet = table.mine.find(({ id }) => id === roundId);
  const isCalled = table.events.some(({ kind }) => kind === "RESULT_CALLED");
  const known: [MessageKey, string | null | undefined][] = [
    ["rounds.betsOpened", table.openedAt],
    ["rounds.betReceived", bet?.placedAt],
    ["rounds.stakeTaken", bet?.confirmedAt],
    ["rounds.betsClosed", table.closesAt],
    ["rounds.resultDrawn", isCalled ? null : table.startsAt],
    ["rounds.resultShown", table.endsAt],
    ["rounds.winPaid", bet?.paidAt],
    ["rounds.allPaid", table.settledAt],
    ...table.events.map(({ kind, at }): [MessageKey, string | null] => {
      const key = eventKeys[kind];
      return key === undefined ? ["rounds.times", null] : [key, at];
    }),
  ];
  return known
    .flatMap(([key, at]) => (at ? [{ key, at }] : []))
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

/** The times of a round at a shared table, by the server's clock. */
export function TableTimes({ table, roundId }: { table: ReplayableRound; roundId: string }) {
  const { t } = useTranslation();
  return (
    <Panel title={t("rounds.times")}>
      <ol className="grid gap-2">
        {momentsOf(table, roundId).map(({ key, at }) => (
          <li key={key + at} className="flex flex-wrap justify-between gap-x-4">
            <span className="text-mist">{t(key)}</span>
            <span className="font-semibold tabular-nums">
              <LocalTime at={at} isPrecise />
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
