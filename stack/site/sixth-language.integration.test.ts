import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { copyWithDutch, joinInDutch, startCopy } from "../testing-language.ts";

let product: ReturnType<typeof copyWithDutch>;
let server: Awaited<ReturnType<typeof startCopy>>;

// The test copies the product and builds it in development mode, which takes a minute. `new-language` tests everything
// except the rendered pages in every run.
describe.skipIf(!process.env.FULL_FAULTS)("a sixth language", () => {
  beforeAll(async () => {
    product = copyWithDutch();
    server = await startCopy(product.folder, ["stack/start.ts", "--dev"]);
  }, 300_000);

  afterAll(async () => {
    await server?.stop();
    product?.remove();
  });

  const get = (path: string, language = "nl") =>
    fetch(`${server.origin}${path}`, { headers: { "accept-language": language, accept: "text/html" } });

  test("a page is rendered in the new language, and every language's menu offers it", async () => {
    const answer = await get("/");
    expect(answer.headers.get("content-language")).toBe("nl");
    const page = await answer.text();
    expect(page).toContain('<html lang="nl"');
    expect(page).toContain("Inloggen");
    expect(page).toContain("<title>Welkom");
    expect(await (await get("/", "fr")).text()).toContain("Nederlands");
  }, 120_000);

  test("players can join in it, and e-mails to them are written in it", async () => {
    expect(await joinInDutch(server.origin)).toContain("Bevestig je e-mailadres");
  });
});
