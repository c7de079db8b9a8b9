import { ApiError } from "@parlour/web/api/api-error";
import { expect, test } from "vitest";
import { isNoRecord } from "./is-no-record.ts";

test.each([
  [404, true],
  [422, true],
  [403, false],
  [503, false],
  [0, false],
])("status %i means that there is no such record: %s", (status, expected) => {
  expect(isNoRecord(new ApiError({ status, errorCode: null }))).toBe(expected);
});
