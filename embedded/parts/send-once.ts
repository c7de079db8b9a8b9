import { ApiError } from "@parlour/web/api/api-error";

/** A bet that was sent and not yet answered: its idempotency key and its body. */
export type Attempt<Body> = { readonly key: string; readonly body: Body };

type Sending<Body, Answer> = {
  /** The earlier attempt at the same bet whose answer was lost, if there is one. */
  unanswered: Attempt<Body> | undefined;
  body: Body;
  newKey(): string;
  /** Stores the attempt before it is sent, and removes it (undefined) once it is answered. */
  store(attempt: Attempt<Body> | undefined): void;
  send(attempt: Attempt<Body>): Promise<Answer>;
};

/**
 * Places a bet only once even if an answer is lost. A repeat sends the first attempt again at its original price,
 * because the server may have accepted it.
 */
export async function sendOnce<Body, Answer>(sending: Sending<Body, Answer>): Promise<Answer> {
  const { unanswered, body, newKey, store, send } = sending;
  const attempt = unanswered ?? { key: newKey(), body };
  store(attempt);
  try {
    const answer = await send(attempt);
    store(undefined);
    return answer;
  } catch (error) {
    if (!(error instanceof ApiError && error.isAnswer)) throw error;
    store(undefined);
    // The refusal proves that the first attempt placed no bet, so the bet can be sent at the current price.
    if (unanswered && JSON.stringify(unanswered.body) !== JSON.stringify(body))
      return await sendOnce({ ...sending, unanswered: undefined });
    throw error;
  }
}
