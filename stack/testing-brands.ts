import { saveBrand } from "@parlour/contracts/calls/site/brands/save-brand";
import type { BrandDocument } from "@parlour/contracts/entities/brand";
import type { Stack } from "./start-stack.ts";
import type { TestClient } from "./testing-client.ts";
import { agree } from "./testing-operator.ts";

export const nightHost = "nightjar.localhost";

/** The second brand of the tests, which differs from the first in every setting. */
export const nightjar: BrandDocument = {
  name: "Nightjar",
  hosts: [nightHost],
  mark: "comet",
  colours: {
    background: "#0a1018",
    surface: "#101a26",
    raised: "#182536",
    line: "#26384e",
    text: "#eef4fb",
    mutedText: "#a3b6cc",
    accent: "#6cc5d9",
    accentText: "#9fe0ee",
    onAccent: "#04222a",
  },
  titleFont: "sans",
  textFont: "inter",
  heroPicture: "hero-sevens",
  languages: ["es", "en"],
  languageDefault: "es",
  currencies: ["EUR", "USD"],
  defaultCurrency: "EUR",
  bucket: "nightjar",
  licence: "Nightjar is operated under licence NJ-7 of the sandbox authority.",
  mailFrom: "Nightjar <no-reply@nightjar.example>",
  supportEmail: "help@nightjar.example",
};

/** Creates the brand as one operator and takes it live with the approval of another. */
export async function addBrand(desk: TestClient, second: TestClient, document = nightjar): Promise<void> {
  const brandId = document.name.toLowerCase();
  const saved = await desk.call(saveBrand, {
    params: { brandId },
    body: { document, version: 0, reason: "A second brand" },
  });
  if (saved.status !== 200) throw new Error(`the brand was refused: ${JSON.stringify(saved.body)}`);
  const live = { brandId, isLive: true, version: saved.body.version };
  const decided = await agree(desk, second, "BRAND_STATE", live);
  if (decided.status !== 200) throw new Error(`the change was refused: ${JSON.stringify(decided.body)}`);
}

/** Publishes a page in Spanish that only this brand has. */
export async function publishPage(
  { ports }: Pick<Stack, "ports">,
  path: string,
  title: string,
): Promise<void> {
  const place = { bucket: "nightjar", language: "es" };
  const body = { type: "marketing_page", path, pageType: "generic", title, description: title, blocks: [] };
  const document = { kind: "page", key: path, body } as never;
  const saved = await ports.content.saveDraft(place, document, { author: "operator_1" });
  if (!("version" in saved)) throw new Error("the draft was refused");
  const done = await ports.content.publish(
    { ...place, kind: "page", key: path },
    saved.version,
    "operator_1",
  );
  if (!("version" in done)) throw new Error(`the page was refused: ${JSON.stringify(done)}`);
}
