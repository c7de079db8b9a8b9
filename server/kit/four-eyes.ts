import type { SecondPersonAction } from "@parlour/contracts/entities/second-person";
import type { OperatorRole } from "@parlour/contracts/enumerations";
import { asksForSecond, type SecondPersonRule, thresholdOf } from "@parlour/rules/second-person";
import type { ZodType } from "zod";
import type { Queryable, Transaction } from "./database.ts";
import type { OperatorRights } from "./operator.ts";
import type { Refusal } from "./refusal.ts";

/** The state before and after an applied change, for the audit log. */
export type ChangeEffect = { before?: unknown; after?: unknown };

type Person = { id: string; name: string };

/** Who proposed a change, and who approved it, when and why, for kinds of changes that keep their own history. */
export type Approval = { author: Person; operator: Person; reason: string; now: Date };

/** A step of a proposal other than carrying it out: it is opened, refused or withdrawn. */
export type ProposalStep = {
  state: "OPEN" | "REFUSED" | "WITHDRAWN";
  operator: Person;
  reason: string;
  now: Date;
};

/** An action that may need a second operator. The two-person policy decides whether it does, not the code. */
export type PolicyAction = Pick<SecondPersonAction, "action" | "group" | "label"> & {
  /** The figure that the rule's amount applies to, for example "Highest cost per player". */
  amountLabel?: string;
  /** The default rule, which applies until operators change it. */
  usual: SecondPersonRule;
  /** Set for actions with which one operator could work around the policy. They always need a second operator. */
  isFixed?: true;
};

/** An action as part of a change, with its amount in US dollars if it is known. */
export type WeighedAction = { action: string; amount?: number };

/** A kind of change that one operator proposes and another approves. */
export type ChangeKind<Data> = {
  kind: string;
  /** The roles that may propose this change; ADMIN always may. */
  proposers: readonly OperatorRole[];
  approvers: readonly OperatorRole[];
  actions: readonly PolicyAction[];
  data: ZodType<Data>;
  /** Returns the actions that this change involves, with their amounts; by default all of `actions`. */
  weigh?(data: Data, db: Queryable): Promise<readonly WeighedAction[]>;
  /**
   * Locks the records that `weigh` measures. A change that applies at once is weighed again while they are locked,
   * because other requests may have raised its amount.
   */
  lock?(tx: Transaction, data: Data): Promise<void>;
  /**
   * Returns the subject (`player:<id>`) and a sentence that describes the effect, or the reason why the change is not
   * possible.
   */
  describe(
    data: Data,
    db: Queryable,
    author: OperatorRights,
  ): Promise<{ subject: string; summary: string } | Refusal>;
  /**
   * Records that the change was proposed, refused or withdrawn, in the same transaction, for kinds of changes that keep
   * their own history.
   */
  note?(tx: Transaction, data: Data, step: ProposalStep): Promise<void>;
  /** Checks that must not run while the approval's transaction holds its locks, such as calls to other servers. */
  check?(data: Data): Promise<Refusal | undefined>;
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

/** Reads the rule that operators have chosen for an action; undefined if they have chosen none. */
export type ReadRule = (db: Queryable, action: string) => Promise<SecondPersonRule | undefined>;

/**
 * The registry of kinds of changes and of the actions that the two-person policy lists. Services add theirs while they
 * start; the operator service finds them by name and stores the policy.
 */
export type FourEyes = {
  register<Data>(kind: ChangeKind<Data>): void;
  find(kind: string): ChangeKind<unknown> | undefined;
  list(): readonly ChangeKind<unknown>[];
  actions(): readonly PolicyAction[];
  usePolicy(read: ReadRule): void;
  ruleOf(db: Queryable, action: string): Promise<SecondPersonRule>;
  /** Returns the amount in US dollars above which an action needs a second operator. */
  thresholdOf(db: Queryable, action: string): Promise<number>;
  /** Returns whether an action needs a second operator. An action of an unknown amount exceeds every threshold. */
  needsSecondPerson(db: Queryable, action: string, amount?: number): Promise<boolean>;
  /** Returns whether any part of a change needs a second operator. */
  needsApproval<Data>(db: Queryable, kind: ChangeKind<Data>, data: Data): Promise<boolean>;
};

export function createFourEyes(): FourEyes {
  const kinds = new Map<string, ChangeKind<unknown>>();
  const actions = new Map<string, PolicyAction>();
  let readRule: ReadRule = async () => undefined;

  const ruleOf: FourEyes["ruleOf"] = async (db, action) => {
    const known = actions.get(action);
    if (known === undefined) throw new Error(`${action} is no registered action`);
    return known.isFixed ? known.usual : ((await readRule(db, action)) ?? known.usual);
  };
  const needsSecondPerson: FourEyes["needsSecondPerson"] = async (db, action, amount) =>
    asksForSecond(await ruleOf(db, action), amount);
  return {
    register(kind) {
      if (kinds.has(kind.kind)) throw new Error(`${kind.kind} is registered twice`);
      kinds.set(kind.kind, kind as unknown as ChangeKind<unknown>);
      for (const action of kind.actions) {
        if (actions.has(action.action)) throw new Error(`${action.action} is registered twice`);
        actions.set(action.action, action);
      }
    },
    find: (kind) => kinds.get(kind),
    list: () => [...kinds.values()],
    actions: () => [...actions.values()],
    usePolicy(read) {
      readRule = read;
    },
    ruleOf,
    thresholdOf: async (db, action) => thresholdOf(await ruleOf(db, action)),
    needsSecondPerson,
    async needsApproval(db, kind, data) {
      const weighed = kind.weigh ? await kind.weigh(data, db) : kind.actions;
      for (const one of weighed) {
        if (await needsSecondPerson(db, one.action, "amount" in one ? one.amount : undefined)) return true;
      }
      return false;
    },
  };
}
