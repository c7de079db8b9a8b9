import { expect, it } from "vitest";
import { filterFieldsOf, newFields, toFields } from "./campaign-fields.ts";
import { toPlan } from "./campaign-plan.ts";
import { campaignTemplates } from "./campaign-templates.ts";

const filled = {
  ...newFields,
  name: "Weekend",
  texts: { ...newFields.texts, en: { title: "Hello {name}", text: "It's the weekend.", sms: "" } },
};

it("reads back what it has written, and leaves out languages without texts", () => {
  const read = toPlan({ ...filled, filter: { ...filled.filter, country: "ca", tag: "VIP" } });
  if (!("plan" in read)) throw new Error(JSON.stringify(read.faults));
  expect(read.plan.filter).toEqual({ country: "CA", tag: "vip" });
  expect(Object.keys(read.plan.texts)).toEqual(["en"]);
  expect(toPlan(toFields(read.plan))).toEqual(read);
});

it("names every field that is wrong", () => {
  const wrong = toPlan({
    ...filled,
    name: " ",
    channels: ["SMS"],
    link: "//elsewhere.example",
    controlPercent: "60",
    filter: { ...filled.filter, minDeposits: "100" },
    texts: { ...filled.texts, es: { title: "Hola {nombre}", text: "", sms: "" } },
  });
  expect("faults" in wrong && Object.keys(wrong.faults).toSorted()).toEqual([
    "controlPercent",
    "en sms",
    "es text",
    "es title",
    "filter currency",
    "link",
    "name",
  ]);
});

it("has templates that are complete in every language", () => {
  for (const { fields } of campaignTemplates) {
    const read = toPlan(fields);
    if (!("plan" in read)) throw new Error(JSON.stringify(read.faults));
    expect(Object.keys(read.plan.texts)).toEqual(["en", "es", "fr", "pt", "zh"]);
  }
});

it("keeps the brand of a segment or a draft", () => {
  const filter = filterFieldsOf({ brand: "brand_2", tag: "vip" });
  expect(toPlan({ ...filled, filter })).toMatchObject({ plan: { filter: { brand: "brand_2", tag: "vip" } } });
});
