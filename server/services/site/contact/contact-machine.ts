import type { ContactState } from "@parlour/contracts/entities/contact-desk";

/** The transitions of a support message. A closed message stays closed: writing again starts a new one. */
export const transitions = {
  OPEN: { answer: "ANSWERED", close: "CLOSED" },
  ANSWERED: { answer: "ANSWERED", close: "CLOSED" },
  CLOSED: {},
} as const satisfies Record<ContactState, Partial<Record<string, ContactState>>>;

export type ContactStep = "answer" | "close";

/** Returns the state after a step; undefined if the message's state doesn't allow it. */
export function nextState(state: ContactState, step: ContactStep): ContactState | undefined {
  return (transitions[state] as Partial<Record<ContactStep, ContactState>>)[step];
}
