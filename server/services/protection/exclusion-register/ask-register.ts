import type { Kit } from "../../../kit/kit.ts";
import type {
  ExclusionRegisterProvider,
  RegisterAnswer,
  RegisteredPerson,
} from "../../../kit/ports/exclusion-register.ts";

/**
 * Queries the exclusion register; returns undefined if it does not answer. The log doesn't name the person,
 * because data about self-exclusion is confidential.
 */
export async function askRegister(
  { log, providerCalls }: Pick<Kit, "log" | "providerCalls">,
  provider: ExclusionRegisterProvider,
  person: RegisteredPerson,
): Promise<RegisterAnswer | undefined> {
  try {
    return await providerCalls.watch({ kind: "REGISTER", id: provider.code }, () => provider.ask(person));
  } catch (error) {
    log.error({ err: error, provider: provider.code }, "the exclusion register does not answer");
    return undefined;
  }
}
