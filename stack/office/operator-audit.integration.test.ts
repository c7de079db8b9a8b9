import { getPlayer } from "@parlour/contracts/calls/identity/profile/get-player";
import { searchPlayers } from "@parlour/contracts/calls/identity/profile/search-players";
import { decideProposal } from "@parlour/contracts/calls/office/operator/decide-proposal";
import { exportAuditEntries } from "@parlour/contracts/calls/office/operator/export-audit-entries";
import { listAuditEntries } from "@parlour/contracts/calls/office/operator/list-audit-entries";
import { proposeChange } from "@parlour/contracts/calls/office/operator/propose-change";
import { verifyAuditLog } from "@parlour/contracts/calls/office/operator/verify-audit-log";
import { countQueues } from "@parlour/contracts/calls/office/operator-queues/count-queues";
import { getOverview } from "@parlour/contracts/calls/office/reports/get-overview";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";

let stack: TestStack;
let paula: TestClient;
let peter: TestClient;
let auditor: TestClient;

beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
  paula = actAsOperator(stack.client(), "Paula", ["PAYMENTS"]);
  peter = actAsOperator(stack.client(), "Peter", ["PAYMENTS"]);
  auditor = actAsOperator(stack.client(), "Auditor", ["COMPLIANCE"]);
});
afterAll(() => stack.close());

const verify = async () => (await auditor.call(verifyAuditLog)).body;
const cashOfDemo = async () => (await stack.kit.ledger.balancesOf("player_demo"))!.amountsMinor.unlocked;

async function proposeAdjustment(amount: number): Promise<string> {
  const data = { playerId: "player_demo", currency: "USD", amount };
  const body = { kind: "BALANCE_ADJUSTMENT", data, reason: "A lost voucher" };
  const proposed = await paula.call(proposeChange, { body });
  expect(proposed.status).toBe(201);
  return proposed.body.id;
}

