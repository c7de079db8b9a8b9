import { randomUUID } from "node:crypto";
import { logIn } from "@parlour/contracts/calls/identity/login-service/log-in";
import { requestPasswordReset } from "@parlour/contracts/calls/identity/login-service/request-password-reset";
import { addPlayerNote } from "@parlour/contracts/calls/identity/profile/add-player-note";
import { getPlayer } from "@parlour/contracts/calls/identity/profile/get-player";
import { getProfile } from "@parlour/contracts/calls/identity/profile/get-profile";
import { join } from "@parlour/contracts/calls/identity/profile/join";
import { searchPlayers } from "@parlour/contracts/calls/identity/profile/search-players";
import { listPaymentProblems } from "@parlour/contracts/calls/money/payment/list-payment-problems";
import { reconcilePayments } from "@parlour/contracts/calls/money/payment/reconcile-payments";
import { listAuditEntries } from "@parlour/contracts/calls/office/operator/list-audit-entries";
import { proposeChange } from "@parlour/contracts/calls/office/operator/propose-change";
import { listPlayers } from "@parlour/contracts/calls/office/player-directory/list-players";
import { getOverview } from "@parlour/contracts/calls/office/reports/get-overview";
import { startBreak } from "@parlour/contracts/calls/protection/player-protection/start-break";
import { listBrands } from "@parlour/contracts/calls/site/brands/list-brands";
import { saveBrand } from "@parlour/contracts/calls/site/brands/save-brand";
import { answerContactMessage } from "@parlour/contracts/calls/site/contact/answer-contact-message";
import { contactUs } from "@parlour/contracts/calls/site/contact/contact-us";
import { listContactMessages } from "@parlour/contracts/calls/site/contact/list-contact-messages";
import { getPage } from "@parlour/contracts/calls/site/content/get-page";
import { saveContentDraft } from "@parlour/contracts/calls/site/content/save-content-draft";
import { startContentPreview } from "@parlour/contracts/calls/site/content/start-content-preview";
import { getSiteConfiguration } from "@parlour/contracts/calls/site/site-config/get-site-configuration";
import type { Brand } from "@parlour/contracts/entities/brand";
import type { OperatorAuthoriser } from "@parlour/server/kit/operator";
import { listOutbox } from "@parlour/server/kit/outbox";
import { isRefusal } from "@parlour/server/kit/refusal";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { addBrand, nightHost, nightjar, publishPage } from "../testing-brands.ts";
import { createClient, type TestClient } from "../testing-client.ts";
import { depositTo } from "../testing-money.ts";
import { actAsOperator, agree, agreeOnRule, authoriseTestOperator } from "../testing-operator.ts";
import { addPlayer, goodPassword, signIn } from "../testing-people.ts";

let stack: TestStack;
/** The brands that the operator `nightly` may see. */
let limitedTo: string[] | null = null;
const authoriseOperator: OperatorAuthoriser = async (request, call) => {
  const found = await authoriseTestOperator(request, call);
  return !isRefusal(found) && found.name === "nightly" ? { ...found, brandIds: limitedTo } : found;
};
const at = (host?: string) => createClient(stack.origin, host);
const desk = (name = "ada") => actAsOperator(at(), name);

beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator });
  await addBrand(desk(), desk("bea"));
  await publishPage(stack, "/about", "Quién es Nightjar");
}, 120_000);
afterAll(() => stack?.close());

const newcomer = (email: string, nickname: string, more: object = {}) => ({
  email,
  nickname,
  password: goodPassword,
  firstName: "Ida",
  lastName: "Lindqvist",
  birthDate: "1988-02-03",
  phonePrefix: "+1",
  phone: "4165550199",
  address: { countryCode: "CA", subdivision: "ON" },
  currency: "EUR",
  language: "es",
  acceptTerms: true as const,
  ...more,
});
const lettersTo = (to: string) => listOutbox(stack.kit.db, { to });

