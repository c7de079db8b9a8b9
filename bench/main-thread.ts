import { loadavg } from "node:os";
import type { DevtoolsPage } from "./devtools-page.ts";

type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
};
/** The longest task on a page's main thread, and how long the thread works in the median frame. */
export type MainThread = {
  longestTaskMs: number;
  longestWallMs: number;
  /** The slowest parts of the longest task, the slowest first. */
  longestWas: string;
  medianFrameMs: number;
  frames: number;
};

const categories = [
  "toplevel",
  "devtools.timeline",
  "disabled-by-default-devtools.timeline",
  "devtools.timeline.frame",
];

export async function traceMainThread(page: DevtoolsPage, work: () => Promise<void>): Promise<MainThread> {
  const events: TraceEvent[] = [];
  const done = Promise.withResolvers<void>();
  page.on("Tracing.dataCollected", ({ value }) => events.push(...(value as TraceEvent[])));
  page.on("Tracing.tracingComplete", () => done.resolve());
  await page.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: categories, recordMode: "recordAsMuchAsPossible" },
  });
  await work();
  await page.send("Tracing.end");
  await done.promise;
  return readTrace(events);
}

/**
 * Measures the page's main thread, which is the busiest of all renderer threads. Tasks are measured in CPU
 * time, which other processes do not affect; wall time is reported as well.
 */
function readTrace(events: readonly TraceEvent[]): MainThread {
  const threads = events.filter(
    ({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain",
  );
  const measured = threads.map(({ pid, tid }) => {
    const own = events.filter((event) => event.pid === pid && event.tid === tid);
    const tasks = own.filter(({ name, ph }) => name === "ThreadControllerImpl::RunTask" && ph === "X");
    const begins = own.filter(({ name }) => name === "BeginCommitCompositorFrame").map(({ ts }) => ts);
    return { own, tasks, begins, busy: tasks.reduce((sum, task) => sum + usedBy(task), 0) };
  });
  const [busiest] = measured.sort((one, other) => other.busy - one.busy);
  if (!busiest || busiest.tasks.length === 0) throw new Error("the trace holds no task of the page");
  const { tasks, begins, own } = busiest;
  const longest = tasks.reduce((one, other) => (usedBy(other) > usedBy(one) ? other : one));
  const frames = begins.sort((one, other) => one - other).slice(0, -1);
  const work = frames.map((from, index) => {
    const to = begins[index + 1]!;
    return tasks.reduce((sum, task) => (task.ts >= from && task.ts < to ? sum + usedBy(task) : sum), 0);
  });
  return {
    longestTaskMs: usedBy(longest) / 1_000,
    longestWas: partsOf(longest, own),
    longestWallMs: Math.max(...tasks.map(({ dur = 0 }) => dur)) / 1_000,
    medianFrameMs: (work.sort((one, other) => one - other)[Math.floor(work.length / 2)] ?? 0) / 1_000,
    frames: work.length,
  };
}

function partsOf(task: TraceEvent, events: readonly TraceEvent[]): string {
  const end = task.ts + (task.dur ?? 0);
  return events
    .filter((event) => event !== task && event.ph === "X" && event.ts >= task.ts && event.ts < end)
    .sort((one, other) => usedBy(other) - usedBy(one))
    .slice(0, 4)
    .map((event) => `${event.name} ${(usedBy(event) / 1_000).toFixed(1)} ms`)
    .join(", ");
}

const usedBy = ({ tdur, dur = 0 }: TraceEvent) => tdur ?? dur;

export const describeLoad = () => `load of the machine ${loadavg()[0]?.toFixed(1)}`;
