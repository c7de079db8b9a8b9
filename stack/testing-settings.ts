import type { SiteConfiguration } from "@parlour/contracts/entities/site-configuration";
import type { TestStack } from "./testing.ts";

type Stack = Pick<TestStack, "ports">;

/** Changes a site setting, as an operator would. */
export function setSetting<Name extends keyof SiteConfiguration>(
  { ports }: Stack,
  name: Name,
  value: SiteConfiguration[Name],
): Promise<void> {
  return ports.settings.set(name, value);
}

/** Runs a function while a setting has a different value. */
export async function withSetting<Name extends keyof SiteConfiguration>(
  stack: Stack,
  name: Name,
  value: SiteConfiguration[Name],
  work: () => Promise<void>,
): Promise<void> {
  const before = (await stack.ports.settings.get())[name];
  await setSetting(stack, name, value);
  try {
    await work();
  } finally {
    await setSetting(stack, name, before);
  }
}