describe("settings and content", () => {
  it("have each brand's languages, currency and content", async () => {
    const first = (await at().call(getSiteConfiguration)).body;
    const second = (await at(nightHost).call(getSiteConfiguration)).body;
    expect(first).toMatchObject({ languageDefault: "en", defaultCurrency: "USD", bucket: "default" });
    expect(second).toMatchObject({
      languagesPublished: ["es", "en"],
      languageDefault: "es",
      defaultCurrency: "EUR",
      bucket: "nightjar",
    });
  });

  it("fall back to the shared content, with the brand's own name in it", async () => {
    const read = async (path: string) => {
      const params = { bucket: "nightjar", language: "es" };
      return (await at(nightHost).call(getPage, { params, query: { path } })).body as { title: string };
    };
    expect((await read("/about")).title).toBe("Quién es Nightjar");
    expect(JSON.stringify(await read("/terms"))).toContain("Nightjar");
    expect(JSON.stringify(await read("/terms"))).not.toContain("Parlour");
  });

  it("of an unknown host are those of the first brand", async () => {
    const { body } = await at("elsewhere.example").call(getSiteConfiguration);
    expect(body).toMatchObject({ bucket: "default", languageDefault: "en" });
  });
});

describe("players", () => {
  it("belong to the brand at which they join, and log in only there", async () => {
    const client = at(nightHost);
    const body = newcomer("ida@example.org", "ida-at-night");
    expect((await client.call(join, { body })).status).toBe(201);
    const credentials = { username: "ida@example.org", password: goodPassword, deviceId: "first device" };
    expect((await at(nightHost).call(logIn, { body: credentials })).status).toBe(200);
    expect((await at().call(logIn, { body: credentials })).status).toBe(401);
    const byNickname = { ...credentials, username: "ida-at-night" };
    expect((await at().call(logIn, { body: byNickname })).status).toBe(401);
  });

  it("may use the same e-mail address at both brands, but not the same nickname", async () => {
    const taken = newcomer("ida@example.org", "ida-at-night");
    const twice = await at(nightHost).call(join, { body: { ...taken, nickname: "ida-again" } });
    expect(twice.body).toMatchObject({ errors: [{ code: "EMAIL_TAKEN", field: "email" }] });
    const nickname = await at().call(join, { body: { ...taken, email: "new@example.org" } });
    expect(nickname.body).toMatchObject({ errors: [{ code: "NICKNAME_TAKEN", field: "nickname" }] });
    const other = await at().call(join, { body: { ...taken, nickname: "ida-by-day" } });
    expect(other.status).toBe(201);
  });

  it("have only the brand's currencies and languages", async () => {
    const yen = newcomer("yen@example.org", "yen-player", { currency: "JPY" });
    const refused = await at(nightHost).call(join, { body: yen });
    expect(refused.body).toMatchObject({ errors: [{ code: "UNKNOWN_CURRENCY", field: "currency" }] });
    const french = newcomer("yen@example.org", "yen-player", { language: "fr" });
    expect((await at(nightHost).call(join, { body: french })).status).toBe(422);
  });

  it("have no session at another brand, even with the same cookie", async () => {
    const client = at(nightHost);
    await signIn(client, { username: "ida@example.org", password: goodPassword });
    expect((await client.call(getProfile)).status).toBe(200);
    const elsewhere = at();
    for (const [name, value] of client.cookies) elsewhere.cookies.set(name, value);
    elsewhere.session = client.session;
    expect((await elsewhere.call(getProfile)).status).toBe(401);
  });

  it("get letters with the brand's name and links", async () => {
    await at(nightHost).call(requestPasswordReset, { body: { email: "ida@example.org" } });
    await vi.waitFor(
      async () => expect((await lettersTo("ida@example.org")).length).toBeGreaterThan(2),
      15_000,
    );
    const letters = await lettersTo("ida@example.org");
    const [reset] = letters;
    expect(reset!.text).toContain(`http://${nightHost}`);
    expect(reset!.text).toContain("/reset-password?token=");
    const [row] = await stack.kit.db.query<{ sender: string }>(
      "select sender from outbox_messages where id = $1",
      [reset!.id],
    );
    expect(row!.sender).toBe(nightjar.mailFrom);
    // One of the e-mails belongs to the account at the first brand; it must not link to the other brand's host.
    expect(letters.filter(({ text }) => text.includes("Parlour") && text.includes(nightHost))).toEqual([]);
  });
});

it("a letter names the brand in our text, but leaves what the player has written", async () => {
  const client = at(nightHost);
  await client.call(logIn, {
    body: { username: "ida@example.org", password: goodPassword, deviceId: "first device" },
  });
  const body = {
    email: "ida@example.org",
    subject: "Parlour?",
    message: "Do I know Parlour from somewhere?",
  };
  expect((await client.call(contactUs, { body })).status).toBeLessThan(300);
  const { items } = (await desk().call(listContactMessages)).body;
  const asked = items.find(({ subject }) => subject === "Parlour?")!;
  const answer = { id: randomUUID(), text: "Yes, from Parlour.", answersSeen: 0 };
  await desk().call(answerContactMessage, { params: { contactId: asked.id }, body: answer });
  const reply = await vi.waitFor(async () => {
    const found = (await lettersTo("ida@example.org")).find(({ subject }) => subject.startsWith("Re:"));
    return found ?? Promise.reject(new Error("there is no reply yet"));
  }, 15_000);
  expect(reply.subject).toBe("Re: Parlour?");
  expect(reply.text).toBe("Yes, from Parlour.\n\nNightjar\n\n> Do I know Parlour from somewhere?");
});

