import { readFileSync } from "node:fs";
import { listAuditEntries } from "@parlour/contracts/calls/office/operator/list-audit-entries";
import { cancelContentSchedule } from "@parlour/contracts/calls/site/content/cancel-content-schedule";
import { endContentPreview } from "@parlour/contracts/calls/site/content/end-content-preview";
import { getContentHistory } from "@parlour/contracts/calls/site/content/get-content-history";
import { getPage } from "@parlour/contracts/calls/site/content/get-page";
import { listContentDocuments } from "@parlour/contracts/calls/site/content/list-content-documents";
import { listContentPictures } from "@parlour/contracts/calls/site/content/list-content-pictures";
import { listContentSchedules } from "@parlour/contracts/calls/site/content/list-content-schedules";
import { publishContent } from "@parlour/contracts/calls/site/content/publish-content";
import { rescheduleContent } from "@parlour/contracts/calls/site/content/reschedule-content";
import { saveContentDraft } from "@parlour/contracts/calls/site/content/save-content-draft";
import { scheduleContent } from "@parlour/contracts/calls/site/content/schedule-content";
import { startContentPreview } from "@parlour/contracts/calls/site/content/start-content-preview";
import { uploadContentPicture } from "@parlour/contracts/calls/site/content/upload-content-picture";
import { getSiteExclusions } from "@parlour/contracts/calls/site/geolocation/get-site-exclusions";
import { setSiteExclusions } from "@parlour/contracts/calls/site/geolocation/set-site-exclusions";
import { listHelpMisses } from "@parlour/contracts/calls/site/help/list-help-misses";
import { searchHelpPages } from "@parlour/contracts/calls/site/help/search-help-pages";
import { COOKIES } from "@parlour/contracts/constants";
import { runSchedules } from "@parlour/server/services/site/content";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";

let stack: TestStack;
let editor: TestClient;
let support: TestClient;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
  editor = actAsOperator(stack.client(), "editor", ["CONTENT"]);
  support = actAsOperator(stack.client(), "support", ["SUPPORT"]);
}, 120_000);
afterAll(() => stack?.close());

const place = { bucket: "default", language: "en" };
const refOf = (key: string) => ({ ...place, kind: "page" as const, key });
const write = async (path: string, title: string, rest: object = {}, baseVersion: number | null = null) => {
  const page = { path, type: "marketing_page", pageType: "promotion", title, description: "An offer" };
  const document = { kind: "page", key: path, body: { ...page, blocks: [], ...rest } };
  const { body } = await editor.call(saveContentDraft, { body: { ...place, document, baseVersion } });
  return body.version;
};
const titleFor = async (client: TestClient, path: string) => {
  const { status, body } = await client.call(getPage, { params: place, query: { path } });
  return status === 200 && "title" in body ? body.title : status;
};

