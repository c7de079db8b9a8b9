import type { ChatState } from "@parlour/contracts/enumerations";

/** The transitions of a chat. */
export const transitions = {
  WAITING: { take: "ACTIVE", end: "ENDED" },
  ACTIVE: { handOver: "ACTIVE", requeue: "WAITING", end: "ENDED" },
  ENDED: {},
} as const satisfies Record<ChatState, Partial<Record<string, ChatState>>>;

export type ChatStep = { [State in ChatState]: keyof (typeof transitions)[State] }[ChatState];

/** Undefined if the chat's state doesn't allow the step. */
export function nextState(state: ChatState, step: ChatStep): ChatState | undefined {
  return (transitions[state] as Partial<Record<ChatStep, ChatState>>)[step];
}
