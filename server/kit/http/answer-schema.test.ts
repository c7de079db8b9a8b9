import { calls } from "@parlour/contracts/calls";
import fastJsonStringify from "fast-json-stringify";
import fastify, { type FastifySerializerCompiler } from "fastify";
import { expect, test } from "vitest";
import { type ZodType, z } from "zod";
import { answerSchema, compileSerializer } from "./answer-schema.ts";

/** Returns the body that a visitor receives when a handler returns this value. */
async function onTheWire(schema: ZodType, value: unknown): Promise<unknown> {
  const app = fastify();
  const serializerCompiler = compileSerializer as FastifySerializerCompiler<unknown>;
  app.get("/", { schema: { response: { 200: schema } }, serializerCompiler }, async (_request, reply) =>
    reply.type("application/json").send(value),
  );
  const answer = await app.inject("/");
  await app.close();
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const whole: [string, ZodType, unknown][] = [
  [
    "text, numbers and switches",
    z.object({ a: z.string(), b: z.number(), c: z.boolean() }),
    { a: 'é"', b: 0.1, c: false },
  ],
  [
    "nothing where nothing may be",
    z.object({ a: z.string().nullable(), b: z.number().nullable() }),
    { a: null, b: null },
  ],
  [
    "something where nothing may be",
    z.object({ a: z.string().nullable(), b: z.number().nullable() }),
    { a: "x", b: 1.5 },
  ],
  ["an object or nothing", z.object({ a: z.object({ b: z.int() }).nullable() }), { a: { b: 3 } }],
  ["a list or nothing", z.object({ a: z.array(z.string()).nullable() }), { a: ["x"] }],
  [
    "fixed values",
    z.object({ a: z.literal("x"), b: z.enum(["y", "z"]), c: z.literal(true) }),
    { a: "x", b: "z", c: true },
  ],
  [
    "a choice of kinds",
    z.union([z.object({ a: z.string() }), z.object({ b: z.array(z.number()) })]),
    { b: [1, 2] },
  ],
  ["a choice within", z.object({ a: z.union([z.string(), z.number()]) }), { a: 7 }],
  ["names that nobody listed", z.looseObject({ a: z.string() }), { a: "x", more: { deep: [1, null] } }],
  ["a map", z.record(z.string(), z.object({ n: z.number() })), { one: { n: 1 } }],
  ["a list at the top", z.array(z.object({ a: z.string() })), [{ a: "x" }]],
  [
    "two shapes in one",
    z.intersection(z.object({ a: z.string() }), z.object({ b: z.string() })),
    { a: "x", b: "y" },
  ],
];
test.each(whole)("%s is serialised completely", async (_name, schema, value) => {
  expect(await onTheWire(schema, value)).toEqual(value);
});

test("fields outside the contract are not sent", async () => {
  const schema = z.object({ people: z.array(z.object({ name: z.string() })) });
  const value = { people: [{ name: "Ada", passwordHash: "x" }], total: 1 };
  expect(await onTheWire(schema, value)).toEqual({ people: [{ name: "Ada" }] });
});

test("every response of the contract has a serialiser", () => {
  for (const call of calls) {
    for (const schema of Object.values(call.answers)) {
      expect(() => fastJsonStringify(answerSchema(schema))).not.toThrow();
    }
  }
});
