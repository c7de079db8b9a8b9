import { answerHelpFeedback } from "@parlour/contracts/calls/site/help/answer-help-feedback";
import { getHelpFeedback } from "@parlour/contracts/calls/site/help/get-help-feedback";
import { getHelpPlace } from "@parlour/contracts/calls/site/help/get-help-place";
import { searchHelpPages } from "@parlour/contracts/calls/site/help/search-help-pages";
import { suggestHelpPages } from "@parlour/contracts/calls/site/help/suggest-help-pages";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { addPlayer, signIn } from "../testing-people.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none" });
});
afterAll(() => stack.close());

const params = (language = "en", bucket = "default") => ({ bucket, language });
const find = async (language: string, searchTerm: string) => {
  const { status, body } = await stack
    .client()
    .call(searchHelpPages, { params: params(language), query: { searchTerm } });
  expect(status).toBe(200);
  return body.items;
};
const pathsOf = (items: { paths: string[] }[]) => items.map(({ paths }) => paths[0]);

describe("help search", () => {
  test.each([
    ["en", "forgot my pasword", "/help/account/sign-in/forgotten-password"],
    ["en", "withdrawl pending", "/help/withdrawals/how-long-it-takes"],
    ["en", "PIN", "/help/security/your-pin"],
    ["es", "contraseña olvidada", "/help/account/sign-in/forgotten-password"],
    ["es", "verificacion telefono", "/help/verification/verify-your-phone"],
    ["fr", "retrait refuse", "/help/withdrawals/withdrawal-refused"],
    ["pt", "sacar dinheiro", "/help/withdrawals/withdraw-money"],
    ["zh", "忘记密码", "/help/account/sign-in/forgotten-password"],
    ["zh", "提款需要多久", "/help/withdrawals/how-long-it-takes"],
  ])("in %s, “%s” finds %s", async (language, term, path) => {
    expect(pathsOf(await find(language, term)).slice(0, 3)).toContain(path);
  });

  test("responds as the contract says, with the matches marked", async () => {
    const [item] = await find("en", "wagering");
    expect(item).toMatchObject({
      contentId: "help/bonuses/wagering",
      paths: ["/help/bonuses/wagering"],
      fields: { title: "Wagering explained" },
      marks: { title: [[0, 8]] },
    });
  });

  test("an unknown language falls back to the default one, an unknown bucket returns nothing", async () => {
    expect(await find("sv", "bitcoin")).toEqual(await find("en", "bitcoin"));
    const { body } = await stack
      .client()
      .call(searchHelpPages, { params: params("en", "elsewhere"), query: { searchTerm: "bitcoin" } });
    expect(body).toEqual({ items: [] });
  });

  test("suggests while a word is being typed", async () => {
    const { body } = await stack
      .client()
      .call(suggestHelpPages, { params: params(), query: { searchTerm: "jackp" } });
    expect(body.items[0]).toEqual({
      contentId: "help/games/jackpots",
      paths: ["/help/games/jackpots"],
      fields: { title: "Jackpots" },
    });
    expect(body.items.length).toBeLessThanOrEqual(6);
  });

  test("refuses a term that is too long, and returns nothing for an empty one", async () => {
    const base = "/content/v5/buckets/default/languages/en/help-pages";
    const client = stack.client();
    for (const call of ["search", "suggestions"]) {
      const long = await client.send("GET", `${base}/${call}?searchTerm=${"a".repeat(201)}`);
      expect(long).toMatchObject({
        status: 422,
        body: { errors: [{ field: "searchTerm", code: "TOO_LONG" }] },
      });
      expect(await client.send("GET", `${base}/${call}`)).toMatchObject({ status: 422 });
      expect(await client.send("GET", `${base}/${call}?searchTerm=%20`)).toMatchObject({
        body: { items: [] },
      });
    }
  });

  test("a failed search is logged and returns nothing", async () => {
    const logged = vi.spyOn(stack.kit.log, "error");
    const query = vi.spyOn(stack.kit.db, "query").mockRejectedValue(new Error("the database is away"));
    try {
      expect(await find("en", "bitcoin")).toEqual([]);
      expect(logged).toHaveBeenCalledWith(expect.anything(), "help search failed");
    } finally {
      query.mockRestore();
      logged.mockRestore();
    }
  });

  test("finds published pages and drops unpublished ones, without a restart", async () => {
    const store = stack.ports.content;
    const path = "/help/games/quokka-races";
    const place = params();
    const body = {
      path,
      type: "content_page" as const,
      pageType: "help" as const,
      title: "Quokka races",
      description: "How small kangaroos race.",
      blocks: [],
    };
    const saved = await store.saveDraft(place, { kind: "page", key: path, body }, { author: "operator_1" });
    if (!("version" in saved)) throw new Error("the draft was not saved");
    expect(await find("en", "quokka")).toEqual([]);
    const ref = { ...place, kind: "page" as const, key: path };
    await store.publish(ref, saved.version, "operator_1");
    await expect.poll(async () => pathsOf(await find("en", "quokka"))).toEqual([path]);
    await store.unpublish(ref, "operator_1");
    await expect.poll(() => find("en", "quokka")).toEqual([]);
  });
});

