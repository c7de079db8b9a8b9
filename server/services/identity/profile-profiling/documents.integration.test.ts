import { samplePng } from "@parlour/server/kit/testing/sample-files";
import { openTestKit } from "@parlour/server/kit/testing/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testClock } from "../../../kit/clock.ts";
import type { KitHandle } from "../../../kit/create-kit.ts";
import { playerKey } from "../../../kit/player-keys.ts";
import { decryptDocument } from "./document-encryption.ts";
import { findDocument, findEncryptedFile, listDocuments } from "./document-store.ts";
import {
  createDocumentIntake,
  createDocuments,
  profileProfilingService,
  readDocumentsOf,
  seedDocumentStatus,
} from "./index.ts";
import { createLink } from "./links.ts";
import { liftBlock, reviewDocument } from "./review.ts";

const settings = { get: async () => ({ documentVerificationEnabled: true }) };
const clock = testClock();
const png = { documentKind: "PASSPORT", fileName: "passport.png", contentType: "image/png" } as const;
const refusal = { outcome: "refuse", rejectionReason: "UNREADABLE", reason: "blurred" } as const;
let handle: KitHandle;
let count = 0;

beforeAll(async () => {
  const service = profileProfilingService({
    settings,
    provider: undefined,
    players: { find: async () => undefined },
  });
  handle = await openTestKit({ clock, services: [service] });
}, 60_000);
afterAll(() => handle.close());

const newPlayer = () => `player_${++count}`;
const statusOf = (playerId: string) => createDocuments(handle.kit).statusOf(playerId);
const filesOf = (playerId: string) =>
  handle.kit.db.query<{ id: string }>("select id from documents where player_id = $1", [playerId]);

async function upload(playerId: string, bytes = samplePng(), token?: string) {
  const intake = createDocumentIntake(handle.kit, settings);
  let id = "";
  const answer = await intake.submit(
    token ?? (await createLink(handle.kit, playerId)),
    { ...png, bytes },
    async (_tx, documentId) => {
      id = documentId;
    },
  );
  return { answer, id };
}

it("reads all documents of a player, also if there are more than a page", async () => {
  const player = newPlayer();
  const sealed = (await playerKey(handle.kit, handle.kit.db, player))!;
  for (let n = 0; n < 101; n++) {
    const id = `document_${player}_${n}`;
    await handle.kit.db.query(
      `insert into documents (player_id, id, document_type, document_kind, file_name, content_type, size_bytes,
         sealed_file, has_player_key, uploaded_at, status)
       values ($1, $2, 'IDENTITY', 'PASSPORT', 'a.png', 'image/png', 1, $3, true, $4, 'INVALID')`,
      [player, id, sealed.seal(`document:${player}:${id}:file`, "a"), clock.now()],
    );
  }
  const names = new Set<string>();
  for await (const { name } of readDocumentsOf(handle.kit, player)) names.add(name);
  expect(names.size).toBe(101);
});

describe("an upload", () => {
  it("stores the file encrypted for its row, and makes the document pending", async () => {
    const player = newPlayer();
    const bytes = samplePng(3, 3);
    const { answer, id } = await upload(player, bytes);
    expect(answer).toEqual({ status: "PENDING" });
    expect(await statusOf(player)).toBe("PENDING");
    const sealed = (await findEncryptedFile(handle.kit.db, id))!;
    expect(sealed.includes(bytes.subarray(0, 16))).toBe(false);
    const open = (row: { playerId: string; id: string }) =>
      decryptDocument(handle.kit, handle.kit.db, { ...row, hasPlayerKey: true }, "file", sealed);
    expect(await open({ playerId: player, id })).toEqual(bytes);
    await playerKey(handle.kit, handle.kit.db, "player_other");
    await expect(open({ playerId: "player_other", id })).rejects.toThrow();
    sealed[sealed.length - 1]! ^= 1;
    await expect(open({ playerId: player, id })).rejects.toThrow();
  });

  it("stores nothing when the file is refused, and the link can be used again", async () => {
    const player = newPlayer();
    const token = await createLink(handle.kit, player);
    const cut = await upload(player, samplePng().subarray(0, -10), token);
    expect(cut.answer).toMatchObject({ status: 422, body: { errorCode: "FILE_DAMAGED" } });
    expect(await filesOf(player)).toEqual([]);
    expect(await statusOf(player)).toBe("NOT_REQUESTED");
    expect((await upload(player, samplePng(), token)).answer).toEqual({ status: "PENDING" });
  });

  it("accepts a link once, for a limited time, and no forged link", async () => {
    const player = newPlayer();
    const late = await createLink(handle.kit, player);
    const used = await createLink(handle.kit, player);
    const { id } = await upload(player, samplePng(), used);
    await reviewDocument(handle.kit, id, { ...refusal, by: "test" });
    const refused = { status: 410, body: { errorCode: "TOKEN_INVALID" } };
    expect((await upload(player, samplePng(), used)).answer).toMatchObject(refused);
    clock.advance(15 * 60_000);
    expect((await upload(player, samplePng(), late)).answer).toMatchObject(refused);
    expect((await upload(player, samplePng(), "x".repeat(43))).answer).toMatchObject(refused);
    expect(await filesOf(player)).toHaveLength(1);
  });

  it("accepts one of two concurrent files, by the same link or by two", async () => {
    for (const sameLink of [true, false]) {
      const player = newPlayer();
      const first = await createLink(handle.kit, player);
      const second = sameLink ? first : await createLink(handle.kit, player);
      const answers = await Promise.all([
        upload(player, samplePng(), first),
        upload(player, samplePng(), second),
      ]);
      const taken = answers.filter(({ answer }) => !("refusal" in answer));
      expect(taken).toHaveLength(1);
      expect(await filesOf(player)).toHaveLength(1);
      expect(await statusOf(player)).toBe("PENDING");
    }
  });

  it("is refused while the feature is off, when blocked and when verified", async () => {
    const off = createDocumentIntake(handle.kit, {
      get: async () => ({ documentVerificationEnabled: false }),
    });
    const file = { ...png, bytes: samplePng() };
    const link = await createLink(handle.kit, newPlayer());
    expect(await off.submit(link, file, async () => {})).toMatchObject({
      body: { errorCode: "FEATURE_DISABLED" },
    });
    for (const [status, errorCode] of [
      ["BLOCKED", "DOCUMENT_BLOCKED"],
      ["VERIFIED", "DOCUMENT_NOT_EXPECTED"],
    ] as const) {
      const player = newPlayer();
      await seedDocumentStatus(handle.kit, player, status);
      expect((await upload(player)).answer).toMatchObject({ body: { errorCode } });
      expect(await filesOf(player)).toEqual([]);
    }
  });
});

