import { QUEUES, type QueueName } from "@parlour/contracts/entities/queue";
import type { OperatorIdentity } from "../../../kit/operator.ts";

/** Access to a queue depends on its role, whichever call is used. */
export function canAccessQueue({ roles }: Pick<OperatorIdentity, "roles">, queue: QueueName): boolean {
  return roles.includes("ADMIN") || roles.includes(QUEUES[queue]);
}
