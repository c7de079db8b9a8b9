import { calls } from "@parlour/contracts/calls";
import { listDocuments } from "@parlour/contracts/calls/identity/profile-profiling/list-documents";
import { createWithdrawal } from "@parlour/contracts/calls/money/payment/create-withdrawal";
import { listPaymentsOfPlayer } from "@parlour/contracts/calls/money/payment/list-payments-of-player";
import { listWithdrawalsToReview } from "@parlour/contracts/calls/money/payment/list-withdrawals-to-review";
import { searchEverything } from "@parlour/contracts/calls/office/global-search/search-everything";
import { listPlayers } from "@parlour/contracts/calls/office/player-directory/list-players";
import { getReport } from "@parlour/contracts/calls/office/reports/get-report";
import { listReportPostings } from "@parlour/contracts/calls/office/reports/list-report-postings";
import { listHarmCases } from "@parlour/contracts/calls/protection/cases/list-harm-cases";
import type { OperatorAuthoriser } from "@parlour/server/kit/operator";
import { isRefusal } from "@parlour/server/kit/refusal";
import { createDirectorySources } from "@parlour/server/main/player-directory";
import { gatherDirectory } from "@parlour/server/services/office/player-directory";
import { aggregatePostings } from "@parlour/server/services/office/reports";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { addBrand } from "../testing-brands.ts";
import { addPayer, pay } from "../testing-cashier.ts";
import { submitDocument } from "../testing-documents.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { addPlayer, signIn } from "../testing-people.ts";

/** The operator `nightly` may see only the brand Nightjar. */
const authoriseOperator: OperatorAuthoriser = async (request, call) => {
  const found = await authoriseTestOperator(request, call);
  return !isRefusal(found) && found.name === "nightly" ? { ...found, brandIds: ["nightjar"] } : found;
};

type Person = { id: string; withdrawalId: string; documentId: string; caseId: string };

let stack: TestStack;
let all: TestClient;
let limited: TestClient;
let day: Person;
let night: Person;

beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator });
  all = actAsOperator(stack.client(), "ada");
  limited = actAsOperator(stack.client(), "nightly");
  await addBrand(all, actAsOperator(stack.client(), "bea"));
  day = await addPerson("main");
  night = await addPerson("nightjar");
  stack.clock.advance(61_000);
  await gatherDirectory({ ...createDirectorySources(stack.kit, stack.ports), kit: stack.kit });
  await aggregatePostings(stack.kit, stack.ports.roundGames);
}, 180_000);
afterAll(() => stack?.close());

/** Adds a player with a deposit, a waiting withdrawal, a waiting document and an open case. */
async function addPerson(brandId: string): Promise<Person> {
  const { player, client, linked } = await addPayer(stack);
  const input = { method: "CBT", amount: 20, currency: "USD", target: linked, pinCode: "2580" };
  const { body } = await pay(client, createWithdrawal, input);
  const { db } = stack.kit;
  // Another player, who is not verified yet, submits the document, which is then reassigned to the new player.
  const other = await addPlayer(stack, {});
  const uploader = stack.client();
  await signIn(uploader, other);
  await submitDocument(stack, uploader);
  await db.query("update documents set player_id = $1 where player_id = $2", [player.id, other.id]);
  const [document] = await db.query<{ id: string }>("select id from documents where player_id = $1", [
    player.id,
  ]);
  const caseId = `case_${brandId}`;
  await db.query(
    `insert into cases (id, player_id, state, score, reasons, opened_at)
     values ($1, $2, 'OPEN', 80, '[]', now())`,
    [caseId, player.id],
  );
  await db.query("update players set brand_id = $2 where id = $1", [player.id, brandId]);
  return { id: player.id, withdrawalId: body.id, documentId: document!.id, caseId };
}

