import { calls } from "@parlour/contracts/calls";
import { openApiDocument } from "@parlour/contracts/openapi";
import { expect, test } from "vitest";
import { describeSchema } from "./describe-schema.ts";
import { html } from "./html.ts";
import { renderApiReference } from "./render-api-reference.ts";

test("every call is listed, and unimplemented ones are marked", () => {
  const built = new Set(calls.slice(1).map((call) => call.name));
  const page = renderApiReference(openApiDocument({ calls, built, version: "1.2.3" }), "abc");
  for (const call of calls) expect(page).toContain(`<details id="${call.name}"`);
  expect(page.match(/class="unbuilt"/g)).toHaveLength(1);
  expect(page).toContain("Version 1.2.3");
  expect(page.match(/<(script|style)\b[^>]*>/g)?.every((tag) => tag.includes('nonce="abc"'))).toBe(true);
  expect(page).not.toMatch(/ style="| on\w+="/);
});

test("inserted text is escaped", () => {
  expect(html`<p>${"<b>&\"'"}${[html`<i>`, "<"]}${undefined}</p>`.text).toBe(
    "<p>&lt;b&gt;&amp;&quot;&#39;<i>&lt;</p>",
  );
});

test("a schema reads like the JSON it describes", () => {
  const schema = {
    type: "object",
    properties: {
      name: { type: "string", minLength: 1, maxLength: 40 },
      kind: { enum: ["a", "b"] },
      tags: { type: "array", items: { anyOf: [{ type: "string" }, { type: "null" }] } },
    },
    required: ["name", "kind"],
  };
  expect(describeSchema(schema)).toBe(
    '{\n  name: string (at least 1, at most 40)\n  kind: "a" | "b"\n  tags?: [string | null]\n}',
  );
});