describe("an operator's preview", () => {
  const place = { bucket: "nightjar", language: "es" };
  const read = (client: TestClient, path: string) => client.call(getPage, { params: place, query: { path } });
  const draft = async (language: string, path: string, title: string) => {
    const body = { type: "marketing_page", path, pageType: "generic", title, description: title, blocks: [] };
    const document = { kind: "page", key: path, body } as never;
    await stack.ports.content.saveDraft({ ...place, language }, document, { author: "operator_1" });
  };

  it("shows another brand with its drafts at the console's host, in this browser only", async () => {
    const editor = desk();
    await draft("es", "/vip", "El club");
    await draft("es", "/terms", "Condiciones propias");
    expect((await read(editor, "/vip")).status).toBe(404);
    const unknown = await editor.call(startContentPreview, { body: { place: null, brandId: "nobody" } });
    expect(unknown.status).toBe(404);
    await editor.call(startContentPreview, { body: { place: null, brandId: "nightjar" } });
    expect((await editor.call(getSiteConfiguration)).body).toMatchObject({
      bucket: "nightjar",
      languageDefault: "es",
    });
    expect((await read(editor, "/vip")).body).toMatchObject({ title: "El club" });
    // In the editor's preview, the brand's draft takes precedence over the published text that all brands share.
    expect((await read(editor, "/terms")).body).toMatchObject({ title: "Condiciones propias" });
    expect((await read(editor, "/about")).body).toMatchObject({ title: "Quién es Nightjar" });
    expect((await read(editor, "/help")).status).toBe(200);
    expect((await at().call(getSiteConfiguration)).body).toMatchObject({ bucket: "default" });
    expect((await read(at(nightHost), "/vip")).status).toBe(404);
  });

  it("only reads: accounts are still opened at the brand of the host", async () => {
    const editor = desk();
    await editor.call(startContentPreview, { body: { place: null, brandId: "nightjar" } });
    const taken = newcomer("preview@example.org", "preview-player", { phone: "4165550177" });
    expect((await editor.call(join, { body: taken })).status).toBe(201);
    const [row] = await stack.kit.db.query<{ brand_id: string }>(
      "select brand_id from players where email = 'preview@example.org'",
    );
    expect(row!.brand_id).toBe("main");
  });

  it("is recorded by the brand's own document", async () => {
    const body = {
      type: "marketing_page",
      path: "/own",
      pageType: "generic",
      title: "Own",
      description: "Own",
    };
    const document = { kind: "page", key: "/own", body: { ...body, blocks: [] } };
    const saved = await desk().call(saveContentDraft, { body: { ...place, document, baseVersion: null } });
    expect(saved.status).toBe(200);
    const { items } = (
      await desk().call(listAuditEntries, { query: { subject: "content:nightjar:es:page:/own" } })
    ).body;
    expect(items).toHaveLength(1);
  });
});

