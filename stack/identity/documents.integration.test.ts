import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { approveDocument } from "@parlour/contracts/calls/identity/profile-profiling/approve-document";
import { getDocumentFile } from "@parlour/contracts/calls/identity/profile-profiling/get-document-file";
import { getDocumentVerificationStatus } from "@parlour/contracts/calls/identity/profile-profiling/get-document-verification-status";
import { getDocumentVerificationUrl } from "@parlour/contracts/calls/identity/profile-profiling/get-document-verification-url";
import { liftDocumentBlock } from "@parlour/contracts/calls/identity/profile-profiling/lift-document-block";
import { listDocuments } from "@parlour/contracts/calls/identity/profile-profiling/list-documents";
import { refuseDocument } from "@parlour/contracts/calls/identity/profile-profiling/refuse-document";
import { DOCUMENT_FILE_MAX_BYTES } from "@parlour/contracts/constants";
import { samplePdf, samplePng } from "@parlour/server/kit/testing/sample-files";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { addPlayer, signIn } from "../testing-people.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none" });
}, 90_000);
afterAll(() => stack.close());

async function newPlayer(): Promise<TestClient> {
  const client = stack.client();
  await signIn(client, await addPlayer(stack));
  return client;
}

async function statusOf(client: TestClient): Promise<string> {
  const { body } = await client.call(getDocumentVerificationStatus, {
    query: { documentType: "ID_DOCUMENT" },
  });
  return body.status;
}

async function pageOf(client: TestClient, language?: string): Promise<string> {
  const { status, body } = await client.call(getDocumentVerificationUrl, {
    ...(language !== undefined && { headers: { "x-language": language } }),
  });
  expect(status).toBe(200);
  return body.url;
}

type Sent = { type?: string; name?: string; kind?: string; headers?: Record<string, string> };

/** Uploads as the sandboxed iframe does: without cookies and with an opaque origin. */
async function send(
  url: string,
  bytes: Buffer,
  { type = "image/png", name = "a.png", kind, headers }: Sent = {},
) {
  const query = new URLSearchParams({ documentKind: kind ?? "PASSPORT", fileName: name });
  const response = await fetch(`${stack.origin}${url.split("?")[0]}/document?${query}`, {
    method: "POST",
    headers: { origin: "null", "sec-fetch-site": "cross-site", "content-type": type, ...headers },
    body: new Uint8Array(bytes),
  });
  return { status: response.status, body: await response.json(), headers: response.headers };
}

async function storedFiles(): Promise<number> {
  const [row] = await stack.kit.db.query<{ count: string }>("select count(*) from documents");
  return Number(row!.count);
}

describe("a document", () => {
  it("is uploaded on the embedded page, pending, then verified", async () => {
    const client = await newPlayer();
    expect(await statusOf(client)).toBe("NOT_REQUESTED");
    const answer = await send(await pageOf(client), samplePng());
    expect(answer).toMatchObject({ status: 201, body: { status: "PENDING" } });
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(await statusOf(client)).toBe("PENDING");
    await expect.poll(() => statusOf(client), { timeout: 30_000, interval: 500 }).toBe("VERIFIED");
  }, 40_000);

  it("is refused by the sandbox for its file name, and the player's open pages are notified", async () => {
    const client = await newPlayer();
    const received = await watch(client);
    await send(await pageOf(client), samplePdf(), { type: "application/pdf", name: "invalid.pdf" });
    await expect.poll(() => statusOf(client), { timeout: 30_000, interval: 500 }).toBe("INVALID");
    await expect.poll(() => received.text().match(/event: documents/g)?.length).toBe(2);
    received.stop();
    expect(await send(await pageOf(client), samplePng())).toMatchObject({ status: 201 });
  }, 40_000);

  it("has the seeded status for the demo accounts", async () => {
    for (const [name, status] of [
      ["demo", "VERIFIED"],
      ["fresh", "REQUESTED"],
      ["blocked", "BLOCKED"],
      ["secure", "NOT_REQUESTED"],
    ]) {
      const rows = await stack.kit.db.query<{ status: string }>(
        "select status from document_verifications where player_id = $1",
        [`player_${name}`],
      );
      expect(rows[0]?.status ?? "NOT_REQUESTED").toBe(status);
    }
  });
});

