import { expect, it } from "vitest";
import { displayName } from "./display-name.ts";

const email = "ada@parlour.example";

it.each([
  [{ firstName: "Ada", lastName: "Byron", nickname: "countess", email }, "Ada Byron"],
  [{ firstName: " Ada ", lastName: "", nickname: "countess", email }, "Ada"],
  [{ firstName: null, lastName: "Byron", email }, "Byron"],
  [{ firstName: " ", lastName: "", nickname: "countess", email }, "countess"],
  [{ nickname: " ", email }, email],
  [{ email }, email],
])("%j", (player, name) => {
  expect(displayName(player)).toBe(name);
});
