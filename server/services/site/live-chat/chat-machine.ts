import type { ChatState } from "@parlour/contracts/enumerations";

/** What may happen to a chat, and where it leads. */
export const transitions = {
  WAITING: { take: "ACTIVE", end: "ENDED" },
  ACTIVE: { handOver: "ACTIVE", requeue: "WAITING", end: "ENDED" },
  ENDED: {},
} as const satisfies Record<ChatState, Partial<Record<string, ChatState>>>;

export type ChatStep = { [State in ChatState]: keyof (typeof transitions)[State] }[ChatState];

/** Undefined when the chat's state does not allow the step. */
export function nextState(state: ChatState, step: ChatStep): ChatState | undefined {
  return (transitions[state] as Partial<Record<ChatStep, ChatState>>)[step];
}
