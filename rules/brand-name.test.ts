import { expect, it } from "vitest";
import { changeOwnText, renameTexts, verbatim, withBrandName } from "./brand-name.ts";

it("replaces the name in texts, but not in addresses", () => {
  expect(withBrandName("Parlour's help: support@parlour.example", "Nightjar")).toBe(
    "Nightjar's help: support@parlour.example",
  );
  expect(withBrandName("Parlour", "$& Club")).toBe("$& Club");
});

it("renames every text of a document and leaves the rest", () => {
  const page = { title: "Parlour", blocks: [{ text: "At Parlour", order: 1, href: null }] };
  expect(renameTexts(page, "Nightjar")).toEqual({
    title: "Nightjar",
    blocks: [{ text: "At Nightjar", order: 1, href: null }],
  });
  expect(renameTexts(page, "Parlour")).toBe(page);
});

it("what people have written is left as it is, and can't break out of its marks", () => {
  const letter = `Parlour: ${verbatim("Is Parlour \uE001Parlour?")} Your Parlour`;
  expect(changeOwnText(letter, (ours) => withBrandName(ours, "Nightjar"))).toBe(
    "Nightjar: Is Parlour Parlour? Your Nightjar",
  );
});
