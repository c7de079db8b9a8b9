import { discardContentDraft } from "@parlour/contracts/calls/site/content/discard-content-draft";
import { getContentHistory } from "@parlour/contracts/calls/site/content/get-content-history";
import { getContentVersion } from "@parlour/contracts/calls/site/content/get-content-version";
import { listContentDocuments } from "@parlour/contracts/calls/site/content/list-content-documents";
import { publishContent } from "@parlour/contracts/calls/site/content/publish-content";
import { saveContentDraft } from "@parlour/contracts/calls/site/content/save-content-draft";
import { unpublishContent } from "@parlour/contracts/calls/site/content/unpublish-content";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";

let stack: TestStack;
let client: TestClient;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
  client = actAsOperator(stack.client(), "editor");
  await stack.kit.db.query(
    `insert into operators (id, email, email_key, name, password_hash, roles, created_at)
     values ('operator_editor', 'edda', 'edda', 'Edda Editor', 'not used', '{CONTENT}', now())`,
  );
}, 90_000);
afterAll(() => stack.close());

const ref = { bucket: "default", language: "en", kind: "page" as const, key: "/offer" };
const draft = (title: string, baseVersion: number | null, rest: object = {}) => ({
  bucket: ref.bucket,
  language: ref.language,
  baseVersion,
  document: {
    kind: ref.kind,
    key: ref.key,
    body: {
      path: "/offer",
      type: "marketing_page",
      pageType: "promotion",
      title,
      description: "An offer",
      blocks: [],
      ...rest,
    },
  },
});
const titleAt = async () => {
  const answer = await stack
    .client()
    .send("GET", "/content/v5/buckets/default/languages/en/pages?path=/offer");
  return answer.status === 200 ? (answer.body as { title: string }).title : answer.status;
};

test("everyone except operators is refused", async () => {
  const visitor = stack.client();
  const calls = [
    () => visitor.call(listContentDocuments, { query: ref }),
    () => visitor.call(getContentHistory, { query: ref }),
    () => visitor.call(getContentVersion, { params: { version: "1" }, query: ref }),
    () => visitor.call(saveContentDraft, { body: draft("Mine", null) }),
    () => visitor.call(discardContentDraft, { query: ref }),
    () => visitor.call(publishContent, { body: { ...ref, version: 1 } }),
    () => visitor.call(unpublishContent, { body: ref }),
  ];
  for (const call of calls) {
    expect(await call()).toMatchObject({ status: 401, body: { errorCode: "SESSION_INVALID" } });
  }
});

test("a page is written, published, changed, rolled back and unpublished", async () => {
  expect((await client.call(saveContentDraft, { body: draft("First", null) })).body).toEqual({ version: 1 });
  expect(await titleAt()).toBe(404);
  await client.call(publishContent, { body: { ...ref, version: 1 } });
  await expect.poll(titleAt, { timeout: 1_000 }).toBe("First");

  await client.call(saveContentDraft, { body: draft("Second", 1) });
  const stale = await client.call(saveContentDraft, { body: draft("Too late", 1) });
  const operatorName = "Edda Editor";
  expect(stale).toMatchObject({ status: 409, body: { errorCode: "CONFLICT", version: 2, operatorName } });
  const { versions } = (await client.call(getContentHistory, { query: ref })).body;
  expect(versions.map(({ authorName }) => authorName)).toEqual([operatorName, operatorName]);
  await client.call(publishContent, { body: { ...ref, version: 2 } });
  expect(await titleAt()).toBe("Second");
  await client.call(publishContent, { body: { ...ref, version: 1 } });
  expect(await titleAt()).toBe("First");

  const history = await client.call(getContentHistory, { query: ref });
  expect(history.body).toMatchObject({ publishedVersion: 1, draftVersion: null });
  expect(history.body.versions.map(({ version }) => version)).toEqual([2, 1]);
  expect(history.body.publications.map(({ version }) => version)).toEqual([1, 2, 1]);
  expect(new Set(history.body.publications.map(({ author }) => author))).toEqual(
    new Set(["operator_editor"]),
  );
  const version = await client.call(getContentVersion, { params: { version: "2" }, query: ref });
  expect(version.body.body).toMatchObject({ title: "Second" });

  await client.call(unpublishContent, { body: ref });
  expect(await titleAt()).toBe(404);
  expect((await client.call(unpublishContent, { body: ref })).status).toBe(404);
});

test("errors are reported by field, and nothing is stored", async () => {
  const wrong = [
    [draft("", null), "document.body.title"],
    [draft("X", null, { path: "/elsewhere" }), "document.key"],
    [draft("X", null, { blocks: [{ type: "marquee" }] }), "document.body.blocks.0.type"],
    [
      draft("X", null, { blocks: [{ type: "notice", text: "x", colour: "red" }] }),
      "document.body.blocks.0.colour",
    ],
    [
      draft("X", null, {
        blocks: [{ type: "notice", text: "x", link: { label: "x", href: "javascript:alert(1)" } }],
      }),
      "document.body.blocks.0.link.href",
    ],
  ] as const;
  const before = await client.call(getContentHistory, { query: ref });
  for (const [body, field] of wrong) {
    const answer = await client.call(saveContentDraft, { body });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field }] } });
  }
  expect((await client.call(getContentHistory, { query: ref })).body).toEqual(before.body);
});

test("documents are listed page by page, including the product's drafts", async () => {
  const pages = { bucket: "default", language: "en", kind: "page" as const };
  const first = await client.call(listContentDocuments, { query: pages });
  expect(first.body.items.length).toBeGreaterThan(10);
  const keys = first.body.items.map(({ key }) => key);
  expect(keys).toEqual(keys.toSorted((one, other) => (one < other ? -1 : 1)));
  const [, second] = keys as [string, string];
  const rest = await client.call(listContentDocuments, { query: { ...pages, cursor: second } });
  expect(rest.body.items.map(({ key }) => key)[0]).toBe(keys[2]);
});
