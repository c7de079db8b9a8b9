import type { DeskRace } from "@parlour/contracts/entities/racing-desk";
import type { ResourceView } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { dollars } from "../../../parts/dollars.ts";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";

export type DeskRunner = DeskRace["runners"][number];

type RunnerTableProps = {
  resource: Pick<ResourceView<unknown>, "error" | "loading" | "reload" | "isStale">;
  runners: readonly DeskRunner[];
  canScratch: boolean;
  onScratch: (runner: DeskRunner) => void;
};

export function RunnerTable({ resource, runners, canScratch, onScratch }: RunnerTableProps) {
  const columns: RecordColumn<DeskRunner>[] = [
    {
      key: "number",
      header: "No.",
      sortBy: ({ number }) => number,
      cell: ({ number, interest }) => (number === interest ? number : `${number} (coupled with ${interest})`),
    },
    { key: "name", header: "Horse", sortBy: ({ name }) => name, cell: ({ name }) => <strong>{name}</strong> },
    { key: "jockey", header: "Jockey", minor: true, cell: ({ jockey }) => jockey },
    {
      key: "price",
      header: "Win price",
      align: "end",
      sortBy: ({ winPrice }) => winPrice ?? 0,
      cell: ({ winPrice }) => winPrice?.toFixed(2) ?? "–",
    },
    {
      key: "liability",
      header: "Liability",
      align: "end",
      sortBy: ({ liability }) => liability,
      cell: ({ liability }) => dollars(liability),
    },
    {
      key: "state",
      header: "",
      align: "end",
      cell: (runner) => {
        if (runner.isWithdrawn) return <Badge tone="alarm">Withdrawn</Badge>;
        if (!canScratch) return null;
        return (
          <Button
            size="sm"
            onClick={() => onScratch(runner)}
            aria-label={`Scratch ${runner.number} ${runner.name}`}
          >
            Scratch
          </Button>
        );
      },
    },
  ];
  return (
    <RecordTable
      caption="Runners"
      columns={columns}
      resource={resource}
      rows={runners}
      rowKey={({ number }) => String(number)}
      empty={{ title: "No runners" }}
    />
  );
}
