import { addCaseTask } from "@parlour/contracts/calls/protection/cases/add-case-task";
import { getCase } from "@parlour/contracts/calls/protection/cases/get-case";
import { listCaseEvidence } from "@parlour/contracts/calls/protection/cases/list-case-evidence";
import { listPlayerCases } from "@parlour/contracts/calls/protection/cases/list-player-cases";
import { openCase } from "@parlour/contracts/calls/protection/cases/open-case";
import { writeCaseReport } from "@parlour/contracts/calls/protection/cases/write-case-report";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { endOfId, manyRows, newestFirst, readPages, timeOfRow } from "../testing-pages.ts";
import { addPlayer } from "../testing-people.ts";

let stack: TestStack;
let desk: TestClient;
let playerId: string;
let id: string;

beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
  desk = actAsOperator(stack.client(), "ida", ["COMPLIANCE"]);
  playerId = (await addPlayer(stack)).id;
  const body = { kind: "AML", reason: "Asked by the bank" };
  id = (await desk.call(openCase, { params: { playerId }, body })).body.id;
});
afterAll(() => stack.close());

it("all cases of a player are reached, newest first", async () => {
  await stack.kit.db.query(
    `insert into cases (id, player_id, kind, state, score, reasons, opened_at, closed_at, outcome)
     select 'closed_' || ${endOfId}, $3, 'HARM', 'CLOSED', 1, '[]', ${timeOfRow}, $2, 'NO_ACTION'
     from generate_series(1, $1::int) n`,
    [manyRows, stack.clock.now(), playerId],
  );
  const rows = await readPages(async (cursor) => {
    const query = cursor === undefined ? {} : { cursor };
    const { body } = await desk.call(listPlayerCases, { params: { playerId }, query });
    return { items: body.items, next: body.nextCursor };
  });
  const ids = rows.map((one) => one.id);
  expect(ids.filter((one) => one.startsWith("closed_"))).toEqual(newestFirst("closed_"));
  expect(ids).toContain(id);
});

it("all evidence of a case is reached, newest first, counted, and in its report", async () => {
  const many = 560;
  await stack.kit.db.query(
    `insert into case_evidence (case_id, type, ref, text, at)
     select $1, 'PAYMENT', 'evidence-' || n, 't', $2 from generate_series(1, $3::int) n`,
    [id, stack.clock.now(), many],
  );
  const { body: one } = await desk.call(getCase, { params: { id } });
  expect(one.evidenceCount).toBe(many);
  const expected = Array.from({ length: many }, (_, index) => `evidence-${many - index}`);
  const rows = await readPages(async (cursor) => {
    if (cursor === undefined) return { items: one.evidence, next: one.evidenceCursor };
    const { body } = await desk.call(listCaseEvidence, { params: { id }, query: { cursor } });
    return { items: body.items, next: body.nextCursor };
  });
  expect(rows.map(({ ref }) => ref)).toEqual(expected);

  const body = { grounds: "Deposits that nothing explains" };
  const [report] = (await desk.call(writeCaseReport, { params: { id }, body })).body.reports;
  const page = String(
    (await desk.send("GET", `/services/operator/v1/cases/${id}/reports/${report!.id}`)).body,
  );
  expect(expected.filter((ref) => !page.includes(`>${ref}<`))).toEqual([]);
});

it("a case has at most 200 tasks, and says so", async () => {
  const add = (title: string) => desk.call(addCaseTask, { params: { id }, body: { title, dueOn: null } });
  const { body: before } = await desk.call(getCase, { params: { id } });
  await stack.kit.db.query(
    `insert into case_tasks (id, case_id, title, created_at)
     select 'many_' || n, $1, 't', $2 from generate_series(1, $3::int) n`,
    [id, stack.clock.now(), 199 - before.tasks.length],
  );
  expect((await add("The last one")).body.tasks).toHaveLength(200);
  expect(await add("One too many")).toMatchObject({
    status: 409,
    body: { errorCode: "TOO_MANY", most: 200 },
  });
});
