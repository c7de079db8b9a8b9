import { join } from "node:path";
import type { SuccessAnswer } from "@parlour/contracts/call";
import type { getPage } from "@parlour/contracts/calls/site/content/get-page";
import type { getSiteConfiguration } from "@parlour/contracts/calls/site/site-config/get-site-configuration";
import { afterAll, beforeAll, expect, it } from "vitest";
import { noCalendars } from "../testing-calendars.ts";
import { copyWithDutch, joinInDutch, startCopy } from "../testing-language.ts";

let product: ReturnType<typeof copyWithDutch>;
let server: Awaited<ReturnType<typeof startCopy>>;

beforeAll(async () => {
  product = copyWithDutch();
  // Without the site, which takes a minute to build; `sixth-language` also tests its pages.
  server = await startCopy(product.folder, ["stack/testing-process.ts"], noCalendars);
});
afterAll(async () => {
  await server?.stop();
  product?.remove();
});

async function get<Answer>(path: string): Promise<Answer> {
  const answer = await fetch(`${server.origin}${path}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Answer;
}

it("a language that was added with one folder and one line is offered on a new site, with its pages", async () => {
  const { languagesPublished } = await get<SuccessAnswer<typeof getSiteConfiguration>>(
    "/services/site-config/v1/config",
  );
  expect(languagesPublished).toContain("nl");
  const address = (language: string) => `/content/v5/buckets/default/languages/${language}/pages?path=/`;
  expect(await get<SuccessAnswer<typeof getPage>>(address("nl"))).toMatchObject({ title: "Welkom" });
  expect(await get<SuccessAnswer<typeof getPage>>(address("fr"))).not.toMatchObject({ title: "Welkom" });
});

it("players can join in it, and e-mails to them are written in it", async () => {
  expect(await joinInDutch(server.origin)).toContain("Bevestig je e-mailadres");
});

type Texts = Readonly<Record<string, string>>;
/** The functions of the browser's modules, which this test loads from the copy. */
type Loader = {
  loadMessages(language: string, groups: readonly string[]): Texts;
  loadAllGameMessages(language: string): Texts;
};
type Names = { languageNames: Texts; languageTag(language: string): string };

it("its texts and its name reach the pages of the site", async () => {
  const load = <Module>(name: string) =>
    import(/* @vite-ignore */ join(product.folder, "web/i18n", name)) as Promise<Module>;
  const { loadMessages, loadAllGameMessages } = await load<Loader>("load-messages.ts");
  expect(loadMessages("nl", ["shell"])).toMatchObject({ "shell.logIn": "Inloggen" });
  expect(loadMessages("fr", ["shell"])).not.toMatchObject({ "shell.logIn": "Inloggen" });
  expect(Object.keys(loadAllGameMessages("nl"))).toEqual(Object.keys(loadAllGameMessages("en")));
  const { languageNames, languageTag } = await load<Names>("languages.ts");
  expect([languageNames.nl, languageTag("nl")]).toEqual(["Nederlands", "nl"]);
});