describe("an operator", () => {
  const change = (brandId: string, document: object, version: number) =>
    desk().call(saveBrand, { params: { brandId }, body: { document, version, reason: "A test" } as never });

  it("cannot save colours that are hard to read, or a host name twice", async () => {
    const colours = { ...nightjar.colours!, mutedText: "#33414f" };
    const pale = await change("pale", { ...nightjar, name: "Pale", hosts: ["pale.localhost"], colours }, 0);
    expect(pale.body).toEqual({ errors: [{ code: "LOW_CONTRAST", field: "document.colours.mutedText" }] });
    const thief = await change("thief", { ...nightjar, name: "Thief" }, 0);
    expect(thief.body).toEqual({ errors: [{ code: "HOST_TAKEN", field: "document.hosts.0" }] });
    const name = await change("other", { ...nightjar, hosts: ["other.localhost"] }, 0);
    expect(name.body).toEqual({ errors: [{ code: "INVALID_VALUE", field: "document.name" }] });
  });

  it("cannot change through a brand what two must decide for the site", async () => {
    const brands = async () => (await desk().call(listBrands)).body.items;
    const documentOf = ({ id: _id, isFirst: _first, isLive: _live, version: _version, ...document }: Brand) =>
      document;
    for (const id of ["main", "nightjar"]) {
      const brand = (await brands()).find((one) => one.id === id)!;
      const before = documentOf(brand);
      const document = { ...before, bucket: "elsewhere" };
      await agreeOnRule(stack, "SITE_SETTINGS", { when: "ALWAYS" });
      const alone = await change(id, document, brand.version);
      expect(alone).toMatchObject({ status: 403, body: { errorCode: "SECOND_PERSON_REQUIRED" } });
      const harmless = await change(id, { ...before, licence: "Another licence" }, brand.version);
      expect(harmless.status).toBe(200);
      const input = { brandId: id, document, version: harmless.body.version };
      expect(await agree(desk(), desk("Ruth"), "BRAND_DOCUMENT", input)).toMatchObject({
        status: 200,
        body: { state: "APPROVED", summary: expect.stringContaining("→ elsewhere") },
      });
      await agreeOnRule(stack, "SITE_SETTINGS", { when: "NEVER" });
      const changed = (await brands()).find((one) => one.id === id)!;
      expect(changed.bucket).toBe("elsewhere");
      expect((await change(id, before, changed.version)).status).toBe(200);
      const moved = { ...before, mailFrom: "Thief <no-reply@thief.example>" };
      expect((await change(id, moved, changed.version + 1)).status).toBe(403);
    }
  });

  it("cannot avoid the rule for settings by taking the brand offline for the change", async () => {
    const current = async () =>
      (await desk().call(listBrands)).body.items.find(({ id }) => id === "nightjar")!;
    const turn = async (isLive: boolean) => {
      const data = { brandId: "nightjar", isLive, version: (await current()).version };
      const body = { kind: "BRAND_STATE", data, reason: "A test" };
      return (await desk().call(proposeChange, { body })).body;
    };
    await agreeOnRule(stack, "BRAND_STATE", { when: "NEVER" });
    await agreeOnRule(stack, "SITE_SETTINGS", { when: "ALWAYS" });
    expect(await turn(false)).toMatchObject({ state: "APPLIED" });
    const { id: _id, isFirst: _first, isLive: _live, version, ...before } = await current();
    expect((await change("nightjar", { ...before, bucket: "elsewhere" }, version)).status).toBe(200);
    const waiting = await turn(true);
    expect(waiting).toMatchObject({
      state: "OPEN",
      summary: expect.stringContaining("Changed since it was last live: bucket nightjar → elsewhere"),
    });
    expect((await current()).isLive).toBe(false);
    expect((await change("nightjar", before, version + 1)).status).toBe(200);

    // Without a document to compare with, everything counts as changed, but the brand can still go live.
    const { db } = stack.kit;
    const [last] = await db.query<{ version: number; before: object }>(
      `select version, before from configuration_changes
        where topic = 'brands' and subject = 'nightjar' and after ->> 'isLive' = 'false'
          and before ->> 'isLive' = 'true' order by version desc limit 1`,
    );
    const store = (document: object) =>
      db.query(
        `update configuration_changes set before = $2
          where topic = 'brands' and subject = 'nightjar' and version = $1`,
        [last!.version, JSON.stringify(document)],
      );
    await store({ isLive: true, name: "Stored by an earlier version" });
    expect(await turn(true)).toMatchObject({
      state: "OPEN",
      summary: expect.stringContaining("The version that was last live can't be compared with this one"),
    });
    await store(last!.before);
    expect(await turn(true)).toMatchObject({ state: "APPLIED" });
    await agreeOnRule(stack, "BRAND_STATE", { when: "ALWAYS" });
    await agreeOnRule(stack, "SITE_SETTINGS", { when: "NEVER" });
  });

  it("must have seen the newest version", async () => {
    expect(await change("nightjar", nightjar, 1)).toMatchObject({
      status: 409,
      body: { errorCode: "CONFLICT", operatorName: "ada" },
    });
    expect((await change("unknown", { ...nightjar, name: "New", hosts: [] }, 3)).status).toBe(404);
  });

  it("does not put a brand live alone", async () => {
    const draft = { ...nightjar, name: "Draft", hosts: ["draft.localhost"], bucket: null };
    expect((await change("draft", draft, 0)).body).toMatchObject({ isLive: false, version: 1 });
    expect((await at("draft.localhost").call(getSiteConfiguration)).body).toMatchObject({
      bucket: "default",
    });
    const { items } = (await desk().call(listBrands)).body;
    expect(items.map(({ id, isLive }) => [id, isLive])).toEqual([
      ["main", true],
      ["draft", false],
      ["nightjar", true],
    ]);
  });
});

