import type { KitHandle } from "@parlour/server/kit/create-kit";
import { openTestKit } from "@parlour/server/kit/testing/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type HelpSearch, helpSearch } from "./help-search.ts";
import { indexStore } from "./index-store.ts";
import type { IndexedPage } from "./indexed-page.ts";
import { placeStore } from "./place-store.ts";

let test: KitHandle;
let search: HelpSearch;
beforeAll(async () => {
  const migrations = new URL("migrations/", import.meta.url);
  test = await openTestKit({ services: [{ name: "help", migrations }] });
  search = helpSearch(test.kit);
});
afterAll(() => test.close());

const page = (path: string, title: string, text: string, more: Partial<IndexedPage> = {}): IndexedPage => ({
  path,
  parentPath: path.slice(0, path.lastIndexOf("/")),
  position: 1,
  title,
  description: "",
  icon: "",
  popular: false,
  related: [],
  text,
  geoFilter: null,
  checksum: title + text,
  ...more,
});
const scope = (language: string) => ({ bucket: "default", language });
const fill = (language: string, pages: IndexedPage[]) =>
  indexStore(test.kit).replace("default", language, pages);
const found = async (language: string, term: string) =>
  (await search.search(scope(language), term, null)).map(({ paths }) => paths[0]);
const suggested = async (language: string, term: string) =>
  (await search.suggest(scope(language), term, null)).map(({ paths }) => paths[0]);