test("no operator approves their own proposal, and concurrent approvals move the money once", async () => {
  const before = await cashOfDemo();
  const id = await proposeAdjustment(12.5);
  const approve = (client: TestClient) =>
    client.call(decideProposal, { params: { id }, body: { decision: "APPROVE", reason: "Seen" } });
  expect((await approve(paula)).body).toMatchObject({ errorCode: "OWN_PROPOSAL" });
  expect((await approve(auditor)).status).toBe(403);
  expect(await cashOfDemo()).toBe(before);

  const others = ["Petra", "Pilar", "Pavel"].map((name) => actAsOperator(stack.client(), name, ["PAYMENTS"]));
  const decided = await Promise.all([peter, ...others].map(approve));
  expect(decided.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect(await cashOfDemo()).toBe(before + 1_250n);
});

test("an adjustment that exceeds the player's balance is not approved", async () => {
  const id = await proposeAdjustment(-1_000_000);
  const body = { decision: "APPROVE", reason: "Seen" };
  const decided = await peter.call(decideProposal, { params: { id }, body });
  expect(decided.body).toMatchObject({ errorCode: "PROPOSAL_REFUSED" });
  const withdrawn = await paula.call(decideProposal, {
    params: { id },
    body: { decision: "WITHDRAW", reason: "Too much" },
  });
  expect(withdrawn.body).toMatchObject({ state: "WITHDRAWN" });
});

test("the audit log records who changed what, before, after and why", async () => {
  const id = await proposeAdjustment(1);
  await peter.call(decideProposal, { params: { id }, body: { decision: "APPROVE", reason: "Agreed" } });
  const { body } = await auditor.call(listAuditEntries, { query: { subject: "player:player_demo" } });
  expect(body.items[0]).toMatchObject({
    operatorName: "Peter",
    call: "decide-proposal",
    outcome: "DONE",
    reason: "Agreed",
    before: { currency: "USD" },
    after: { proposal: id, state: "APPROVED" },
  });
});

test("a check is listed as a check and not among the changes", async () => {
  const vera = actAsOperator(stack.client(), "Vera", ["COMPLIANCE"]);
  await vera.call(verifyAuditLog);
  const listed = async (outcome: "DONE" | "CHECKED") => {
    const { body } = await auditor.call(listAuditEntries, { query: { operator: "Vera", outcome } });
    return body.items.map(({ call, isCheck }) => [call, isCheck]);
  };
  expect(await listed("CHECKED")).toEqual([["verify-audit-log", true]]);
  expect(await listed("DONE")).toEqual([]);
  const query = { operator: "Vera", call: "verify-audit-log" };
  const { body } = await auditor.call(listAuditEntries, { query });
  expect(body.items).toMatchObject([{ details: { isCheck: true } }]);
});

test("an entry stays a check or a change when contracts change", async () => {
  // The first two entries are from releases that did not record whether a call was a check. Of the later entries, one
  // is for a call that no longer exists, and one is for a call that was not a check at that time.
  const entries = [
    ["preview-campaign", null],
    ["set-deposit-limit", null],
    ["test-mail-server", { isCheck: true }],
    ["verify-ledger", { isCheck: false }],
  ] as const;
  await stack.kit.db.transaction(async (tx) => {
    for (const [at, [call, details]] of entries.entries())
      await tx.query(
        `insert into audit_entries (id, at, operator_id, operator_name, call, subject, outcome, details, address, request_id)
         values ($1, $2, 'operator_old', 'Olaf', $3, 'old:entry', 'DONE', $4, '127.0.0.1', 'request')`,
        [`audit_old_${at}`, stack.clock.now(), call, details],
      );
  });
  const listed = async (outcome: "DONE" | "CHECKED") => {
    const { body } = await auditor.call(listAuditEntries, { query: { operator: "Olaf", outcome } });
    return body.items.map(({ call, isCheck }) => [call, isCheck]).toSorted();
  };
  expect(await listed("CHECKED")).toEqual([
    ["preview-campaign", true],
    ["test-mail-server", true],
  ]);
  expect(await listed("DONE")).toEqual([
    ["set-deposit-limit", false],
    ["verify-ledger", false],
  ]);
  expect((await verify()).broken).toBeNull();
});

test("reads of personal data are recorded once in ten minutes, exports each time and plain reads never", async () => {
  const rita = actAsOperator(stack.client(), "Rita", ["SUPPORT", "COMPLIANCE"]);
  const readsOf = async () => {
    const query = { operator: "Rita", outcome: "READ" } as const;
    const { body } = await auditor.call(listAuditEntries, { query });
    return body.items.map(({ call, subject }) => `${call} ${subject}`).sort();
  };
  for (let turn = 0; turn < 3; turn += 1) {
    await rita.call(getPlayer, { params: { playerId: "player_demo" } });
    await rita.call(countQueues);
    await rita.call(getOverview, { query: {} });
    await rita.call(searchPlayers, { query: { term: "demo" } });
    await rita.call(exportAuditEntries, { query: {} });
  }
  await rita.call(searchPlayers, { query: { term: "fresh" } });
  const exported = "export-audit-entries audit/export";
  const first = [exported, exported, exported, "get-player players/player_demo"];
  expect(await readsOf()).toEqual([...first, "search-players players", "search-players players"]);
  stack.clock.advance(10 * 60_000);
  await rita.call(getPlayer, { params: { playerId: "player_demo" } });
  expect((await readsOf()).filter((read) => read.startsWith("get-player"))).toHaveLength(2);
});

test("the hash chain holds under concurrent writes and detects every change", async () => {
  await Promise.all(Array.from({ length: 12 }, () => proposeAdjustment(2)));
  const whole = await verify();
  expect(whole).toMatchObject({ broken: null, head: expect.stringMatching(/^[\da-f]{64}$/) });
  expect(whole.entries).toBeGreaterThanOrEqual(12);

  const { db } = stack.kit;
  const [entry] = await db.query<{ id: string }>(
    "select id from audit_entries where reason = 'A lost voucher' limit 1",
  );
  const edit = "update audit_entries set reason = 'A present' where id = $1";
  const attempt = (text: string, values: unknown[] = []) => db.transaction((tx) => tx.query(text, values));
  await expect(attempt(edit, [entry!.id])).rejects.toThrow("append-only");
  await expect(attempt("delete from audit_entries")).rejects.toThrow("append-only");

  await db.transaction(async (tx) => {
    // The owner of the database can switch triggers off, so the hash chain must reveal the change.
    await tx.query("set local session_replication_role = replica");
    await tx.query(edit, [entry!.id]);
  });
  expect(await verify()).toMatchObject({ broken: { entryId: entry!.id, fault: "CHANGED" } });
});
