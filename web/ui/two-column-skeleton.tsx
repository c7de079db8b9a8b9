import { Skeleton } from "./skeleton.tsx";

/** The placeholder of a form with panels beside it. It has two columns on screens at least 992 px wide. */
export function TwoColumnSkeleton() {
  return (
    <div
      aria-busy="true"
      className="grid items-start gap-4 min-[992px]:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)] min-[992px]:gap-6"
    >
      <Skeleton className="h-[34rem] rounded-panel" />
      <div className="grid gap-4">
        <Skeleton className="h-64 rounded-panel" />
        <Skeleton className="h-80 rounded-panel" />
      </div>
    </div>
  );
}
