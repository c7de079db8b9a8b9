import type { JoinField } from "./join-fields.ts";

/** The place of residence comes before the personal details, because the minimum age depends on it. */
export const joinSteps = [
  { title: "identity.stepLogin", fields: ["email", "nickname", "password"] },
  {
    title: "identity.stepPlace",
    fields: ["countryCode", "subdivision", "phoneCountry", "phone", "currency"],
  },
  {
    title: "identity.stepAboutYou",
    fields: ["firstName", "lastName", "birthDate", "depositLimit", "acceptOffers", "acceptTerms"],
  },
] as const satisfies readonly { title: string; fields: readonly JoinField[] }[];

export const lastJoinStep = joinSteps.length - 1;

/** The first step that shows one of these fields; undefined when none does. */
export function stepOf(fields: readonly string[]): number | undefined {
  const step = joinSteps.findIndex((one) => one.fields.some((field) => fields.includes(field)));
  return step === -1 ? undefined : step;
}
