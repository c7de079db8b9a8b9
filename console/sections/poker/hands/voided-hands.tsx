import { listVoidedPokerHands } from "@parlour/contracts/calls/poker/poker-room/list-voided-poker-hands";
import type { PokerVoidedHand } from "@parlour/contracts/entities/poker-desk";
import { useCall } from "@parlour/web/api/use-resource";
import { Moment } from "../../../parts/moment.tsx";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { potText } from "./hand-words.ts";

const columns: RecordColumn<PokerVoidedHand>[] = [
  { key: "time", header: "Voided", cell: ({ voidedAt }) => <Moment at={voidedAt} /> },
  {
    key: "table",
    header: "Table",
    cell: ({ tableName, number }) => (
      <>
        <strong>{tableName}</strong> <span className="text-mist">hand {number}</span>
      </>
    ),
  },
  { key: "id", header: "Hand ID", cell: ({ id }) => <code className="text-xs break-all">{id}</code> },
  {
    key: "players",
    header: "Players and their chips",
    cell: ({ players, currency }) =>
      players.map(({ name, stack }) => `${name} ${potText(stack, currency)}`).join(", "),
  },
];

/** Hands that could not be continued, with the chips that every player had before them. Renders nothing if none. */
export function VoidedHands() {
  const resource = useCall(listVoidedPokerHands, {});
  if (!resource.value || resource.value.hands.length === 0) return null;
  return (
    <section aria-label="Voided hands" className="mt-8">
      <h2 className="mb-3 text-lg">Voided hands</h2>
      <p className="mb-3 max-w-prose text-sm text-mist">
        These hands could not be continued after a change of the server's rules. Everyone got back the chips
        that they had put in, and no rake was taken. The log of the server names the cause.
      </p>
      <RecordTable
        caption="Voided hands"
        columns={columns}
        resource={resource}
        rows={resource.value.hands}
        rowKey={({ id }) => id}
        empty={{ title: "No voided hands", text: "Every hand of the last 90 days was played to its end." }}
      />
    </section>
  );
}
