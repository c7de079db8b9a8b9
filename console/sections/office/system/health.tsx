import { classNames } from "@parlour/web/ui/class-names";
import { Skeleton } from "@parlour/web/ui/skeleton";
import type { SystemState } from "./system-state.ts";

type Figure = { label: string; value: string; note: string; isWell: boolean };

/** The most important health figures; problems are highlighted. */
export function Health({ state }: { state: SystemState | undefined }) {
  const figures = state && figuresOf(state);
  return (
    <dl className="grid grid-cols-2 gap-4 md:grid-cols-3 xl:grid-cols-6">
      {(figures ?? placeholders).map(({ label, value, note, isWell }) => (
        <div
          key={label}
          className={classNames(
            "rounded-tile border bg-velvet px-5 py-4",
            isWell ? "border-line" : "border-alarm/60 bg-oxblood/15",
          )}
        >
          <dt className="text-sm text-mist">{label}</dt>
          <dd className="mt-1">
            {figures ? (
              <>
                <span className="block text-xl font-semibold">{value}</span>
                <span className="text-sm text-mist">{note}</span>
              </>
            ) : (
              <Skeleton className="my-2 h-6 w-20" />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const labels = ["Uptime", "Memory", "Database", "Message bus", "Messages", "Jobs"];
const placeholders: Figure[] = labels.map((label) => ({ label, value: "", note: "", isWell: true }));

function figuresOf({ server, databaseMs, busMs, outbox, queues }: SystemState): Figure[] {
  const failed = queues.reduce((sum, queue) => sum + queue.failed, 0);
  const waiting = queues.reduce((sum, queue) => sum + queue.waiting, 0);
  const { pool } = server;
  const isSandbox = server.mode === "sandbox";
  return [
    {
      label: "Uptime",
      value: durationOf(server.uptimeSeconds),
      note: `${server.mode}, Node ${server.node}`,
      isWell: true,
    },
    { label: "Memory", value: `${Math.round(server.memoryMb)} MB`, note: "of this server", isWell: true },
    {
      label: "Database",
      value: `${databaseMs.toFixed(1)} ms`,
      note: `${pool.total - pool.idle} of ${pool.total} connections busy`,
      isWell: databaseMs < 250 && pool.waiting === 0,
    },
    {
      label: "Message bus",
      value: busMs === null ? "no response" : `${busMs.toFixed(1)} ms`,
      note: "from publishing to receiving",
      isWell: busMs !== null && busMs < 500,
    },
    {
      label: "Messages",
      value: String(outbox.count),
      note: isSandbox ? "stored in the sandbox" : "to be sent",
      isWell: isSandbox || outbox.count < 100,
    },
    { label: "Jobs", value: `${failed} failed`, note: `${waiting} waiting`, isWell: failed === 0 },
  ];
}

function durationOf(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h ${minutes % 60} min` : `${Math.floor(hours / 24)} days`;
}