describe("the embedded page", () => {
  it("is isolated from the site and uses the player's language", async () => {
    const client = await newPlayer();
    const url = await pageOf(client, "fr");
    const response = await fetch(stack.origin + url);
    const html = await response.text();
    expect(response.headers.get("content-type")).toContain("text/html");
    const policy = response.headers.get("content-security-policy")!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("sandbox allow-scripts allow-forms");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toMatch(/allow-same-origin|unsafe/);
    const nonce = /'nonce-([^']+)'/.exec(policy)![1];
    for (const [tag] of html.matchAll(/<(?:script|style)\b[^>]*>/g))
      expect(tag).toContain(`nonce="${nonce}"`);
    expect(html).toContain('lang="fr"');
    expect(html).toContain("Quel document");
    expect(html).toContain('capture="environment"');
  });

  it("shows the result when the link is invalid or no document is expected", async () => {
    const made = `/sandbox/document-provider/verifications/${"x".repeat(43)}`;
    expect(await (await fetch(stack.origin + made)).text()).toContain("Unable to verify identity");
    const client = await newPlayer();
    const first = await pageOf(client);
    await send(await pageOf(client), samplePng());
    expect(await (await fetch(stack.origin + first)).text()).toContain("Unable to verify identity");
  });

  it("shows the result of transactionStatus without echoing it into the page", async () => {
    const at = async (query: string) => {
      const response = await fetch(`${stack.origin}/sandbox/document-provider/result?${query}`);
      return response.text();
    };
    expect(await at("transactionStatus=SUCCESS")).toContain("Document received");
    for (const query of ["transactionStatus=success", "transactionStatus=", "", "transactionStatus=FAILED"]) {
      expect(await at(query)).toContain("Unable to verify identity");
    }
    expect(await at("transactionStatus=%3C/script%3E%3Cb%3E")).not.toContain("</script><b>");
  });

  it("accepts requests from any origin and ignores cookies", async () => {
    const url = await pageOf(await newPlayer());
    const response = await fetch(`${stack.origin}${url}/document`, {
      method: "OPTIONS",
      headers: { origin: "null" },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("access-control-allow-methods")).toBe("POST");
    expect(response.headers.get("access-control-allow-credentials")).toBeNull();
  });
});

describe("a mislabelled, oversized or aborted upload", () => {
  it("gets a clear error and stores nothing", async () => {
    const client = await newPlayer();
    const url = await pageOf(client);
    const before = await storedFiles();
    const tooLarge = Buffer.alloc(DOCUMENT_FILE_MAX_BYTES + 1);
    for (const [bytes, sent, status, errorCode] of [
      [samplePng(), { type: "image/jpeg" }, 422, "FILE_TYPE_MISMATCH"],
      [Buffer.from("<html>".repeat(9)), {}, 422, "FILE_TYPE_MISMATCH"],
      [Buffer.alloc(0), {}, 422, "FILE_DAMAGED"],
      [samplePng().subarray(0, -5), {}, 422, "FILE_DAMAGED"],
      [samplePng(90_000, 90_000), {}, 422, "FILE_TOO_COMPLEX"],
      [samplePdf({ pages: 400 }), { type: "application/pdf" }, 422, "FILE_TOO_COMPLEX"],
      [samplePng(), { type: "image/svg+xml" }, 415, "UNSUPPORTED_MEDIA_TYPE"],
      [samplePng(), { type: "application/json" }, 415, "UNSUPPORTED_MEDIA_TYPE"],
      [tooLarge, {}, 413, "BODY_TOO_LARGE"],
    ] as [Buffer, Sent, number, string][]) {
      expect(await send(url, bytes, sent), errorCode).toMatchObject({ status, body: { errorCode } });
    }
    expect(await send(url, samplePng(), { kind: "LIBRARY_CARD" })).toMatchObject({
      status: 422,
      body: { errors: [{ code: "INVALID_VALUE", field: "documentKind" }] },
    });
    expect(await storedFiles()).toBe(before);
    expect(await statusOf(client)).toBe("NOT_REQUESTED");
    expect(await send(url, samplePng())).toMatchObject({ status: 201 });
  });

  it("is limited also without a content length", async () => {
    const url = await pageOf(await newPlayer());
    const status = await sendInPieces(url, DOCUMENT_FILE_MAX_BYTES + 65_536);
    expect(status).toBe(413);
  });

  it("stores nothing when it is aborted", async () => {
    const client = await newPlayer();
    const url = await pageOf(client);
    const before = await storedFiles();
    await cutOff(url);
    await sleep(200);
    expect(await storedFiles()).toBe(before);
    expect(await statusOf(client)).toBe("NOT_REQUESTED");
    expect(await send(url, samplePng())).toMatchObject({ status: 201 });
  });

  it("is accepted once when it is sent twice at once", async () => {
    const client = await newPlayer();
    const urls = [await pageOf(client), await pageOf(client)];
    const before = await storedFiles();
    const answers = await Promise.all([...urls, urls[0]!].map((url) => send(url, samplePng())));
    expect(answers.map(({ status }) => status).toSorted()[0]).toBe(201);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await storedFiles()).toBe(before + 1);
  });
});

