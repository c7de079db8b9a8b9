import { Skeleton } from "./skeleton.tsx";

function keys(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `shape-${index}`);
}

export function GameCardSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton className="aspect-3/4 w-full rounded-card!" />
      {/* As tall as the lines that replace it, so that nothing moves when they appear. */}
      <div className="mt-2.5 flex h-[1lh] items-center text-base">
        <Skeleton className="h-4 w-2/3" />
      </div>
      <div className="flex h-[1lh] items-center text-sm">
        <Skeleton className="h-3 w-1/2" />
      </div>
    </div>
  );
}

export function TileSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="flex min-h-24 items-center gap-4 rounded-tile border border-line bg-velvet px-5"
    >
      <Skeleton className="size-11 rounded-control!" />
      <div className="flex-1">
        <Skeleton className="h-3 w-1/2" />
        <Skeleton className="mt-2.5 h-4 w-3/4" />
      </div>
    </div>
  );
}

/** The placeholder of a list of transactions or messages while it loads. */
export function ListSkeleton({ rows = 4 }: { rows?: number }) {
  return (
    <div aria-hidden="true" className="divide-y divide-line">
      {keys(rows).map((key) => (
        <div key={key} className="flex items-center gap-3 py-3">
          <Skeleton className="size-9 shrink-0 rounded-chip!" />
          <div className="flex-1">
            <Skeleton className="h-3.5 w-2/5" />
            <Skeleton className="mt-2 h-3 w-1/4" />
          </div>
          <Skeleton className="h-3.5 w-16" />
        </div>
      ))}
    </div>
  );
}

export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div aria-hidden="true" className="grid gap-2.5">
      {keys(lines).map((key) => (
        <Skeleton key={key} className="h-3.5 w-full last:w-3/5" />
      ))}
    </div>
  );
}

export function FormSkeleton({ fields = 3 }: { fields?: number }) {
  return (
    <div aria-hidden="true" className="grid gap-5">
      {keys(fields).map((key) => (
        <div key={key}>
          <Skeleton className="h-3.5 w-24" />
          <Skeleton className="mt-2.5 h-12 w-full rounded-control!" />
        </div>
      ))}
      <Skeleton className="h-12 w-full rounded-control!" />
    </div>
  );
}
