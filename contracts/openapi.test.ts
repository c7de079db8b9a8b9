import { describe, expect, it } from "vitest";
import { calls } from "./calls.ts";
import { type OpenApiOperation, openApiDocument } from "./openapi.ts";

const document = openApiDocument({ calls, built: new Set(["list-balances"]), version: "1.2.3" });
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));

function operation(name: string): OpenApiOperation {
  return operations.find(({ operationId }) => operationId === name)!;
}

describe("openApiDocument", () => {
  it("lists every call once", () => {
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
      calls.map(({ name }) => name).toSorted(),
    );
    expect(document.info.version).toBe("1.2.3");
  });

  it("is plain JSON", () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  it("marks unimplemented calls", () => {
    expect(operation("list-balances")).toMatchObject({ "x-parlour-built": true });
    expect(operation("list-balances").description).toBeUndefined();
    expect(operation("join")).toMatchObject({ "x-parlour-built": false });
    expect(operation("join").description).toContain("Not available yet");
  });

  it("says that partners send a bearer token and providers a signature", () => {
    expect(operation("list-partner-days").security).toEqual([{ partner: [] }]);
    expect(operation("receive-provider-event").security).toEqual([{ provider: [] }]);
  });

  it("lists every path parameter of each operation", () => {
    for (const [path, byMethod] of Object.entries(document.paths)) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).toSorted();
      for (const { parameters = [] } of Object.values(byMethod)) {
        const given = parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name);
        expect(given.toSorted()).toEqual(named);
      }
    }
  });

  it("requires the idempotency key where money moves", () => {
    expect(operation("create-deposit").parameters).toContainEqual(
      expect.objectContaining({ name: "Idempotency-Key", in: "header", required: true }),
    );
    expect(operation("create-deposit").responses).toHaveProperty("409");
  });

  it("marks fields with defaults as optional in requests and required in responses", () => {
    const body = operation("contact-us").requestBody!.content["application/json"]!.schema;
    expect(body).toMatchObject({ required: ["email", "message", "subject"], additionalProperties: false });
    const query = operation("list-method-groups").parameters!.find(({ name }) => name === "paymentType");
    expect(query).toMatchObject({ required: false, schema: { default: "W" } });
    const profile = operation("get-profile").responses["200"]!.content!["application/json"]!.schema;
    expect(profile).toMatchObject({ required: expect.arrayContaining(["phones", "hasPinCode"]) });
  });

  it("groups refusals by status", () => {
    expect(operation("log-in").responses["401"]!.description).toContain("DISABLED_PROFILE");
    expect(Object.keys(operation("log-in").responses)).toEqual(
      expect.arrayContaining(["200", "428", "401", "400", "413", "403", "422", "429", "500", "503"]),
    );
    expect(operation("list-balances").responses["422"]).toBeUndefined();
  });

  it("distinguishes an event stream from JSON", () => {
    expect(Object.keys(operation("watch-wallet").responses["200"]!.content!)).toEqual(["text/event-stream"]);
  });
});
