import { QUEUES, type QueueName } from "@parlour/contracts/entities/queue";
import { type OperatorIdentity, type OperatorRights, viewRolesOf } from "../../../kit/operator.ts";

/**
 * Returns whether an operator may access a queue. Each queue requires its own role, so having the role that the call
 * requires isn't enough.
 */
export function canAccessQueue({ roles }: Pick<OperatorIdentity, "roles">, queue: QueueName): boolean {
  return roles.includes("ADMIN") || roles.includes(QUEUES[queue]);
}

/** Returns whether an operator may see a queue, even if they may not work on it. */
export function canSeeQueue(operator: OperatorRights, queue: QueueName): boolean {
  return canAccessQueue({ roles: viewRolesOf(operator) }, queue);
}