test("a page's place in the tree is returned in its language", async () => {
  const client = stack.client();
  const { body: root } = await client.call(getHelpPlace, { params: params("fr"), query: { path: "/help" } });
  const sections = root.below.filter(({ articles }) => articles > 0);
  expect(sections).toHaveLength(10);
  expect(sections.reduce((sum, { articles }) => sum + articles, 0)).toBeGreaterThanOrEqual(40);
  expect(root.popular.length).toBe(6);
  const path = "/help/account/sign-in/forgotten-password";
  const { body: article } = await client.call(getHelpPlace, { params: params("fr"), query: { path } });
  expect(article.trail.map(({ title }) => title)).toEqual(["Votre compte", "Se connecter"]);
  expect(article.related.length).toBeGreaterThan(0);
});

describe("feedback", () => {
  const path = "/help/games/jackpots";
  const answer = (client: ReturnType<TestStack["client"]>, given: "yes" | "no", language = "en") =>
    client.call(answerHelpFeedback, { params: params(language), body: { path, answer: given } });
  const stateFor = async (client: ReturnType<TestStack["client"]>, language = "en") =>
    (await client.call(getHelpFeedback, { params: params(language), query: { path } })).body.state;

  test("a visitor's first answer counts, for each page and language", async () => {
    const client = stack.client();
    expect(await stateFor(client)).toBe("unanswered");
    expect((await answer(client, "no")).body).toEqual({ state: "no" });
    expect((await answer(client, "yes")).body).toEqual({ state: "no" });
    expect(await stateFor(client)).toBe("no");
    expect(await stateFor(client, "es")).toBe("unanswered");
    expect((await answer(client, "yes", "es")).body).toEqual({ state: "yes" });
    expect(await stateFor(stack.client())).toBe("unanswered");
    const rows = await stack.kit.db.query("select language, answer from help_feedback order by language");
    expect(rows).toEqual([
      { language: "en", answer: "no" },
      { language: "es", answer: "yes" },
    ]);
  });

  test("a player is recognised on every device", async () => {
    const player = await addPlayer(stack, { trustsEveryDevice: true });
    const [desk, phone] = [stack.client(), stack.client()];
    await signIn(desk, player);
    await signIn(phone, player);
    await answer(desk, "yes");
    expect(await stateFor(phone)).toBe("yes");
    expect((await answer(phone, "no")).body).toEqual({ state: "yes" });
  });

  test("concurrent answers store one", async () => {
    const client = stack.client();
    await answer(client, "yes");
    const before = await count();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => answer(client, index % 2 ? "yes" : "no")),
    );
    expect(new Set(answers.map(({ body }) => body.state))).toEqual(new Set(["yes"]));
    expect(await count()).toBe(before);
  });

  test("a forged cookie, an unknown page and an invalid answer change nothing", async () => {
    const before = await count();
    const client = stack.client();
    client.cookies.set("help-visitor", "' or 1=1 --");
    expect(await stateFor(client)).toBe("unanswered");
    const unknown = await client.call(answerHelpFeedback, {
      params: params(),
      body: { path: "/help/no-such-page", answer: "yes" },
    });
    expect(unknown.status).toBe(404);
    for (const body of [{ path, answer: "maybe" }, { path }, { path: "help", answer: "yes" }]) {
      expect((await client.call(answerHelpFeedback, { params: params(), body })).status).toBe(422);
    }
    expect(await count()).toBe(before);
  });

  const count = async () => (await stack.kit.db.query("select from help_feedback")).length;
});
