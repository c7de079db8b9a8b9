import { it } from "vitest";

/**
 * Declares the test of one clause and states the requirement in our own words. `npm run docs:compliance`
 * generates docs/compliance.md from these calls, so the name and the requirement must be plain string literals.
 */
export function clause(name: string, requirement: string, test: () => Promise<void>): void {
  it(`${name}: ${requirement}`, { timeout: 120_000 }, test);
}
