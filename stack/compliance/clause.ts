import { it } from "vitest";

/**
 * Declares the test of a clause, with what it asks for in our own words. `npm run docs:compliance` writes
 * docs/compliance.md from these calls, so both texts are plain string literals.
 */
export function clause(name: string, requirement: string, test: () => Promise<void>): void {
  it(`${name}: ${requirement}`, { timeout: 120_000 }, test);
}
