import { listDeskPools } from "@parlour/contracts/calls/racing/racebook/list-desk-pools";
import { useCall } from "@parlour/web/api/use-resource";
import { Pagination, useCursorPagination } from "../../../parts/pagination.tsx";
import { useQueueState } from "../../../parts/queues/use-queue-state.ts";
import { StateFilter } from "../../../parts/state-filter.tsx";
import { PoolTable } from "./pool-table.tsx";

const intervalMs = 10_000;
const options = [
  { value: "OPEN", label: "Open" },
  { value: "CLOSED", label: "Closed" },
  { value: "SETTLED", label: "Settled" },
] as const;

/** All pools with money in them, sorted by the time of the race, latest first. */
export function PoolList() {
  const [state, setState] = useQueueState("pools", ["OPEN", "CLOSED", "SETTLED"]);
  const pagination = useCursorPagination();
  const { cursor } = pagination;
  const resource = useCall(
    listDeskPools,
    { query: { state, ...(cursor !== undefined && { cursor }) } },
    { intervalMs },
  );
  return (
    <>
      <StateFilter options={options} value={state} onChange={setState} />
      <PoolTable resource={resource} pools={resource.value?.items} />
      <Pagination
        pagination={pagination}
        next={resource.value?.nextCursor}
        names={{ back: "Later", next: "Earlier" }}
      />
    </>
  );
}
