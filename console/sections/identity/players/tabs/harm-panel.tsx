import { getPlayerHarm } from "@parlour/contracts/calls/protection/cases/get-player-harm";
import { useCall } from "@parlour/web/api/use-resource";
import { Link } from "@parlour/web/ui/link";
import { Moment } from "../../../../parts/moment.tsx";
import { type RecordColumn, RecordTable } from "../../../../parts/record-table.tsx";

type Day = { day: string; score: number; reasons: { code: string; points: number; text: string }[] };

/** The player's daily scores for markers of harm, with reasons and cases. */
export function HarmPanel({ playerId }: { playerId: string }) {
  const resource = useCall(getPlayerHarm, { params: { playerId } });
  const columns: RecordColumn<Day>[] = [
    { key: "day", header: "Day", cell: ({ day }) => day },
    { key: "score", header: "Score", align: "end", cell: ({ score }) => score },
    {
      key: "reasons",
      header: "Reasons",
      cell: ({ reasons }) => reasons.map(({ text }) => text).join("; ") || "–",
    },
  ];
  return (
    <div className="grid gap-3">
      <h2 className="text-xl">Markers of harm</h2>
      {resource.value?.cases.map(({ id, state, score, openedAt }) => (
        <p key={id} className="text-sm">
          <Link href={`/console/cases/${encodeURIComponent(id)}`} className="text-bright">
            Case with score {score}, {state === "FOLLOW_UP" ? "follow-up" : state.toLowerCase()}
          </Link>{" "}
          <span className="text-mist">
            opened <Moment at={openedAt} />
          </span>
        </p>
      ))}
      <RecordTable
        caption="Scores by day"
        columns={columns}
        resource={resource}
        rows={resource.value?.days}
        rowKey={({ day }) => day}
        empty={{ title: "No scores yet" }}
      />
    </div>
  );
}
