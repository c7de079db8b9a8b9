import { expect, it } from "vitest";
import { z } from "zod";
import type { Queryable } from "./database.ts";
import { type ChangeKind, createFourEyes, type PolicyAction } from "./four-eyes.ts";

const db = {} as Queryable;

function kindOf(actions: readonly PolicyAction[], weigh?: ChangeKind<object>["weigh"]): ChangeKind<object> {
  return {
    kind: `KIND_${actions[0]?.action ?? "NONE"}`,
    proposers: ["SUPPORT"],
    approvers: ["SUPPORT"],
    actions,
    data: z.object({}),
    ...(weigh && { weigh }),
    describe: async () => ({ subject: "test:1", summary: "Test" }),
    execute: async () => ({}),
  };
}
const refunds: PolicyAction = {
  action: "REFUNDS",
  group: "Money",
  label: "Refunds",
  amountLabel: "Amount",
  usual: { when: "ABOVE", amount: 50 },
};
const roles: PolicyAction = {
  action: "ROLES",
  group: "Operators",
  label: "Roles",
  usual: { when: "ALWAYS" },
  isFixed: true,
};

it("follows the usual rule until operators choose another one", async () => {
  const fourEyes = createFourEyes();
  fourEyes.register(kindOf([refunds]));
  expect(await fourEyes.needsSecondPerson(db, "REFUNDS", 50)).toBe(false);
  expect(await fourEyes.needsSecondPerson(db, "REFUNDS", 51)).toBe(true);
  fourEyes.usePolicy(async () => ({ when: "ABOVE", amount: 200 }));
  expect(await fourEyes.needsSecondPerson(db, "REFUNDS", 51)).toBe(false);
  expect(await fourEyes.thresholdOf(db, "REFUNDS")).toBe(200);
});

it("ignores a rule for an action that always needs two", async () => {
  const fourEyes = createFourEyes();
  fourEyes.register(kindOf([roles]));
  fourEyes.usePolicy(async () => ({ when: "NEVER" }));
  expect(await fourEyes.needsSecondPerson(db, "ROLES")).toBe(true);
});

it("asks for a second operator if any part of a change needs one", async () => {
  const fourEyes = createFourEyes();
  const small = kindOf([refunds], async () => [{ action: "REFUNDS", amount: 1 }]);
  const both = kindOf([roles], async () => [{ action: "REFUNDS", amount: 1 }, { action: "ROLES" }]);
  fourEyes.register(small);
  fourEyes.register(both);
  expect(await fourEyes.needsApproval(db, small, {})).toBe(false);
  expect(await fourEyes.needsApproval(db, both, {})).toBe(true);
  expect(await fourEyes.needsApproval(db, kindOf([refunds]), {})).toBe(true);
});

it("refuses an action that nobody registered, and one that is registered twice", async () => {
  const fourEyes = createFourEyes();
  await expect(fourEyes.needsSecondPerson(db, "UNHEARD_OF")).rejects.toThrow("UNHEARD_OF");
  fourEyes.register(kindOf([refunds]));
  expect(() => fourEyes.register({ ...kindOf([refunds]), kind: "OTHER" })).toThrow("twice");
});
