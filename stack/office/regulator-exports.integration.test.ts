import { createHash } from "node:crypto";
import { listAuditEntries } from "@parlour/contracts/calls/office/operator/list-audit-entries";
import { downloadRegulatorExport } from "@parlour/contracts/calls/office/regulator-exports/download-regulator-export";
import { listRegulatorExports } from "@parlour/contracts/calls/office/regulator-exports/list-regulator-exports";
import { requestRegulatorExport } from "@parlour/contracts/calls/office/regulator-exports/request-regulator-export";
import { aggregatePostings } from "@parlour/server/services/office/reports";
import { productsOf as roundGames } from "@parlour/wagering/rounds";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { betFrom, depositTo } from "../testing-money.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { addPlayer } from "../testing-people.ts";

let stack: TestStack;
let desk: TestClient;

/**
 * Posts activity on the two days of the exports and on the day after, for two players in Pennsylvania and one in
 * Ontario.
 */
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
  desk = actAsOperator(stack.client(), "cora", ["COMPLIANCE"]);
  const live = { countryCode: "US", subdivision: "PA", currency: "USD" };
  const players = [
    await addPlayer(stack, live),
    await addPlayer(stack, live),
    await addPlayer(stack, { countryCode: "CA", subdivision: "ON", currency: "USD" }),
  ];
  for (const [index, { id: playerId }] of players.entries()) {
    await depositTo(stack, { playerId, id: "in", currency: "USD", amountMinor: 10_000n });
    await betFrom(stack, { playerId, id: "first", currency: "USD", amountMinor: 100n * BigInt(index + 1) });
  }
  stack.clock.set(new Date("2030-01-02T00:00:00Z"));
  await betFrom(stack, { playerId: players[0]!.id, id: "second", currency: "USD", amountMinor: 7n });
  stack.clock.set(new Date("2030-01-03T00:11:00Z"));
  await betFrom(stack, { playerId: players[0]!.id, id: "later", currency: "USD", amountMinor: 9_000n });
  stack.clock.advance(120_000);
  await aggregatePostings(stack.kit, roundGames);
}, 120_000);
afterAll(() => stack.close());

const input = {
  shape: "US-PA",
  from: "2030-01-01",
  to: "2030-01-02",
  currency: "USD",
  reason: "Monthly return",
};
const request = (change: object = {}) => desk.call(requestRegulatorExport, { body: { ...input, ...change } });

async function make(change: object = {}) {
  const { status, body } = await request(change);
  expect(status).toBe(202);
  return await vi.waitFor(
    async () => {
      const made = (await desk.call(listRegulatorExports)).body.items.find(({ id }) => id === body.id);
      if (made?.state !== "READY") throw new Error("it is being made");
      return made;
    },
    { timeout: 20_000, interval: 100 },
  );
}
const download = (exportId: string, format: "csv" | "xml") =>
  desk.call(downloadRegulatorExport, { params: { exportId, format } });

test("an export has the play of the region's players, by day, with its checksum", async () => {
  const made = await make();
  const { body, headers } = await download(made.id, "csv");
  expect(headers.get("content-disposition")).toContain("parlour-US-PA-USD-2030-01-01-2030-01-02.csv");
  const casino = String(body)
    .split("\r\n")
    .filter((line) => line.includes(",casino,"));
  expect(casino).toEqual([
    "2030-01-01,casino,USD,3.00,0.00,0.00,0.00,0.00,3.00,3.00",
    "2030-01-02,casino,USD,0.07,0.00,0.00,0.00,0.00,0.07,0.07",
  ]);
  expect(createHash("sha256").update(String(body)).digest("hex")).toBe(made.csvChecksum);
  const xml = await download(made.id, "xml");
  expect(createHash("sha256").update(String(xml.body)).digest("hex")).toBe(made.xmlChecksum);
  expect(xml.headers.get("content-type")).toContain("application/xml");
  const { body: audit } = await desk.call(listAuditEntries, {
    query: { subject: `regulator-export:${made.id}` },
  });
  expect(audit.items).toMatchObject([{ reason: input.reason }]);
});

test("the same days have the same checksums when they are exported again", async () => {
  const [one, other] = [await make(), await make()];
  expect(other.id).not.toBe(one.id);
  expect([other.csvChecksum, other.xmlChecksum]).toEqual([one.csvChecksum, one.xmlChecksum]);
  const ontario = await make({ shape: "CA-ON" });
  expect(ontario.csvChecksum).not.toBe(one.csvChecksum);
});

test("only compliance makes one, of days that are over", async () => {
  expect((await request({ to: "2030-01-03" })).status).toBe(422);
  expect((await request({ from: "2030-01-02", to: "2030-01-01" })).status).toBe(422);
  expect((await request({ from: "2020-01-01" })).status).toBe(422);
  expect((await request({ shape: "XX" })).status).toBe(422);
  const payments = actAsOperator(stack.client(), "paul", ["PAYMENTS"]);
  expect((await payments.call(requestRegulatorExport, { body: input })).status).toBe(403);
  expect((await download("export_none", "csv")).status).toBe(404);
});
