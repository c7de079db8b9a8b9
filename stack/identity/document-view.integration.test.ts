import { getDocumentVerificationUrl } from "@parlour/contracts/calls/identity/profile-profiling/get-document-verification-url";
import { samplePdf, samplePng } from "@parlour/server/kit/testing/sample-files";
import { afterAll, beforeAll, expect, test } from "vitest";
import { encryptDocument } from "../../server/services/identity/profile-profiling/document-encryption.ts";
import { type TestStack, testStack } from "../testing.ts";
import { addPlayerWithDocument } from "../testing-documents.ts";
import { authoriseTestOperator, operatorCookie } from "../testing-operator.ts";
import { signIn } from "../testing-people.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
}, 90_000);
afterAll(() => stack?.close());

async function handIn(contentType: "application/pdf" | "image/png", bytes: Buffer): Promise<string> {
  const player = await addPlayerWithDocument(stack, "REQUESTED");
  const client = stack.client();
  await signIn(client, player);
  const { body } = await client.call(getDocumentVerificationUrl);
  const token = new URL(body.url, stack.origin).pathname.split("/").at(-1)!;
  const intake = stack.ports.documentIntake;
  const file = { documentKind: "PASSPORT", fileName: "passport", contentType, bytes } as const;
  const taken = await intake.submit(token, file, async () => {});
  if ("refusal" in taken) throw new Error(JSON.stringify(taken.body));
  const [row] = await stack.kit.db.query<{ id: string }>(
    "select id from documents where player_id = $1 order by uploaded_at desc limit 1",
    [player.id],
  );
  return row!.id;
}

const view = (documentId: string, cookie?: string) =>
  fetch(`${stack.origin}/services/operator/v1/documents/${documentId}/view`, {
    headers: cookie === undefined ? {} : { cookie },
  });
const officer = operatorCookie("olga", ["COMPLIANCE"]);

test("only compliance can view a PDF, in a frame that cannot load, run or send anything", async () => {
  const file = samplePdf();
  const id = await handIn("application/pdf", file);
  const shown = await view(id, officer);
  expect(shown.status).toBe(200);
  expect(Buffer.from(await shown.arrayBuffer()).equals(file)).toBe(true);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": "inline",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "x-frame-options": "SAMEORIGIN",
    "cross-origin-resource-policy": "same-origin",
  });
  const policy = shown.headers.get("content-security-policy")!;
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toContain("form-action 'none'");
  expect(policy).not.toContain("script-src");

  expect((await view(id)).status).toBe(401);
  expect((await view(id, operatorCookie("sasha", ["SUPPORT", "PAYMENTS", "MARKETING"]))).status).toBe(403);
  const looks = await stack.kit.db.query(
    "select 1 from audit_entries where call = 'view-document' and outcome = 'READ' and operator_id = 'operator_olga'",
  );
  expect(looks).toHaveLength(1);
});

test("a picture is refused as a PDF, and a stored PDF that contains a script is not shown", async () => {
  expect((await view(await handIn("image/png", samplePng()), officer)).status).toBe(404);
  expect((await view("document_none", officer)).status).toBe(404);
  const harmful = samplePdf({ objects: ["<< /S /JavaScript /JS (app.alert(1)) >>"] });
  await expect(handIn("application/pdf", harmful)).rejects.toThrow("FILE_UNSAFE");
  // We store the harmful file directly, as if it had been uploaded before uploads were checked for scripts.
  const id = await handIn("application/pdf", samplePdf());
  const [row] = await stack.kit.db.query<{ player_id: string }>(
    "select player_id from documents where id = $1",
    [id],
  );
  const sealed = await encryptDocument(
    stack.kit,
    stack.kit.db,
    { playerId: row!.player_id, id },
    "file",
    harmful,
  );
  await stack.kit.db.query("update documents set sealed_file = $2 where id = $1", [id, sealed]);
  const refused = await view(id, officer);
  expect([refused.status, await refused.json()]).toEqual([422, { errorCode: "FILE_UNSAFE" }]);
});
