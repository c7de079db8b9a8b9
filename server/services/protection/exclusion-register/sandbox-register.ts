import type { ExclusionRegisterProvider } from "../../../kit/ports/exclusion-register.ts";

const yearMs = 365 * 86_400_000;

/**
 * Creates a simulated register for trying out the product. It recognises people by e-mail address, name or
 * date of birth.
 */
export function sandboxRegister({ now }: { now(): Date }): ExclusionRegisterProvider {
  return {
    code: "sandbox",
    async ask({ email, firstName, lastName, birthDate }) {
      const name = email.split("@")[0]!;
      if (name.endsWith("+register-down")) throw new Error("The sandbox's exclusion register is down");
      if (name.endsWith("+registered"))
        return { isExcluded: true, until: new Date(now().getTime() + yearMs) };
      const isPermanent = lastName.toLowerCase() === "registered" || birthDate === "1990-09-09";
      return { isExcluded: isPermanent && firstName !== "", until: null };
    },
  };
}
