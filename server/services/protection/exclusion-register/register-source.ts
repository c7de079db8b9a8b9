import type { Kit } from "../../../kit/kit.ts";
import { environmentKey, type ProviderSource } from "../../../kit/ports/provider-source.ts";
import { configuredRegister } from "./configured-register.ts";

/** An invented person, so that the test call does not ask about a real one. */
const testPerson = {
  email: "register-test@parlour.example",
  firstName: "Register",
  lastName: "Test",
  birthDate: "1970-01-01",
};

/** Describes the exclusion register to operators, if there is one. */
export function createRegisterSource(kit: Kit): ProviderSource {
  const register = configuredRegister(kit);
  const { exclusionRegister: http } = kit.config;
  return {
    kind: "REGISTER",
    list: async () =>
      register === undefined
        ? []
        : [
            {
              id: register.code,
              name: http === undefined ? "Sandbox register" : new URL(http.url).hostname,
              isEnabled: true,
              settings:
                http === undefined
                  ? [{ label: "Runs", value: "inside the sandbox", variable: null }]
                  : [
                      { label: "Address", value: addressOf(http.url), variable: "EXCLUSION_REGISTER_URL" },
                      {
                        label: "Time-out",
                        value: `${http.timeoutMs} ms`,
                        variable: "EXCLUSION_REGISTER_TIMEOUT_MS",
                      },
                    ],
              keys:
                http === undefined
                  ? []
                  : [environmentKey("Signing secret", "EXCLUSION_REGISTER_SECRET", http.secret)],
              account: null,
              test: "Asks the register about a test person who doesn't exist.",
            },
          ],
    async test() {
      if (register === undefined) throw new Error("No register is configured");
      const { isExcluded } = await register.ask(testPerson);
      return `The register answered: the test person is ${isExcluded ? "excluded" : "not excluded"}.`;
    },
  };
}

const addressOf = (url: string): string => {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
};