describe("a review", () => {
  it("verifies a document once", async () => {
    const player = newPlayer();
    const { id } = await upload(player);
    const verdicts = await Promise.all([
      reviewDocument(handle.kit, id, { outcome: "approve", by: "one" }),
      reviewDocument(handle.kit, id, { ...refusal, by: "two" }),
    ]);
    expect(verdicts.filter((verdict) => "refusal" in verdict)).toMatchObject([{ status: 409 }]);
    expect(["VERIFIED", "INVALID"]).toContain(await statusOf(player));
    const unknown = await reviewDocument(handle.kit, "document_no", { outcome: "approve", by: "one" });
    expect(unknown).toMatchObject({ status: 404 });
  });

  it("blocks at the third refusal until an operator lifts it", async () => {
    const player = newPlayer();
    const refuseOne = async () => {
      const { id } = await upload(player);
      return reviewDocument(handle.kit, id, { ...refusal, by: "test" });
    };
    expect(await refuseOne()).toEqual({ status: "INVALID" });
    expect(await refuseOne()).toEqual({ status: "INVALID" });
    expect(await refuseOne()).toEqual({ status: "BLOCKED" });
    expect((await upload(player)).answer).toMatchObject({ status: 423 });
    expect(await liftBlock(handle.kit, player)).toEqual({ status: "REQUESTED" });
    expect(await liftBlock(handle.kit, player)).toMatchObject({ status: 409 });
    expect(await refuseOne()).toEqual({ status: "INVALID" });
    const [last] = await listDocuments(handle.kit.db, {
      status: "INVALID",
      playerId: player,
      after: undefined,
      limit: 9,
    });
    expect(last).toMatchObject({ reason: "blurred", fileName: "passport.png" });
  });

  it("notifies the player's pages at once", async () => {
    const player = newPlayer();
    const received: unknown[] = [];
    const stop = await handle.kit.bus.subscribe(`player:${player}`, (message) => received.push(message));
    const { id } = await upload(player);
    await reviewDocument(handle.kit, id, { outcome: "approve", by: "test" });
    await expect.poll(() => received).toEqual(["documents", "documents"]);
    await stop();
  });
});

it("requests a document from a player once", async () => {
  const player = newPlayer();
  const documents = createDocuments(handle.kit);
  const request = () => handle.kit.db.transaction((tx) => documents.request(player, tx));
  expect(await request()).toBe("REQUESTED");
  const { id } = await upload(player);
  expect(await request()).toBe("PENDING");
  expect((await findDocument(handle.kit.db, id))?.status).toBe("PENDING");
});

it("lists pending documents page by page, longest waiting first", async () => {
  const waiting: string[] = [];
  for (let index = 0; index < 3; index++) {
    clock.advance(1_000);
    waiting.push((await upload(newPlayer())).id);
  }
  const list = (after: string | undefined) =>
    listDocuments(handle.kit.db, { status: "PENDING", playerId: undefined, after, limit: 100 });
  const all = (await list(undefined)).map(({ id }) => id);
  expect(all.slice(-3)).toEqual(waiting);
  expect((await list(waiting[0])).map(({ id }) => id)).toEqual(waiting.slice(1));
});
