/** Every refusal that the product answers: its status and what it means. One list, in one place. */
export const errors = {
  NOT_FOUND: { status: 404, meaning: "There is nothing at this path." },
} as const satisfies Record<string, { status: number; meaning: string }>;

export type ErrorCode = keyof typeof errors;
