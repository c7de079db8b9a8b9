import type { Call } from "@parlour/contracts/call";
import { errors } from "@parlour/contracts/errors";
import { fieldCodes } from "@parlour/contracts/field-codes";
import type { FuzzAnswer } from "./fuzz-request.ts";

/** While the database is running, a 503 with any other error code is a fault. */
const allowed503 = new Set(["PROVIDER_UNAVAILABLE", "OVERLOADED"]);

/**
 * Returns what is wrong with an answer: an undocumented status, error or body. Undefined if the answer is correct.
 */
export function judgeAnswer(call: Call, { status, type, text }: FuzzAnswer): string | undefined {
  if (status >= 500 && status !== 503) return `${status} ${text}`;
  if (status === 304) return undefined;
  const isJson = type.startsWith("application/json");
  let body: unknown = text;
  if (isJson && text !== "") {
    try {
      body = JSON.parse(text);
    } catch {
      return `${status} with broken JSON: ${text.slice(0, 200)}`;
    }
  }
  const schema = call.answers[status];
  if (schema !== undefined) {
    if (call.answerType !== undefined || text === "") return undefined;
    const result = schema.safeParse(body);
    if (result.success) return undefined;
    if (status < 400)
      return `${status} outside the contract: ${JSON.stringify(result.error.issues).slice(0, 400)}`;
  }
  return judgeRefusal(status, body);
}

function judgeRefusal(status: number, body: unknown): string | undefined {
  const described = `${status} ${JSON.stringify(body)?.slice(0, 300)}`;
  if (typeof body !== "object" || body === null) return `not an error of the contract: ${described}`;
  if ("errorCode" in body) {
    const code = String(body.errorCode);
    if (!Object.hasOwn(errors, code)) return `unknown error code: ${described}`;
    if (errors[code as keyof typeof errors].status !== status) return `wrong status: ${described}`;
    return status === 503 && !allowed503.has(code) ? described : undefined;
  }
  const list = (body as { errors?: unknown }).errors;
  if (!Array.isArray(list) || list.length === 0) return `not an error of the contract: ${described}`;
  const isKnown = (one: { code?: unknown }) =>
    Object.hasOwn(fieldCodes, String(one.code)) || Object.hasOwn(errors, String(one.code));
  return list.every(isKnown) ? undefined : `unknown field code: ${described}`;
}
