import { listMethodGroups } from "@parlour/contracts/calls/money/routing/list-method-groups";
import { listAuditEntries } from "@parlour/contracts/calls/office/operator/list-audit-entries";
import { listJurisdictionChanges } from "@parlour/contracts/calls/protection/jurisdictions/list-jurisdiction-changes";
import { listJurisdictions } from "@parlour/contracts/calls/protection/jurisdictions/list-jurisdictions";
import { undoJurisdictionChange } from "@parlour/contracts/calls/protection/jurisdictions/undo-jurisdiction-change";
import { jurisdictionByName, sandboxJurisdictions } from "@parlour/rules/jurisdiction";
import { createFourEyes } from "@parlour/server/kit/four-eyes";
import { jurisdictionsService } from "@parlour/server/services/protection/jurisdictions";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Stack } from "../start-stack.ts";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { createClient } from "../testing-client.ts";
import { changeRules } from "../testing-configuration.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { type TestServers, testServers } from "../testing-servers.ts";

const reason = "The regulator asks for it";
type Rules = Parameters<typeof jurisdictionByName>[0][number]["rules"];

const change = (desk: TestClient, name: string, rules: Rules) => changeRules(desk, name, rules, reason);

describe("jurisdictions", () => {
  let stack: TestStack;
  let desk: TestClient;
  beforeAll(async () => {
    stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
    desk = actAsOperator(stack.client(), "Cleo", ["COMPLIANCE"]);
  });
  afterAll(() => stack.close());

  const listed = async () => (await stack.client().call(listJurisdictions)).body.items;
  const ages = async (name: string) => jurisdictionByName(await listed(), name).minimumAgeYears;
  const changesOf = async (subject: string) =>
    (await desk.call(listJurisdictionChanges, { query: { subject } })).body.items;
  const undo = (version: number, latest: number) =>
    desk.call(undoJurisdictionChange, { params: { version }, body: { latest, reason } });

  it("start with the product's defaults", async () => {
    const items = await listed();
    expect(items[0]?.name).toBe("default");
    expect(items).toEqual(expect.arrayContaining([...sandboxJurisdictions]));
    expect(items).toHaveLength(sandboxJurisdictions.length);
  });

  it("can't have the name that the console uses for one that is being added", async () => {
    expect((await change(desk, "new", { minimumAgeYears: 20 })).status).toBe(422);
    expect((await change(desk, "newer", { minimumAgeYears: 20 })).status).toBe(200);
    await change(desk, "newer", {});
  });

  it("change with a reason, a history and an audit entry, and can be undone", async () => {
    expect((await change(desk, "JP", { minimumAgeYears: 25 })).body).toEqual({
      name: "JP",
      rules: { minimumAgeYears: 25 },
    });
    expect(await ages("JP")).toBe(25);
    await change(desk, "JP", { minimumAgeYears: 26, autoplayAllowed: false });
    const [newer, older] = await changesOf("JP");
    expect(older).toMatchObject({
      operatorName: "Cleo",
      reason,
      before: { minimumAgeYears: 20 },
      after: { minimumAgeYears: 25 },
    });
    const admin = actAsOperator(stack.client(), "Ada");
    const { items } = (await admin.call(listAuditEntries, { query: { subject: "jurisdiction:JP" } })).body;
    expect(items[0]).toMatchObject({ operatorName: "Cleo", reason, outcome: "DONE" });

    expect((await undo(older!.version, older!.version)).status).toBe(409);
    expect((await undo(older!.version, newer!.version)).status).toBe(200);
    expect(jurisdictionByName(await listed(), "JP")).toMatchObject({
      minimumAgeYears: 20,
      autoplayAllowed: true,
    });
    expect((await undo(999_999, 1)).status).toBe(404);
  });

  it("are stored only while they differ, and do not reappear after a restart", async () => {
    await change(desk, "FR", { minimumAgeYears: 21 });
    expect(await ages("FR-IDF")).toBe(21);
    const [added] = await changesOf("FR");
    expect(added?.before).toBeNull();
    await undo(added!.version, added!.version);
    expect((await listed()).some(({ name }) => name === "FR")).toBe(false);

    await change(desk, "US", {});
    const stop = await jurisdictionsService(stack.ports).start!({ ...stack.kit, fourEyes: createFourEyes() });
    await stack.ports.jurisdictions.announce();
    expect((await listed()).some(({ name }) => name === "US")).toBe(false);
    expect(await ages("US-NV")).toBe(18);
    await stop();
  });

  it("keep the default complete", async () => {
    const { body } = await change(desk, "default", { minimumAgeYears: 19 });
    expect(body.rules).toMatchObject({ minimumAgeYears: 19, autoplayAllowed: true, minimumSpinMs: 0 });
    expect(await ages("NO")).toBe(19);
    await change(desk, "default", {});
    expect(await ages("NO")).toBe(18);
  });

  it.each([
    ["XX", {}],
    ["CA-ZZ", {}],
    ["canada", {}],
    ["GB", { minimumAgeYears: 17 }],
    ["GB", { minimumSpinMs: -1 }],
    ["GB", { unheardOf: true }],
  ])("refuse %s with %j", async (name, rules) => {
    expect((await change(desk, name, rules as never)).status).toBe(422);
  });

  it("immediately affect what a player is offered", async () => {
    const transfers = async () => {
      const query = { paymentType: "W", currency: "USD", brand: "PARLOUR", region: "NZ" } as const;
      const { body } = await stack.client().call(listMethodGroups, { query });
      return body.some(({ code }) => code === "TTP");
    };
    expect(await transfers()).toBe(true);
    await change(desk, "NZ", { playerTransferAllowed: false });
    expect(await transfers()).toBe(false);
  });
});

describe.skipIf(!process.env.TEST_DATABASE_URL)("jurisdictions on two servers", () => {
  let servers: TestServers;
  let stacks: Stack[];
  beforeAll(async () => {
    servers = await testServers({ authoriseOperator: authoriseTestOperator });
    stacks = [await servers.start(), await servers.start()];
  }, 120_000);
  afterAll(async () => {
    for (const stack of stacks) await stack.close();
    await servers.close();
  });

  it("change on the other server within a second", async () => {
    const [here, there] = stacks as [Stack, Stack];
    const place = { countryCode: "GB", subdivision: "" };
    const paceThere = async () => (await there.ports.jurisdictions.of(place)).minimumSpinMs;
    expect(await paceThere()).toBe(2_500);
    await change(actAsOperator(createClient(here.origin), "Cleo"), "GB", { minimumSpinMs: 4_000 });
    await expect.poll(paceThere, { timeout: 1_000, interval: 20 }).toBe(4_000);
  });
});
