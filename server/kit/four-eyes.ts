import type { OperatorRole } from "@parlour/contracts/enumerations";
import type { ZodType } from "zod";
import type { Queryable, Transaction } from "./database.ts";
import type { Refusal } from "./refusal.ts";

/** The state before and after an applied change, for the audit log. */
export type ChangeEffect = { before?: unknown; after?: unknown };

/** The operator who approved a change, when and why, for kinds of changes that keep their own history. */
export type Approval = { operator: { id: string; name: string }; reason: string; now: Date };

/** A kind of change that one operator proposes and another approves. */
export type ChangeKind<Data> = {
  kind: string;
  /** The roles that may propose this change; ADMIN always may. */
  proposers: readonly OperatorRole[];
  approvers: readonly OperatorRole[];
  data: ZodType<Data>;
  /**
   * Returns the subject (`player:<id>`) and the effect in one sentence, or the reason why the change is not possible.
   */
  describe(data: Data, db: Queryable): Promise<{ subject: string; summary: string } | Refusal>;
  /**
   * Carries out the change in the transaction of the approval, so that it happens once or not at all. A refusal undoes
   * the approval too. `proposalId` can be used as an id, for example of a posting.
   */
  execute(
    tx: Transaction,
    data: Data,
    proposalId: string,
    approval: Approval,
  ): Promise<ChangeEffect | Refusal>;
};

/**
 * The registry of kinds of changes. Services add theirs while they start; the operator service finds them by
 * name.
 */
export type FourEyes = {
  register<Data>(kind: ChangeKind<Data>): void;
  find(kind: string): ChangeKind<unknown> | undefined;
  list(): readonly ChangeKind<unknown>[];
};

export function createFourEyes(): FourEyes {
  const kinds = new Map<string, ChangeKind<unknown>>();
  return {
    register(kind) {
      if (kinds.has(kind.kind)) throw new Error(`${kind.kind} is registered twice`);
      kinds.set(kind.kind, kind as unknown as ChangeKind<unknown>);
    },
    find: (kind) => kinds.get(kind),
    list: () => [...kinds.values()],
  };
}
