import { approveDocument } from "@parlour/contracts/calls/identity/profile-profiling/approve-document";
import { getDocumentExpiryRule } from "@parlour/contracts/calls/identity/profile-profiling/get-document-expiry-rule";
import { getDocumentVerificationStatus } from "@parlour/contracts/calls/identity/profile-profiling/get-document-verification-status";
import { getDocumentVerificationUrl } from "@parlour/contracts/calls/identity/profile-profiling/get-document-verification-url";
import { listDocuments } from "@parlour/contracts/calls/identity/profile-profiling/list-documents";
import { listDocumentsOfPlayer } from "@parlour/contracts/calls/identity/profile-profiling/list-documents-of-player";
import { refuseDocument } from "@parlour/contracts/calls/identity/profile-profiling/refuse-document";
import { requestDocument } from "@parlour/contracts/calls/identity/profile-profiling/request-document";
import { setDocumentExpiryRule } from "@parlour/contracts/calls/identity/profile-profiling/set-document-expiry-rule";
import { holdAutomaticDecisions } from "@parlour/contracts/calls/office/operator-queues/hold-automatic-decisions";
import { listNotifications } from "@parlour/contracts/calls/site/notifications/list-notifications";
import { checksOfKind } from "@parlour/contracts/entities/document-verification";
import type { RequestedDocument } from "@parlour/contracts/enumerations";
import { addDays } from "@parlour/rules/calendar-day";
import { renewDocuments } from "@parlour/server/services/identity/profile-profiling";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { addPlayerWithDocument, passportFindings, samplePng, submitDocument } from "../testing-documents.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { signIn } from "../testing-people.ts";

let stack: TestStack;
let cora: TestClient;
let carl: TestClient;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
  cora = actAsOperator(stack.client(), "cora", ["COMPLIANCE"]);
  carl = actAsOperator(stack.client(), "carl", ["COMPLIANCE"]);
}, 120_000);
afterAll(() => stack?.close());

async function addSender(file?: Parameters<typeof submitDocument>[2]) {
  const player = await addPlayerWithDocument(stack, "REQUESTED");
  const client = stack.client();
  await signIn(client, player);
  await submitDocument(stack, client, file);
  return { player, client, documentId: await waitingOf(player.id) };
}

async function waitingOf(playerId: string): Promise<string> {
  const { items } = (await cora.call(listDocuments, { query: { playerId } })).body;
  return items[0]!.id;
}

const approve = (client: TestClient, documentId: string, body: object = passportFindings) =>
  client.call(approveDocument, { params: { documentId }, body } as never);
const ask = (playerId: string, requested: RequestedDocument) =>
  cora.call(requestDocument, { params: { playerId }, body: { requested, reason: "A periodic check" } });
const statusOf = async (client: TestClient) =>
  (await client.call(getDocumentVerificationStatus, { query: {} })).body;
const documentsOf = async (playerId: string) =>
  (await cora.call(listDocumentsOfPlayer, { params: { playerId } })).body;

it("a rejection tells the player its code, in every language, and keeps the note internal", async () => {
  const { player, client, documentId } = await addSender();
  expect(await statusOf(client)).toMatchObject({ status: "PENDING", rejectionReason: null });
  const body = { rejectionReason: "NAME_MISMATCH", reason: "Same face as another account" } as const;
  await cora.call(refuseDocument, { params: { documentId }, body });
  const status = await statusOf(client);
  expect(status).toMatchObject({ status: "INVALID", rejectionReason: "NAME_MISMATCH" });
  expect(JSON.stringify(status)).not.toContain("face");
  expect((await documentsOf(player.id)).items[0]).toMatchObject(body);
  await vi.waitFor(async () => {
    const notified = JSON.stringify(
      (await client.call(listNotifications, { query: { language: "es" } })).body,
    );
    expect(notified).toContain("El nombre del documento no coincide");
    expect(notified).not.toContain("face");
  }, 15_000);
  // Documents that were rejected before reason codes existed have no code.
  await stack.kit.db.query("update documents set rejection_reason = null where id = $1", [documentId]);
  expect(await statusOf(client)).toMatchObject({ status: "INVALID", rejectionReason: null });
  await submitDocument(stack, client);
  expect(await statusOf(client)).toMatchObject({ status: "PENDING", rejectionReason: null });
});