describe("an operator of one brand", () => {
  const limited = () => actAsOperator(at(), "nightly");
  let night: string;
  let day: string;
  beforeAll(async () => {
    limitedTo = ["nightjar"];
    const rows = await stack.kit.db.query<{ id: string; brand_id: string }>(
      "select id, brand_id from players where email = 'ida@example.org'",
    );
    night = rows.find((row) => row.brand_id === "nightjar")!.id;
    day = rows.find((row) => row.brand_id === "main")!.id;
  });

  it("finds, lists and opens only players of that brand", async () => {
    const list = (await limited().call(listPlayers, { query: {} })).body;
    expect(list.items.map(({ brandId }) => brandId)).toEqual(["nightjar"]);
    const { items } = (await limited().call(searchPlayers, { query: { term: "ida@example.org" } })).body;
    expect(items.map(({ id }) => id)).toEqual([night]);
    expect((await limited().call(getPlayer, { params: { playerId: night } })).status).toBe(200);
    expect((await limited().call(getPlayer, { params: { playerId: day } })).status).toBe(404);
    const note = { params: { playerId: day }, body: { text: "A note" } };
    expect((await limited().call(addPlayerNote, note)).status).toBe(404);
  });

  it("may not make calls that nobody has limited to brands", async () => {
    expect((await limited().call(listAuditEntries, { query: {} })).status).toBe(403);
    expect((await desk().call(listAuditEntries, { query: {} })).status).toBe(200);
  });

  it("sees the figures of that brand only", async () => {
    await depositTo(stack, { playerId: night, id: "night", currency: "EUR", amountMinor: 70_00n });
    await depositTo(stack, { playerId: day, id: "day", currency: "EUR", amountMinor: 30_00n });
    const today = stack.clock.now().toISOString().slice(0, 10);
    const period = { from: today, to: today, currency: "EUR" };
    const read = async (client: TestClient, query: object) =>
      (await client.call(getOverview, { query: { ...period, ...query } })).body;
    const all = await read(desk(), {});
    const first = await read(desk(), { brand: "main" });
    const second = await read(desk(), { brand: "nightjar" });
    expect(second.totals.deposits.now).toBe(70);
    expect(second.totals.signUps.now).toBe(1);
    expect(first.totals.deposits.now).toBe(all.totals.deposits.now - 70);
    expect((await read(limited(), {})).totals).toEqual(second.totals);
    expect((await limited().call(getOverview, { query: { ...period, brand: "main" } })).status).toBe(403);
  });

  it("learns nothing about other brands from what an answer says about all rows", async () => {
    const crowd = Array.from({ length: 55 }, () => addPlayer(stack, { firstName: "Crowdina" }));
    const [own] = await Promise.all([
      addPlayer(stack, { firstName: "Crowdina", brandId: "nightjar" }),
      ...crowd,
    ]);
    const search = { query: { term: "Crowdina" } };
    expect((await desk().call(searchPlayers, search)).body).toMatchObject({ more: true });
    const found = (await limited().call(searchPlayers, search)).body;
    expect([found.items.map(({ id }) => id), found.more]).toEqual([[own!.id], false]);
    const body = { days: 1, reason: "Checked by hand" };
    expect((await desk().call(reconcilePayments, { body })).status).toBe(200);
    expect((await desk().call(listPaymentProblems)).body.reconciliations).toHaveLength(1);
    expect((await limited().call(listPaymentProblems)).body.reconciliations).toEqual([]);
  });
});

it("a self-exclusion at one brand applies to the same person at all of them", async () => {
  const client = at(nightHost);
  await signIn(client, { username: "ida@example.org", password: goodPassword });
  const started = await client.call(startBreak, {
    body: { scope: "ALL", length: { kind: "SELF_EXCLUSION", months: 6 } },
  });
  expect(started.status).toBeLessThan(300);
  const [day] = await stack.kit.db.query<{ id: string }>(
    "select id from players where email = 'ida@example.org' and brand_id = 'main'",
  );
  await vi.waitFor(async () => expect(await stack.ports.protection.isOnBreak(day!.id)).toBe(true), 20_000);
  const again = newcomer("ida.again@example.org", "ida-third", { phone: "4165550111" });
  expect((await at().call(join, { body: again })).body).toMatchObject({ errorCode: "EXCLUDED" });
});
