import { seededRandom } from "@parlour/server/kit/random";
import { describe, expect, it } from "vitest";
import { inventPeople, wholeHistory } from "./people.ts";

const invent = () => inventPeople(seededRandom("test"), wholeHistory);

describe("the people of the history", () => {
  it("are the same for the same seed", () => {
    expect(JSON.stringify(invent())).toBe(JSON.stringify(invent()));
  });

  it("are recognisable, adult and all different", () => {
    const people = invent();
    expect(people).toHaveLength(wholeHistory.players);
    for (const key of ["id", "email", "nickname", "phone"] as const) {
      expect(new Set(people.map((person) => person[key])).size).toBe(people.length);
    }
    for (const { id, email, birthDate, joinedDaysAgo } of people) {
      expect(id).toMatch(/^player_sandbox_\d{4}$/);
      expect(email).toMatch(/^[a-z]+\.[a-z]+\.\d+@sandbox\.parlour\.example$/);
      expect(birthDate < "2005-01-01").toBe(true);
      expect(joinedDaysAgo).toBeLessThan(wholeHistory.days);
    }
  });
});
