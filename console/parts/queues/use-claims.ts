import { claimQueueItem } from "@parlour/contracts/calls/office/operator-queues/claim-queue-item";
import { listQueueClaims } from "@parlour/contracts/calls/office/operator-queues/list-queue-claims";
import { releaseQueueItem } from "@parlour/contracts/calls/office/operator-queues/release-queue-item";
import type { QueueClaim, QueueName } from "@parlour/contracts/entities/queue";
import { ApiError } from "@parlour/web/api/api-error";
import { client } from "@parlour/web/api/client";
import { useCall } from "@parlour/web/api/use-resource";
import { showToast } from "@parlour/web/ui/toast";
import { useOperator } from "../../app/operator-context.ts";
import { failureText } from "../failure-text.ts";

const claim = client(claimQueueItem);
const release = client(releaseQueueItem);
const intervalMs = 10_000;

export type Claims = {
  of(itemId: string): QueueClaim | undefined;
  /** Whether another operator has claimed the item. Only that operator may then decide on it. */
  isOthers(itemId: string): boolean;
  /** Claims an item, or takes it over from the operator who is shown as its owner. */
  take(itemId: string): Promise<void>;
  release(itemId: string): Promise<void>;
  reload(): void;
};

/** The claims in a queue, so that two operators don't work on the same item. */
export function useClaims(queue: QueueName): Claims {
  const { value, reload } = useCall(listQueueClaims, { params: { queue } }, { intervalMs });
  const of = (itemId: string) => value?.find((each) => each.itemId === itemId);
  const me = useOperator();
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      const isTaken = error instanceof ApiError && error.errorCode === "CONFLICT";
      const title = isTaken ? "Someone else has just claimed this." : failureText(error);
      showToast({ tone: "danger", title });
    }
    reload();
  };
  return {
    of,
    isOthers: (itemId) => (of(itemId)?.operatorId ?? me.id) !== me.id,
    take: (itemId) =>
      attempt(() => {
        const from = of(itemId)?.operatorId;
        return claim({ params: { queue }, body: { itemId, ...(from !== undefined && { from }) } });
      }),
    reload,
    release: (itemId) => attempt(() => release({ params: { queue }, body: { itemId } })),
  };
}
