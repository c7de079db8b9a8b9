import { QUEUES, type QueueName } from "@parlour/contracts/entities/queue";
import type { OperatorIdentity } from "../../../kit/operator.ts";

/**
 * Returns whether an operator may access a queue. Each queue has its own role; the role of the call isn't
 * enough.
 */
export function canAccessQueue({ roles }: Pick<OperatorIdentity, "roles">, queue: QueueName): boolean {
  return roles.includes("ADMIN") || roles.includes(QUEUES[queue]);
}
