import type { ContactState } from "@parlour/contracts/entities/contact-desk";

/** What may happen to a message, and where it leads. A closed one stays closed: whoever writes again begins anew. */
export const transitions = {
  OPEN: { answer: "ANSWERED", close: "CLOSED" },
  ANSWERED: { answer: "ANSWERED", close: "CLOSED" },
  CLOSED: {},
} as const satisfies Record<ContactState, Partial<Record<string, ContactState>>>;

export type ContactStep = "answer" | "close";

/** Undefined when the message's state does not allow the step. */
export function nextState(state: ContactState, step: ContactStep): ContactState | undefined {
  return (transitions[state] as Partial<Record<ContactStep, ContactState>>)[step];
}
