import type { SiteConfiguration } from "@parlour/contracts/entities/site-configuration";
import { siteConfigStore } from "@parlour/server/services/site/site-config";
import type { TestStack } from "./testing.ts";

type Stack = Pick<TestStack, "kit">;

/** Changes a setting of the site, as an operator would. */
export function setSetting<Name extends keyof SiteConfiguration>(
  { kit }: Stack,
  name: Name,
  value: SiteConfiguration[Name],
): Promise<void> {
  return siteConfigStore(kit).set(name, value);
}

/** Does something while a setting has another value. */
export async function withSetting<Name extends keyof SiteConfiguration>(
  stack: Stack,
  name: Name,
  value: SiteConfiguration[Name],
  work: () => Promise<void>,
): Promise<void> {
  const before = (await siteConfigStore(stack.kit).get())[name];
  await setSetting(stack, name, value);
  try {
    await work();
  } finally {
    await setSetting(stack, name, before);
  }
}