describe("a schedule", () => {
  const at = (minutes: number) => new Date(stack.clock.now().getTime() + minutes * 60_000).toISOString();
  const schedule = (path: string, version: number | null, minutes: number) =>
    editor.call(scheduleContent, { body: { ...refOf(path), version, at: at(minutes), reason: "Campaign" } });

  it("publishes and unpublishes at its time, once", async () => {
    const version = await write("/soon", "Soon");
    await schedule("/soon", version, 10);
    await schedule("/soon", null, 30);
    await runSchedules(stack.kit, stack.ports.content);
    expect(await titleFor(stack.client(), "/soon")).toBe(404);
    stack.clock.advance(11 * 60_000);
    await Promise.all([
      runSchedules(stack.kit, stack.ports.content),
      runSchedules(stack.kit, stack.ports.content),
    ]);
    expect(await titleFor(stack.client(), "/soon")).toBe("Soon");
    const { body: history } = await editor.call(getContentHistory, { query: refOf("/soon") });
    expect(history.publications).toHaveLength(1);
    expect(history.schedules.map(({ state }) => state).sort()).toEqual(["DONE", "WAITING"]);
    stack.clock.advance(20 * 60_000);
    await runSchedules(stack.kit, stack.ports.content);
    expect(await titleFor(stack.client(), "/soon")).toBe(404);
  });

  it("has no effect after it is cancelled", async () => {
    const version = await write("/never", "Never");
    const { body } = await schedule("/never", version, 10);
    const cancel = () => editor.call(cancelContentSchedule, { params: { scheduleId: body.id } });
    expect((await cancel()).status).toBe(200);
    expect((await cancel()).status).toBe(409);
    stack.clock.advance(11 * 60_000);
    await runSchedules(stack.kit, stack.ports.content);
    expect(await titleFor(stack.client(), "/never")).toBe(404);
  });

  it("is listed and shown on its document until it happens, and can be moved", async () => {
    const version = await write("/later", "Later");
    const { body } = await schedule("/later", version, 10);
    const listed = async () => {
      const { items } = (await editor.call(listContentSchedules, { query: { bucket: place.bucket } })).body;
      return items.filter(({ key }) => key === "/later");
    };
    const scheduledAt = async () => {
      const { bucket, language, kind } = refOf("/later");
      const query = { bucket, language, kind, cursor: "/late" };
      return (await editor.call(listContentDocuments, { query })).body.items[0];
    };
    expect(await listed()).toMatchObject([{ ...refOf("/later"), version, at: body.at, title: "Later" }]);
    expect(await scheduledAt()).toMatchObject({ key: "/later", scheduledAt: body.at });

    const move = (minutes: number, previousAt: string) =>
      editor.call(rescheduleContent, {
        params: { scheduleId: body.id },
        body: { at: at(minutes), previousAt, reason: "Not ready" },
      });
    expect((await move(-1, body.at)).status).toBe(422);
    const answers = await Promise.all([move(60, body.at), move(60, body.at)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const moved = answers.find(({ status }) => status === 200)!;
    expect(moved.body).toMatchObject({ id: body.id, state: "WAITING" });
    const subject = `content:${place.language}:page:/later`;
    const auditor = actAsOperator(stack.client(), "auditor");
    const entries = (await auditor.call(listAuditEntries, { query: { subject } })).body.items;
    expect(entries.find(({ call }) => call === "reschedule-content")).toMatchObject({
      before: { at: body.at },
      after: { at: moved.body.at },
      reason: "Not ready",
    });
    stack.clock.advance(11 * 60_000);
    await runSchedules(stack.kit, stack.ports.content);
    expect(await titleFor(stack.client(), "/later")).toBe(404);
    stack.clock.advance(50 * 60_000);
    await runSchedules(stack.kit, stack.ports.content);
    expect(await titleFor(stack.client(), "/later")).toBe("Later");
    expect([await listed(), (await scheduledAt())?.scheduledAt]).toEqual([[], null]);
    expect((await move(90, moved.body.at)).status).toBe(409);
  });

  it("is published in the name of the operator who chose its time last", async () => {
    const colleague = actAsOperator(stack.client(), "colleague", ["CONTENT"]);
    const version = await write("/handed-over", "Handed over");
    const { body } = await schedule("/handed-over", version, 10);
    expect(body.author).toBe("operator_editor");
    const moved = await colleague.call(rescheduleContent, {
      params: { scheduleId: body.id },
      body: { at: at(20), previousAt: body.at, reason: "After the meeting" },
    });
    expect(moved.body).toMatchObject({ id: body.id, author: "operator_colleague" });
    const query = { subject: `content:${place.language}:page:/handed-over`, call: "reschedule-content" };
    const auditor = actAsOperator(stack.client(), "auditor");
    expect((await auditor.call(listAuditEntries, { query })).body.items).toMatchObject([
      { before: { author: "operator_editor" }, after: { author: "operator_colleague" } },
    ]);
    stack.clock.advance(21 * 60_000);
    await runSchedules(stack.kit, stack.ports.content);
    const { body: history } = await editor.call(getContentHistory, { query: refOf("/handed-over") });
    expect(history.publications).toMatchObject([{ author: "operator_colleague" }]);
  });

  it("that was moved while it became due waits for its new time", async () => {
    const version = await write("/moved", "Moved");
    const { body } = await schedule("/moved", version, 10);
    stack.clock.advance(11 * 60_000);
    const { publish } = stack.ports.content;
    const spy = vi.spyOn(stack.ports.content, "publish").mockImplementationOnce(async (...given) => {
      await editor.call(rescheduleContent, {
        params: { scheduleId: body.id },
        body: { at: at(60), previousAt: body.at, reason: "Not ready" },
      });
      return await publish(...given);
    });
    await runSchedules(stack.kit, stack.ports.content);
    spy.mockRestore();
    expect(await titleFor(stack.client(), "/moved")).toBe(404);
    const { body: history } = await editor.call(getContentHistory, { query: refOf("/moved") });
    expect(history.schedules).toMatchObject([{ state: "WAITING" }]);
    await editor.call(cancelContentSchedule, { params: { scheduleId: body.id } });
  });

  it("must be in the future, name a document, and be made by an editor", async () => {
    const version = await write("/past", "Past");
    expect((await schedule("/past", version, -1)).status).toBe(422);
    expect((await schedule("/past", version + 1, 1)).status).toBe(404);
    const body = { ...refOf("/past"), version, at: at(5), reason: "Mine" };
    expect((await support.call(scheduleContent, { body })).status).toBe(403);
  });
});

describe("a preview", () => {
  it("shows drafts only in the operator's browser, and for a short time", async () => {
    const version = await write("/draft", "First");
    await editor.call(publishContent, { body: { ...refOf("/draft"), version } });
    await write("/draft", "Second", {}, version);
    expect(await titleFor(editor, "/draft")).toBe("First");
    await editor.call(startContentPreview, { body: { place: null } });
    const shown = await editor.call(getPage, { params: place, query: { path: "/draft" } });
    expect(shown.body).toMatchObject({ title: "Second" });
    expect(shown.headers.get("cache-control")).toBe("no-store");
    expect(await titleFor(stack.client(), "/draft")).toBe("First");
    stack.clock.advance(16 * 60_000);
    expect(await titleFor(editor, "/draft")).toBe("First");
  });

  it("ends on request, and is refused when forged", async () => {
    await write("/hidden", "Hidden");
    await editor.call(startContentPreview, { body: { place: null } });
    expect(await titleFor(editor, "/hidden")).toBe("Hidden");
    const forger = stack.client();
    const token = editor.cookies.get(COOKIES.contentPreview)!;
    forger.cookies.set(COOKIES.contentPreview, `${token.slice(0, -2)}AA`);
    expect(await titleFor(forger, "/hidden")).toBe(404);
    await editor.call(endContentPreview);
    expect(await titleFor(editor, "/hidden")).toBe(404);
    expect((await support.call(startContentPreview, { body: { place: null } })).status).toBe(403);
  });

  it("shows the site from a chosen location", async () => {
    const filter = { notIn: { countrySubdivision: { CA: ["QC"] } } };
    const version = await write("/not-in-quebec", "Not in Quebec", { geoTargetingFilter: filter });
    await editor.call(publishContent, { body: { ...refOf("/not-in-quebec"), version } });
    const seenFrom = async (from: string) => {
      await editor.call(startContentPreview, { body: { place: from } });
      return await titleFor(editor, "/not-in-quebec");
    };
    expect(await seenFrom("CA-ON")).toBe("Not in Quebec");
    expect(await seenFrom("CA-QC")).toBe(404);
    await editor.call(endContentPreview);
  });
});

describe("a picture", () => {
  const samplePng = () => readFileSync(new URL("../../shell/public/icon-512.png", import.meta.url));
  const send = async (client: TestClient, bytes: Buffer, type: string) =>
    await fetch(`${stack.origin}${uploadContentPicture.path}`, {
      method: "POST",
      headers: {
        origin: stack.origin,
        "content-type": type,
        cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      },
      body: new Uint8Array(bytes),
    });

  it("is re-encoded, stored once and served permanently", async () => {
    const png = samplePng();
    const answers = [await send(editor, png, "image/png"), await send(editor, png, "image/png")];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { name, width } = uploadContentPicture.answers[200].parse(await answers[0]!.json());
    expect((await editor.call(listContentPictures)).body).toMatchObject([
      { name, author: "operator_editor" },
    ]);
    const file = await fetch(`${stack.origin}/content/v5/pictures/${name}/${width}`);
    expect(file.headers.get("content-type")).toBe("image/webp");
    expect(file.headers.get("cache-control")).toContain("immutable");
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(8, 12)
        .toString(),
    ).toBe("WEBP");
    expect((await fetch(`${stack.origin}/content/v5/pictures/${name}/7`)).status).toBe(404);
  });

  it.each([
    ["something else under its name", () => samplePng(), "image/jpeg", 422],
    ["a page", () => Buffer.from("<svg onload=alert(1)></svg>"), "image/png", 422],
    ["cut off", () => samplePng().subarray(0, 900), "image/png", 422],
    ["another type", () => Buffer.from("%PDF-1.7"), "application/pdf", 415],
  ])("that is %s is refused", async (_name, bytes, type, status) => {
    expect((await send(editor, bytes(), type)).status).toBe(status);
  });

  it("can be uploaded only by an editor", async () => {
    expect((await send(support, samplePng(), "image/png")).status).toBe(403);
  });
});

describe("a help search without results", () => {
  it("is counted by its words from the second time on, without personal data", async () => {
    const ask = (searchTerm: string) =>
      stack.client().call(searchHelpPages, { params: place, query: { searchTerm } });
    for (const term of [
      "Zeppelin flights",
      "zeppelin  FLIGHTS",
      "quux",
      "me@example.org",
      "me@example.org",
    ]) {
      expect((await ask(term)).body.items).toEqual([]);
    }
    await expect
      .poll(async () => (await support.call(listHelpMisses)).body)
      .toMatchObject([{ language: "en", words: "zeppelin flights", count: 2 }]);
    const payer = actAsOperator(stack.client(), "pavel", ["PAYMENTS"]);
    expect((await payer.call(listHelpMisses)).status).toBe(403);
  });
});

describe("site exclusions", () => {
  it("are set by compliance from the version they saw, and apply at once", async () => {
    const officer = actAsOperator(stack.client(), "officer", ["COMPLIANCE"]);
    const { body: before } = await officer.call(getSiteExclusions);
    const body = {
      filter: { notIn: { countrySubdivision: { ...before.filter.notIn.countrySubdivision, KP: [] } } },
      version: before.version,
      reason: "The licence ended",
    };
    const both = await Promise.all([1, 2].map(() => officer.call(setSiteExclusions, { body })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await stack.ports.exclusions.get())?.notIn.countrySubdivision).toHaveProperty("KP", []);
    // An operator whose unsaved changes are outdated can see who saved first.
    expect((await editor.call(getSiteExclusions)).body).toMatchObject({
      version: before.version + 1,
      changedBy: "officer",
    });
    expect((await editor.call(setSiteExclusions, { body })).status).toBe(403);
    const nowhere = { ...body, filter: { notIn: { countrySubdivision: { ZZ: [] } } } };
    expect((await officer.call(setSiteExclusions, { body: nowhere })).status).toBe(422);
  });
});