describe("an operator who is limited to one brand", () => {
  const playersIn = (rows: readonly { playerId: string }[]) =>
    rows.map(({ playerId }) => playerId).filter((id) => id === day.id || id === night.id);

  it.each([
    ["documents", listDocuments],
    ["withdrawals", listWithdrawalsToReview],
    ["cases", listHarmCases],
  ] as const)("sees only its players in the queue of %s", async (_name, call) => {
    const read = async (client: TestClient) => {
      const { status, body } = await client.call(call, { query: {} });
      expect(status).toBe(200);
      return playersIn((body as { items: { playerId: string }[] }).items);
    };
    expect((await read(all)).toSorted()).toEqual([day.id, night.id].toSorted());
    expect(await read(limited)).toEqual([night.id]);
  });

  it("lists and finds only its players, by name and by the ids of their payments", async () => {
    const { items } = (await limited.call(listPlayers, { query: {} })).body;
    expect(items.map(({ id }) => id)).toEqual([night.id]);
    const find = async (client: TestClient, term: string) =>
      JSON.stringify((await client.call(searchEverything, { query: { term } })).body);
    for (const term of [day.id, day.withdrawalId]) {
      expect(await find(all, term)).toContain(day.id);
      expect(await find(limited, term)).not.toContain(day.id);
    }
    expect(await find(limited, night.withdrawalId)).toContain(night.id);
  });

  it("finds its players although more players of other brands match better", async () => {
    const add = (change: object) => addPlayer(stack, { firstName: "Quill", ...change });
    // The test adds more players than the search requests from each source.
    for (let n = 0; n < 31; n++) await add({ lastName: "Vantongeren" });
    const { id } = await add({ lastName: "McVantongeren" });
    await stack.kit.db.query("update players set brand_id = 'nightjar' where id = $1", [id]);
    const { items } = (await limited.call(searchEverything, { query: { term: "vantongeren" } })).body;
    expect(items.map((hit) => hit.id)).toEqual([id]);
  });

  it("reads payments of its players only", async () => {
    const read = (playerId: string) => limited.call(listPaymentsOfPlayer, { params: { playerId } });
    expect((await read(night.id)).body.items.length).toBeGreaterThan(0);
    expect((await read(day.id)).status).toBe(404);
  });

  it("reads the figures of its brand only, down to the postings", async () => {
    const to = stack.clock.now().toISOString().slice(0, 10);
    const from = new Date(Date.parse(to) - 7 * 86_400_000).toISOString().slice(0, 10);
    const period = { from, to, currency: "USD" };
    const report = async (client: TestClient, query: object = {}) =>
      await client.call(getReport, { params: { report: "payments" }, query: { ...period, ...query } });
    const ofNight = (await report(all, { brand: "nightjar" })).body;
    expect((await report(limited)).body.totals).toEqual(ofNight.totals);
    expect((await report(all)).body.totals).not.toEqual(ofNight.totals);
    expect((await report(limited, { brand: "main" })).status).toBe(403);
    const query = { ...period, measure: "deposits" as const };
    const postings = async (client: TestClient) =>
      (await client.call(listReportPostings, { query })).body.items.map(({ playerId }) => playerId);
    expect(await postings(all)).toContain(day.id);
    expect([...new Set(await postings(limited))]).toEqual([night.id]);
  });

  // Every operator call is tried, so that the test also covers calls added later.
  const others = calls.filter(
    ({ access, brands, upload }) => access === "operator" && brands === undefined && upload === undefined,
  );

  it("is refused every call about a player of another brand, or about something of theirs", async () => {
    const items: Record<string, (person: Person) => string> = {
      documents: ({ documentId }) => documentId,
      withdrawals: ({ withdrawalId }) => withdrawalId,
      cases: ({ caseId }) => caseId,
      "harm-cases": ({ caseId }) => caseId,
    };
    const answered: string[] = [];
    let tried = 0;
    for (const { name, method, path } of others) {
      const kind = path.split("/")[4]!;
      const fill = (person: Person) =>
        path.replaceAll(/\{(\w+)\}/g, (_, param) =>
          param === "playerId" ? person.id : (items[kind]?.(person) ?? "1"),
        );
      const { status } = await limited.send(method, fill(day), { body: method === "GET" ? undefined : {} });
      tried += 1;
      if (status !== 403 && status !== 404) answered.push(`${name}: ${status}`);
    }
    expect(tried).toBeGreaterThan(100);
    expect(answered).toEqual([]);
  }, 120_000);

  it("may read everything about its own player that the role allows", async () => {
    const reads = others.filter(
      ({ method, path }) => method === "GET" && path.includes("{playerId}") && !/\{(?!playerId)/.test(path),
    );
    expect(reads.length).toBeGreaterThan(5);
    for (const { path } of reads) {
      const { status } = await limited.send("GET", path.replace("{playerId}", night.id));
      expect([path, status]).not.toEqual([path, 403]);
    }
  });
});
