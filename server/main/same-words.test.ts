import { readFileSync } from "node:fs";
import { languages } from "@parlour/contracts/languages";
import { expect, test } from "vitest";

type Item = { icon?: string; label?: string };

const read = (language: string, file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../languages/${language}/${file}.json`, import.meta.url), "utf8"));

/** Collects the labels of all items with an icon, anywhere in a page or region. */
function labelsOf(part: unknown, icon: string): string[] {
  if (typeof part !== "object" || part === null) return [];
  const { icon: own, label } = part as Item;
  const inside = Object.values(part).flatMap((value) => labelsOf(value, icon));
  return own === icon && label !== undefined ? [label, ...inside] : inside;
}

test.each(languages.map(({ code }) => code))(
  "%s: vouchers have one name on the site and in the cashier",
  (code) => {
    const cashier = read(code, "money/cashier") as Record<string, string>;
    const shown = ["content/regions/footer", "content/pages/home"].flatMap((file) =>
      labelsOf(read(code, file), "ticket"),
    );
    expect(shown.length).toBeGreaterThan(1);
    expect(new Set(shown)).toEqual(new Set([cashier["cashier.groupVoucher"]]));
  },
);

test.each(languages.map(({ code }) => code))(
  "%s: statements name the number and the amount of bets differently",
  (code) => {
    const statements = read(code, "protection/statements") as Record<string, string>;
    expect(statements["statements.bets"]).not.toBe(statements["statements.STAKES"]);
  },
);
