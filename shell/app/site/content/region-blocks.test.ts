import { expect, test } from "vitest";
import { blocksForPath } from "./region-blocks.ts";

const everywhere = { type: "notice" as const, text: "everywhere" };
const help = { type: "notice" as const, text: "help", paths: ["/help", "/help/*"] };
const articles = { type: "notice" as const, text: "articles", paths: ["/help/*"] };

test.each([
  ["/", ["everywhere"]],
  ["/help", ["everywhere", "help"]],
  ["/help/fair-play", ["everywhere", "help", "articles"]],
  ["/helpful", ["everywhere"]],
])("%s has %j", (path, expected) => {
  const texts = blocksForPath([everywhere, help, articles], path).map((block) =>
    block.type === "notice" ? block.text : "",
  );
  expect(texts).toEqual(expected);
});
