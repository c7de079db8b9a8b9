import { describe, expect, it } from "vitest";
import { createLogger } from "./log.ts";

function logged(write: (log: ReturnType<typeof createLogger>) => void): { text: string; line: object } {
  const lines: string[] = [];
  write(createLogger({ logLevel: "info" }, { write: (line) => void lines.push(line) }));
  const text = lines.join("");
  return { text, line: text ? JSON.parse(text) : {} };
}

describe("the log", () => {
  it("identifies a request by id, method and path, without handle, cookie or query values", () => {
    const request = {
      id: "req-1",
      method: "GET",
      url: "/services/profile/v1/profiles/HANDLE?token=TOKEN",
      headers: { cookie: "session=SECRET" },
    };
    const { text, line } = logged((log) => log.info({ req: request }, "answered"));
    expect(text).not.toMatch(/HANDLE|TOKEN|SECRET/);
    expect(line).toMatchObject({
      msg: "answered",
      req: { id: "req-1", method: "GET", path: "/services/profile/v1/profiles/[redacted]?token" },
    });
  });

  it("redacts secrets at any depth", () => {
    const fields = { token: "X1", password: "X1", pinCode: "X1", code: "X1", sessionId: "X1", handle: "X1" };
    const { text } = logged((log) =>
      log.warn({
        ...fields,
        body: fields,
        res: { headers: { "set-cookie": "X1", authorization: "X1" } },
        url: "/v1/profiles/X1",
        path: "/v1/profiles/X1",
      }),
    );
    expect(text).not.toContain("X1");
    expect(text).toContain("[redacted]");
  });

  it("keeps errors readable", () => {
    const { line } = logged((log) => log.error({ err: new TypeError("went wrong") }));
    expect(line).toMatchObject({ err: { type: "TypeError", message: "went wrong" } });
  });

  it("keeps the error code of a database failure", () => {
    const failure = Object.assign(new Error("duplicate key"), { code: "23505" });
    expect(logged((log) => log.error({ err: failure })).text).toContain("23505");
  });

  it("leaves out what a database error says about the contents of a row", () => {
    const failure = Object.assign(new Error("duplicate key value violates unique constraint"), {
      code: "23505",
      detail: "Key (lower(email))=(ada@example.com) already exists.",
      where: "COPY players, line 1: ada@example.com",
      constraint: "players_email",
    });
    const wrapped = new AggregateError([failure], "two failures", { cause: failure });
    const { text } = logged((log) => log.error({ err: failure, first: { err: wrapped } }));
    expect(text).toContain("players_email");
    expect(text).not.toContain("ada@example.com");
    expect(logged((log) => log.error(wrapped)).text).not.toContain("ada@example.com");
  });
});