it("an approval needs the whole checklist, a number and a date that has not passed", async () => {
  const { player, client, documentId } = await addSender();
  expect(
    (await approve(cora, documentId, { checks: [], documentNumber: null, expiresOn: null })).body,
  ).toEqual({
    errorCode: "DOCUMENT_CHECKS_MISSING",
    missing: [...checksOfKind.PASSPORT, "documentNumber", "expiresOn"],
  });
  const old = { ...passportFindings, expiresOn: "2020-01-31" };
  expect((await approve(cora, documentId, old)).body).toEqual({ errorCode: "DOCUMENT_EXPIRED" });
  expect((await approve(cora, documentId, { ...passportFindings, expiresOn: "soon" })).status).toBe(422);
  expect((await statusOf(client)).status).toBe("PENDING");

  const both = await Promise.all([approve(cora, documentId), approve(carl, documentId)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { items, status } = await documentsOf(player.id);
  expect(status).toBe("VERIFIED");
  expect(items[0]).toMatchObject({
    status: "VERIFIED",
    checks: [...checksOfKind.PASSPORT],
    documentNumber: "P1234567",
    expiresOn: "2099-12-31",
    revocation: null,
  });
  const [stored] = await stack.kit.db.query<{ row: string }>(
    "select documents::text as row from documents where id = $1",
    [documentId],
  );
  expect(stored!.row).not.toContain(Buffer.from("P1234567").toString("hex"));
  const [entry] = await stack.kit.db.query<{ after: unknown }>(
    "select after from audit_entries where subject = $1 and call = 'approve-document' and outcome = 'DONE'",
    [`document:${documentId}`],
  );
  expect(JSON.stringify(entry)).not.toContain("P1234567");
});

it("a revoked approval is marked, the player is told and sends another identity document", async () => {
  const { player, client, documentId } = await addSender();
  await approve(cora, documentId);
  expect((await ask(player.id, "IDENTITY")).body).toMatchObject({ status: "REQUESTED" });
  expect((await ask(player.id, "IDENTITY")).status).toBe(409);
  expect((await documentsOf(player.id)).items[0]).toMatchObject({
    status: "VERIFIED",
    revocation: { reason: "A periodic check" },
  });
  await vi.waitFor(
    async () => {
      const notified = await stack.kit.db.query<{ kind: string }>(
        "select kind from notifications where player_id = $1 and kind = 'DOCUMENT_REQUESTED'",
        [player.id],
      );
      expect(notified).toHaveLength(1);
    },
    { timeout: 15_000 },
  );
  await submitDocument(stack, client);
  await approve(cora, await waitingOf(player.id));
  expect((await statusOf(client)).status).toBe("VERIFIED");
});

it.each(["PROOF_OF_ADDRESS", "SOURCE_OF_FUNDS"] as const)(
  "a verified player is asked for %s, and no other document answers it",
  async (requested) => {
    const { player, client, documentId } = await addSender();
    // A player's first document must be an identity document.
    expect((await ask(player.id, requested)).status).toBe(409);
    await approve(cora, documentId);
    expect((await ask(player.id, requested)).body).toMatchObject({ status: "REQUESTED" });
    expect(await statusOf(client)).toMatchObject({ status: "REQUESTED", requested });
    expect((await documentsOf(player.id)).items[0]!.revocation).toBeNull();

    const { url } = (await client.call(getDocumentVerificationUrl)).body;
    const page = await (await fetch(stack.origin + url)).text();
    expect(page).toContain(`value="${requested}"`);
    expect(page).not.toContain('value="PASSPORT"');
    const send = (kind: string) =>
      fetch(`${stack.origin}${url}/document?documentKind=${kind}&fileName=paper.png`, {
        method: "POST",
        headers: { "content-type": "image/png" },
        body: new Uint8Array(samplePng()),
      });
    const refused = await send("PASSPORT");
    expect(await refused.json()).toEqual({ errorCode: "DOCUMENT_NOT_EXPECTED" });
    expect((await send(requested)).status).toBe(201);
    const findings = { checks: checksOfKind[requested], documentNumber: null, expiresOn: null };
    expect((await approve(cora, await waitingOf(player.id), findings)).body).toMatchObject({
      status: "VERIFIED",
    });
  },
);

describe("an identity document that expires", () => {
  const set = async (body: object, client = cora) => {
    const { body: before } = await cora.call(getDocumentExpiryRule);
    return await client.call(setDocumentExpiryRule, {
      body: { reason: "A licence condition", before, ...body },
    } as never);
  };
  const renew = () => renewDocuments(stack.kit, stack.ports.players);
  const listed = async (expiry: "EXPIRING" | "EXPIRED") =>
    (await cora.call(listDocuments, { query: { status: "VERIFIED", expiry } })).body.items.map(
      ({ playerId }) => playerId,
    );
  const inDays = (days: number) => addDays(stack.clock.now().toISOString().slice(0, 10), days);
  /** Adds a verified player, whose document was approved long ago and now expires in so many days. */
  async function addVerified(days: number) {
    const sender = await addSender();
    await approve(cora, sender.documentId);
    await stack.kit.db.query("update documents set expires_on = $2, reviewed_at = $3 where id = $1", [
      sender.documentId,
      inDays(days),
      new Date(stack.clock.now().getTime() - 300 * 86_400_000),
    ]);
    return sender;
  }

  it("is listed when it has expired or will soon", async () => {
    const [expired, today, soon, later] = await Promise.all([-1, 0, 30, 31].map(addVerified));
    const expiring = await listed("EXPIRING");
    expect(expiring).toContain(today!.player.id);
    expect(expiring).toContain(soon!.player.id);
    expect(expiring).not.toContain(expired!.player.id);
    expect(expiring).not.toContain(later!.player.id);
    expect(await listed("EXPIRED")).toEqual([expired!.player.id]);
    await ask(expired!.player.id, "IDENTITY");
    expect(await listed("EXPIRED")).toEqual([]);
  });

  it("is requested again by a rule, which compliance changes with a reason", async () => {
    const expired = await addVerified(-1);
    const soon = await addVerified(5);
    const locked = await addVerified(-1);
    await stack.kit.db.query("update players set status = 'CLOSED' where id = $1", [locked.player.id]);
    await renew();
    expect((await statusOf(expired.client)).status).toBe("VERIFIED");

    const support = actAsOperator(stack.client(), "sam", ["SUPPORT"]);
    expect((await set({ enabled: true, daysBefore: 0 }, support)).status).toBe(403);
    expect((await set({ enabled: true, daysBefore: 91 })).status).toBe(422);
    expect((await set({ enabled: true, daysBefore: 0 })).status).toBe(200);
    const stale = { enabled: false, daysBefore: 0 };
    expect((await set({ ...stale, before: stale })).body).toEqual({ errorCode: "CONFLICT" });
    const [entry] = await stack.kit.db.query(
      "select before, after, reason from audit_entries where call = 'set-document-expiry-rule' and outcome = 'DONE'",
    );
    expect(entry).toMatchObject({ before: stale, after: { enabled: true }, reason: "A licence condition" });
    await renew();
    expect(await statusOf(expired.client)).toMatchObject({ status: "REQUESTED", requested: "IDENTITY" });
    expect((await documentsOf(expired.player.id)).items[0]!.revocation!.reason).toBe(
      `The document expired on ${inDays(-1)}.`,
    );
    expect((await statusOf(soon.client)).status).toBe("VERIFIED");
    expect((await documentsOf(locked.player.id)).status).toBe("VERIFIED");
    await vi.waitFor(
      async () => {
        const { body } = await expired.client.call(listNotifications, { query: { language: "en" } });
        expect(JSON.stringify(body)).toContain("/validate-document");
      },
      { timeout: 15_000 },
    );

    expect((await set({ enabled: true, daysBefore: 6 })).status).toBe(200);
    await renew();
    expect((await statusOf(soon.client)).status).toBe("REQUESTED");
    // A document that expires within these days is accepted until it expires, so that the player isn't asked again.
    await submitDocument(stack, soon.client);
    await approve(cora, await waitingOf(soon.player.id), { ...passportFindings, expiresOn: inDays(3) });
    await renew();
    expect((await statusOf(soon.client)).status).toBe("VERIFIED");
    await set({ enabled: false, daysBefore: 0 });
  });
});

it("the sandbox leaves documents to operators while automatic decisions are on hold", async () => {
  const hold = (held: boolean) =>
    cora.call(holdAutomaticDecisions, { body: { held, reason: "A new team learns" } });
  expect((await hold(true)).status).toBe(200);
  const { client, documentId } = await addSender();
  const { db, jobs } = stack.kit;
  const review = async () => {
    await db.transaction((tx) => jobs.enqueue(tx, "sandbox-document-review", { documentId, now: true }));
    await vi.waitFor(
      async () => {
        const rows = await db.query(
          "select from jobs.job where name = 'sandbox-document-review' and state = 'created' and data @> $1",
          [JSON.stringify({ documentId, now: true })],
        );
        expect(rows).toEqual([]);
      },
      { timeout: 15_000 },
    );
  };
  await review();
  expect((await statusOf(client)).status).toBe("PENDING");
  await hold(false);
  await review();
  await vi.waitFor(async () => expect((await statusOf(client)).status).toBe("VERIFIED"), { timeout: 15_000 });
});
