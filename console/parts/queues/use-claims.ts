import type { claimQueueItem } from "@parlour/contracts/calls/office/operator-queues/claim-queue-item";
import type { listQueueClaims } from "@parlour/contracts/calls/office/operator-queues/list-queue-claims";
import type { releaseQueueItem } from "@parlour/contracts/calls/office/operator-queues/release-queue-item";
import type { QueueClaim, QueueName } from "@parlour/contracts/entities/queue";
import { client } from "@parlour/web/api/client";
import { showToast } from "@parlour/web/ui/toast";
import { failureText } from "../failure-text.ts";
import { useAnswer } from "../use-answer.ts";

const askClaims = client<typeof listQueueClaims>("GET", "/services/operator/v1/queues/{queue}/claims");
const claim = client<typeof claimQueueItem>("POST", "/services/operator/v1/queues/{queue}/claims");
const release = client<typeof releaseQueueItem>("POST", "/services/operator/v1/queues/{queue}/releases");
const everyMs = 10_000;

export type Claims = {
  of(itemId: string): QueueClaim | undefined;
  /** Claims an item, also from the operator shown as its owner. */
  take(itemId: string): Promise<void>;
  release(itemId: string): Promise<void>;
};

/** The claims in a queue, so that two operators don't start the same item. */
export function useClaims(queue: QueueName): Claims {
  const { value, reload } = useAnswer(
    `claims ${queue}`,
    (signal) => askClaims({ params: { queue }, signal }),
    { everyMs },
  );
  const of = (itemId: string) => value?.find((each) => each.itemId === itemId);
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      showToast({ tone: "danger", title: failureText(error) });
    }
    reload();
  };
  return {
    of,
    take: (itemId) =>
      attempt(() => {
        const from = of(itemId)?.operatorId;
        return claim({ params: { queue }, body: { itemId, ...(from !== undefined && { from }) } });
      }),
    release: (itemId) => attempt(() => release({ params: { queue }, body: { itemId } })),
  };
}