describe("access", () => {
  it("a session sees only its own status, and a link works only for the player who requested it", async () => {
    const [one, other] = [await newPlayer(), await newPlayer()];
    one.session = other.session;
    expect(await one.call(getDocumentVerificationStatus)).toMatchObject({ status: 401 });
    expect(await one.call(getDocumentVerificationUrl)).toMatchObject({ status: 401 });
  });

  it("a blocked player gets no page", async () => {
    const client = stack.client();
    await signIn(client, { username: "blocked@parlour.example", password: "Parlour-demo-1" });
    expect(await client.call(getDocumentVerificationUrl)).toMatchObject({
      status: 423,
      body: { errorCode: "DOCUMENT_BLOCKED" },
    });
  });

  it("no player gets a page while the feature is off", async () => {
    const client = await newPlayer();
    const url = await pageOf(client);
    await stack.ports.settings.set("documentVerificationEnabled", false);
    const refused = { status: 403, body: { errorCode: "FEATURE_DISABLED" } };
    expect(await client.call(getDocumentVerificationUrl)).toMatchObject(refused);
    expect(await send(url, samplePng())).toMatchObject(refused);
    await stack.ports.settings.set("documentVerificationEnabled", true);
  });

  it("a player is refused every operator call", async () => {
    const client = await newPlayer();
    const params = { documentId: "document_1", playerId: "player_demo" };
    for (const call of [listDocuments, getDocumentFile, approveDocument, refuseDocument, liftDocumentBlock]) {
      const answer = await client.call(call, {
        params,
        ...(call.method === "POST" && { body: { reason: "none" } }),
      } as never);
      expect(answer, call.name).toMatchObject({ status: 401, body: { errorCode: "SESSION_INVALID" } });
    }
  });
});

async function watch(client: TestClient) {
  const left = new AbortController();
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const response = await fetch(
    `${stack.origin}/services/wallet-gateway/v1/profiles/${client.session}/events`,
    { headers: { cookie }, signal: left.signal },
  );
  let text = "";
  const decoder = new TextDecoder();
  const reading = (async () => {
    for await (const chunk of response.body!) text += decoder.decode(chunk as Uint8Array);
  })();
  reading.catch(() => {});
  return { text: () => text, stop: () => left.abort() };
}

function openUpload(url: string, headers: Record<string, string>) {
  const path = `${url}/document?documentKind=PASSPORT&fileName=a.png`;
  return request(stack.origin + path, {
    method: "POST",
    headers: { "content-type": "image/png", ...headers },
  });
}

async function sendInPieces(url: string, sizeBytes: number): Promise<number> {
  const upload = openUpload(url, { "transfer-encoding": "chunked" });
  return await new Promise((resolve, reject) => {
    upload.on("response", (response) => {
      resolve(response.statusCode!);
      response.resume();
      upload.destroy();
    });
    upload.on("error", reject);
    upload.write(samplePng());
    for (let sent = 0; sent < sizeBytes; sent += 65_536) upload.write(Buffer.alloc(65_536));
    upload.end();
  });
}

async function cutOff(url: string): Promise<void> {
  const upload = openUpload(url, { "content-length": "5000" });
  upload.on("error", () => {});
  upload.write(samplePng());
  await sleep(200);
  upload.destroy();
}
