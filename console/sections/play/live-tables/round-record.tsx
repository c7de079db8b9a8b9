import { getTableRound } from "@parlour/contracts/calls/play/shared-rounds/get-table-round";
import type { TableEvent } from "@parlour/contracts/entities/table-event";
import type { RecordedBet, TableRoundRecord } from "@parlour/contracts/entities/table-round";
import { formatAmount } from "@parlour/rules/currency";
import { minorUnitsOf } from "@parlour/rules/money";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { KeyValueList } from "@parlour/web/ui/key-value-list";
import { Sheet } from "@parlour/web/ui/sheet";
import { FormSkeleton } from "@parlour/web/ui/skeleton-shapes";
import { failureText } from "../../../parts/failure-text.ts";
import { PlayerLink } from "../../../parts/queues/player-link.tsx";
import { readable } from "../../../parts/readable.ts";
import { eventDetails, eventText } from "./event-text.ts";
import { PreciseTime } from "./precise-time.tsx";

const intervalMs = 3_000;

type RoundRecordProps = { slug: string; name: string; number: number; onClose: () => void };

/** The full record of a round: its times, its seeds, and each bet with its history. */
export function RoundRecord({ slug, name, number, onClose }: RoundRecordProps) {
  const { value, error } = useCall(getTableRound, { params: { slug, number } }, { intervalMs });
  return (
    <Sheet open onClose={onClose} title={`${name}, round ${number}`} closeLabel="Close">
      {value ? <Details record={value} /> : null}
      {value === undefined && error === undefined ? <FormSkeleton fields={5} /> : null}
      {value === undefined && error !== undefined ? <p role="alert">{failureText(error)}</p> : null}
    </Sheet>
  );
}

function Details({ record }: { record: TableRoundRecord }) {
  const { betRecords } = record;
  const code = (text: string | null) =>
    text === null ? "–" : <code className="text-sm break-all">{text}</code>;
  return (
    <div className="grid gap-6">
      <KeyValueList
        items={[
          { label: "Status", value: record.isVoid ? "Void" : readable(record.state) },
          { label: "Result", value: record.result?.text ?? "–" },
          { label: "Outcome", value: code(record.outcome === null ? null : JSON.stringify(record.outcome)) },
          { label: "Betting opened", value: <PreciseTime at={record.openedAt} /> },
          { label: "Betting closed", value: <PreciseTime at={record.closesAt} /> },
          { label: "Outcome drawn", value: <PreciseTime at={record.startsAt} /> },
          { label: "Result shown", value: <PreciseTime at={record.endsAt} /> },
          { label: "Settled", value: <PreciseTime at={record.settledAt} /> },
          { label: "Maths version", value: record.mathsVersion },
          { label: "Server seed hash", value: code(record.serverSeedHash) },
          { label: "Server seed", value: code(record.serverSeed) },
          { label: "Salt", value: code(record.clientSeed) },
        ]}
      />
      {record.events.length === 0 ? null : (
        <section>
          <h3 className="mb-2 font-semibold">Events</h3>
          <KeyValueList
            items={record.events.map((event) => ({
              label: eventText(event),
              value: <EventLine event={event} />,
            }))}
          />
        </section>
      )}
      <section>
        <h3 className="mb-2 font-semibold">{`Bets (${betRecords.length})`}</h3>
        {betRecords.length === 0 ? <p className="text-mist">No bets in this round.</p> : null}
        <ul className="grid gap-4">
          {betRecords.map((bet) => (
            <li key={bet.id} className="rounded-card border border-line p-4">
              <BetRecord bet={bet} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function EventLine({ event }: { event: TableEvent }) {
  const details = [event.operator?.name, eventDetails(event)].filter(Boolean).join(" · ");
  return (
    <>
      <PreciseTime at={event.at} />
      {details === "" ? null : <span className="block text-sm text-mist wrap-anywhere">{details}</span>}
    </>
  );
}

function BetRecord({ bet }: { bet: RecordedBet }) {
  const money = (amount: number) => formatAmount(minorUnitsOf(amount, bet.currency), bet.currency, "en");
  return (
    <>
      <p className="mb-2 flex flex-wrap items-center justify-between gap-2">
        {bet.playerId === null ? (
          <span>{`${bet.name} (practice)`}</span>
        ) : (
          <PlayerLink playerId={bet.playerId} />
        )}
        <Badge tone={bet.state === "PAID" ? "gain" : "quiet"}>{readable(bet.state)}</Badge>
      </p>
      <KeyValueList
        items={[
          { label: "Stake", value: money(bet.stake) },
          { label: "Win", value: money(bet.win) },
          { label: "Received", value: <PreciseTime at={bet.placedAt} /> },
          { label: "Stake debited", value: <PreciseTime at={bet.confirmedAt} /> },
          { label: "Decided", value: <PreciseTime at={bet.decidedAt} /> },
          { label: "Paid or refunded", value: <PreciseTime at={bet.paidAt} /> },
          { label: "Written to history", value: <PreciseTime at={bet.closedAt} /> },
          { label: "Bet", value: <code className="text-sm break-all">{JSON.stringify(bet.bet)}</code> },
          { label: "ID", value: <code className="text-sm break-all">{bet.id}</code> },
        ]}
      />
      {bet.choices.length === 0 ? null : (
        <ol className="mt-3 grid gap-1 border-t border-line pt-3 text-sm" aria-label="Choices">
          {bet.choices.map((choice) => (
            <li key={choice.id} className="flex flex-wrap gap-x-3">
              <code>{`${choice.window}: ${JSON.stringify(choice.action)}`}</code>
              {choice.cost > 0 ? <span>{`+${money(choice.cost)}`}</span> : null}
              <span className="text-mist">{readable(choice.state)}</span>
              <PreciseTime at={choice.confirmedAt ?? choice.receivedAt} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
