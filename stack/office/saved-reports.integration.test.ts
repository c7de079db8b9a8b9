import { changeOperatorAccess } from "@parlour/contracts/calls/office/operator/change-operator-access";
import { getOperator } from "@parlour/contracts/calls/office/operator/get-operator";
import { logInOperator } from "@parlour/contracts/calls/office/operator/log-in-operator";
import { deleteSavedReport } from "@parlour/contracts/calls/office/saved-reports/delete-saved-report";
import { listReportSendings } from "@parlour/contracts/calls/office/saved-reports/list-report-sendings";
import { listSavedReports } from "@parlour/contracts/calls/office/saved-reports/list-saved-reports";
import { saveReport } from "@parlour/contracts/calls/office/saved-reports/save-report";
import { scheduleReport } from "@parlour/contracts/calls/office/saved-reports/schedule-report";
import { listOutbox } from "@parlour/contracts/calls/site/sandbox/list-outbox";
import { createReportPorts } from "@parlour/server/main/report-ports";
import { createReportReader } from "@parlour/server/services/office/reports";
import { sendDueReports } from "@parlour/server/services/office/saved-reports";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { depositTo } from "../testing-money.ts";
import { addPlayer } from "../testing-people.ts";

let stack: TestStack;
let payments: TestClient;
let operator: TestClient;

async function signIn(who: string): Promise<TestClient> {
  const client = stack.client();
  const body = { username: `${who}@parlour.example`, password: "Parlour-demo-1" };
  expect((await client.call(logInOperator, { body })).status).toBe(200);
  return client;
}

beforeAll(async () => {
  stack = await testStack({ shell: "none" });
  payments = await signIn("payments");
  operator = await signIn("operator");
});
afterAll(() => stack.close());

const plan = {
  name: "Money in and out",
  report: "payments" as const,
  range: "YESTERDAY" as const,
  currency: "EUR",
  isShared: false,
};
const daily = { every: "DAILY" as const, weekday: 1, hour: 8, timeZone: "Europe/Madrid" };
const save = async (client: TestClient, change: object = {}) =>
  (await client.call(saveReport, { body: { ...plan, ...change } })).body;
const namesFor = async (client: TestClient) =>
  (await client.call(listSavedReports)).body.items.map(({ name }) => name);
const schedule = (client: TestClient, id: string, request: object | null) =>
  client.call(scheduleReport, { params: { id }, body: { schedule: request } });
/** Sends the reports that are due, as the job does. */
const send = () => {
  const readReport = createReportReader(stack.kit, createReportPorts(stack.kit, stack.ports));
  return sendDueReports({ ...stack.ports, kit: stack.kit, readReport });
};
const emailsTo = async (who: string, subject: string) =>
  (await stack.client().call(listOutbox, { query: { to: `${who}@parlour.example` } })).body.filter((one) =>
    one.subject?.startsWith(subject),
  );

describe("a saved report", () => {
  test("is seen by its author, and by others once it is shared", async () => {
    const { id } = await save(payments);
    expect(await namesFor(payments)).toContain(plan.name);
    expect(await namesFor(operator)).not.toContain(plan.name);
    expect((await schedule(operator, id, daily)).status).toBe(404);
    const again = await save(payments, { isShared: true, name: "MONEY in and out" });
    expect(again).toMatchObject({ id, name: "MONEY in and out", isShared: true });
    expect(await namesFor(operator)).toContain("MONEY in and out");
    expect((await operator.call(deleteSavedReport, { params: { id } })).status).toBe(404);
    const support = await signIn("support");
    expect((await support.call(listSavedReports)).status).toBe(403);
  });

  test("cannot be scheduled in a time zone that does not exist", async () => {
    const { id } = await save(payments, { name: "Zones" });
    expect((await schedule(payments, id, { ...daily, timeZone: "Mars/Olympus" })).status).toBe(422);
    expect((await schedule(payments, id, { ...daily, hour: 24 })).status).toBe(422);
  });
});

describe("a scheduled report", () => {
  test("is sent once per period with its totals and a link, whatever servers run", async () => {
    const player = await addPlayer(stack, { currency: "EUR" });
    await depositTo(stack, { playerId: player.id, id: "in", currency: "EUR", amountMinor: 4_200n });
    const { id } = await save(payments, { name: "Morning" });
    const saved = (await schedule(payments, id, daily)).body;
    expect(saved.schedule?.nextAt).toBe("2030-01-02T07:00:00.000Z");
    await send();
    expect(await emailsTo("payments", "Morning")).toEqual([]);

    stack.clock.set(new Date("2030-01-02T07:00:30Z"));
    await Promise.all([send(), send(), send()]);
    const emails = await emailsTo("payments", "Morning");
    expect(emails.map(({ subject }) => subject)).toEqual(["Morning: 2030-01-01 to 2030-01-01"]);
    expect(emails[0]!.text).toMatch(/Deposits: 42 EUR/);
    expect(emails[0]!.text).toContain("/console/reports/payments?from=2030-01-01&to=2030-01-01&currency=EUR");
    await send();
    expect(await emailsTo("payments", "Morning")).toHaveLength(1);
    payments = await signIn("payments");
    const log = (await payments.call(listReportSendings, { params: { id } })).body.items;
    expect(log).toMatchObject([{ outcome: "SENT", from: "2030-01-01", to: "2030-01-01" }]);

    // A server that was down for three days sends only the first report that was missed. The next one is due
    // tomorrow.
    stack.clock.set(new Date("2030-01-05T07:00:30Z"));
    await send();
    await send();
    expect(await emailsTo("payments", "Morning")).toHaveLength(2);
  });

  test("stops when the operator is disabled, and says so in the log", async () => {
    [payments, operator] = [await signIn("payments"), await signIn("operator")];
    const { id } = await save(payments, { name: "Shared", isShared: true });
    await schedule(operator, id, daily);
    await schedule(payments, id, daily);
    const me = (await payments.call(getOperator)).body;
    const admin = await signIn("admin");
    const body = { action: "DISABLE", reason: "left" };
    expect((await admin.call(changeOperatorAccess, { params: { id: me.id }, body })).status).toBe(200);
    stack.clock.set(new Date("2030-01-09T07:00:30Z"));
    const operatorAgain = await signIn("operator");
    await send();
    expect(await emailsTo("payments", "Shared")).toEqual([]);
    expect(await emailsTo("operator", "Shared")).toHaveLength(1);
    const log = (await operatorAgain.call(listReportSendings, { params: { id } })).body.items;
    expect(log.map(({ outcome }) => outcome).toSorted()).toEqual(["SENT", "STOPPED"]);
    stack.clock.set(new Date("2030-01-10T07:00:30Z"));
    await send();
    const [left] = await stack.kit.db.query<{ count: number }>(
      "select count(*)::int as count from report_schedules where report_id = $1",
      [id],
    );
    expect(left!.count).toBe(1);
  });
});
