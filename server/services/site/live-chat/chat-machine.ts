import type { ChatState } from "@parlour/contracts/enumerations";

export const transitions = {
  WAITING: { take: "ACTIVE", end: "ENDED" },
  ACTIVE: { handOver: "ACTIVE", requeue: "WAITING", end: "ENDED" },
  ENDED: {},
} as const satisfies Record<ChatState, Partial<Record<string, ChatState>>>;

export type ChatStep = { [State in ChatState]: keyof (typeof transitions)[State] }[ChatState];

/** Returns the state after a step; undefined if the chat's state doesn't allow it. */
export function nextState(state: ChatState, step: ChatStep): ChatState | undefined {
  return (transitions[state] as Partial<Record<ChatStep, ChatState>>)[step];
}