describe("help search", () => {
  beforeAll(async () => {
    await fill("en", [
      page("/help/withdraw", "Withdraw your winnings", "Choose a bank. A withdrawal takes two days."),
      page("/help/deposit", "Add money", "Deposits arrive at once. To withdraw is another page."),
      page("/help/verify", "Verify your identity", "Send a passport. Verification takes an hour."),
      page("/help/pin", "Change your PIN", "Four digits that are not in a row."),
    ]);
    await fill("es", [
      page("/help/retirar", "Retirar dinero", "Las operaciones de retirada tardan dos días."),
      page("/help/verificar", "Verificación de identidad", "Envía una fotografía del pasaporte."),
    ]);
    await fill("fr", [page("/help/verifier", "Vérifier votre identité", "La vérification prend une heure.")]);
    await fill("pt", [page("/help/saque", "Fazer um saque", "As verificações demoram uma hora.")]);
    await fill("zh", [
      page("/help/withdraw", "如何提款", "提款到银行账户需要两天。"),
      page("/help/pin", "更改PIN码", "四位数字，不能连续。"),
    ]);
  });

  it("ranks titles before texts and finds every form of a word", async () => {
    expect(await found("en", "withdrawing")).toEqual(["/help/withdraw", "/help/deposit"]);
    expect(await found("en", "VERIFIED")).toEqual(["/help/verify"]);
  });

  it("tolerates a typo", async () => {
    expect((await found("en", "withdrawl"))[0]).toBe("/help/withdraw");
    expect((await found("en", "verifcation"))[0]).toBe("/help/verify");
    expect((await found("en", "depsoit"))[0]).toBe("/help/deposit");
    expect((await found("es", "verificasion"))[0]).toBe("/help/verificar");
  });

  it("finds words with and without accents, in singular and plural", async () => {
    expect(await found("es", "operación")).toEqual(["/help/retirar"]);
    expect(await found("es", "verificacion")).toEqual(["/help/verificar"]);
    expect(await found("fr", "verification")).toEqual(["/help/verifier"]);
    expect(await found("pt", "verificação")).toEqual(["/help/saque"]);
  });

  it("finds Chinese anywhere in a sentence", async () => {
    expect(await found("zh", "提款")).toEqual(["/help/withdraw"]);
    expect(await found("zh", "银行账户")).toEqual(["/help/withdraw"]);
    expect(await found("zh", "pin")).toEqual(["/help/pin"]);
    const [item] = await search.search(scope("zh"), "银行账户", null);
    expect(item?.marks?.excerpt.map(([start, end]) => item.fields.excerpt?.slice(start, end))).toEqual([
      "银行账户",
    ]);
  });

  it("finds the closest pages for a sentence", async () => {
    expect((await found("en", "how long does it take until my bank has the withdrawal"))[0]).toBe(
      "/help/withdraw",
    );
  });

  it("marks the matches", async () => {
    const [item] = await search.search(scope("en"), "withdrawals bank", null);
    expect(item).toMatchObject({ contentId: "help/withdraw", fields: { title: "Withdraw your winnings" } });
    const marks = item?.marks?.excerpt.map(([start, end]) => item.fields.excerpt?.slice(start, end));
    expect(marks).toEqual(["bank", "withdrawal"]);
  });

  it.each(["", "   ", "xyzzyplugh", "' & | ! ( :* <->", "\\", "%_"])("finds nothing for %j", async (term) => {
    expect(await found("en", term)).toEqual([]);
    expect(await suggested("en", term)).toEqual([]);
  });

  it("suggests by the start of a word, even a misspelt one", async () => {
    expect((await suggested("en", "wit"))[0]).toBe("/help/withdraw");
    expect((await suggested("en", "verify ide"))[0]).toBe("/help/verify");
    expect((await suggested("en", "passpor"))[0]).toBe("/help/verify");
    expect((await suggested("en", "verifcat"))[0]).toBe("/help/verify");
    expect((await suggested("zh", "提款"))[0]).toBe("/help/withdraw");
  });

  it("finds by the start of a word whatever the suggestions found", async () => {
    for (const term of ["ver", "wit", "chan", "verfy"]) {
      const suggestions = await suggested("en", term);
      expect(suggestions).not.toEqual([]);
      expect(await found("en", term)).toEqual(expect.arrayContaining(suggestions));
    }
  });

  it("hides pages at excluded locations", async () => {
    const geoFilter = { notIn: { countrySubdivision: { CA: ["ON"] } } };
    await fill("sv", [page("/help/a", "Alpha", "bet", { geoFilter }), page("/help/b", "Beta", "bet")]);
    const at = (location: { country: string; subdivision: string } | null) =>
      search.search(scope("sv"), "bet", location);
    expect((await at({ country: "CA", subdivision: "ON" })).map(({ contentId }) => contentId)).toEqual([
      "help/b",
    ]);
    expect(await at({ country: "CA", subdivision: "QC" })).toHaveLength(2);
    const place = await placeStore(test.kit).get(scope("sv"), "/help", { country: "CA", subdivision: "ON" });
    expect(place.below.map(({ path }) => path)).toEqual(["/help/b"]);
  });

  it("removes deleted pages and their words", async () => {
    await fill("nl", [page("/help/a", "Kruiwagen", "zebra"), page("/help/b", "Fiets", "zebra")]);
    expect(await found("nl", "kruiwagn")).toEqual(["/help/a"]);
    await fill("nl", [page("/help/b", "Fiets", "zebra")]);
    expect(await found("nl", "kruiwagen")).toEqual([]);
    expect(await found("nl", "zebra")).toEqual(["/help/b"]);
    const words = await test.kit.db.query("select word from help_words where language = 'nl' order by word");
    expect(words).toEqual([{ word: "fiets" }, { word: "zebra" }]);
  });
});

describe("a help page's place in the tree", () => {
  beforeAll(() =>
    fill("en", [
      page("/help/account", "Account", "", { position: 1, icon: "user" }),
      page("/help/account/sign-in", "Sign in", "", { position: 2 }),
      page("/help/account/sign-in/password", "Password", "", { related: ["/help/money"], popular: true }),
      page("/help/account/sign-in/two-factor", "Two-factor", ""),
      page("/help/money", "Money", "", { position: 2 }),
    ]),
  );

  it("has its ancestors, children and related pages", async () => {
    const places = placeStore(test.kit);
    const root = await places.get(scope("en"), "/help", null);
    expect(root.below).toMatchObject([
      { path: "/help/account", icon: "user", articles: 2, first: [{ path: "/help/account/sign-in" }] },
      { path: "/help/money", articles: 0, first: [] },
    ]);
    expect(root.popular.map(({ path }) => path)).toEqual(["/help/account/sign-in/password"]);
    const password = await places.get(scope("en"), "/help/account/sign-in/password", null);
    expect(password.trail.map(({ title }) => title)).toEqual(["Account", "Sign in"]);
    expect(password.related.map(({ path }) => path)).toEqual([
      "/help/money",
      "/help/account/sign-in/two-factor",
    ]);
  });
});
