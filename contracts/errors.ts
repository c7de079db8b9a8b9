/**
 * Every error that the product returns as `{errorCode}`, with its status and meaning, in one list. Invalid
 * fields use the codes of `field-codes.ts` instead.
 */
export const errors = {
  // Errors any call may return.
  BAD_REQUEST: {
    status: 400,
    meaning: "The request cannot be read: its path, a header or a character in it is malformed.",
  },
  BODY_NOT_JSON: { status: 400, meaning: "The body is not the JSON that this call takes." },
  IDEMPOTENCY_KEY_MISSING: { status: 400, meaning: "A call that moves money came without Idempotency-Key." },
  IDEMPOTENCY_KEY_INVALID: { status: 400, meaning: "Idempotency-Key is empty, too long or not plain text." },
  SESSION_INVALID: { status: 401, meaning: "No session, or not the one that the path names." },
  SIGNATURE_INVALID: { status: 401, meaning: "The signature of a provider's callback does not match." },
  ORIGIN_REFUSED: { status: 403, meaning: "A call that changes state came from another origin." },
  FORBIDDEN: { status: 403, meaning: "The signed-in person may not make this call." },
  FEATURE_DISABLED: { status: 403, meaning: "The site configuration has switched this part off." },
  NOT_FOUND: { status: 404, meaning: "There is nothing at this path." },
  METHOD_NOT_ALLOWED: { status: 405, meaning: "The path exists, but not with this method." },
  REQUEST_TIMEOUT: { status: 408, meaning: "The request did not arrive in time." },
  CONFLICT: { status: 409, meaning: "The thing has changed meanwhile and no longer allows this." },
  IDEMPOTENCY_KEY_REUSED: { status: 409, meaning: "The key was used before with another body." },
  IDEMPOTENCY_KEY_IN_USE: { status: 409, meaning: "The first call with this key has not been answered yet." },
  TOKEN_INVALID: { status: 410, meaning: "The link's token was never issued, was used, or has expired." },
  BODY_TOO_LARGE: { status: 413, meaning: "The body is larger than this call takes." },
  URI_TOO_LONG: { status: 414, meaning: "The address of the request is too long." },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    meaning: "The body's content type is not one that this call takes.",
  },
  RATE_LIMITED: { status: 429, meaning: "Too many calls; Retry-After says when to come back." },
  HEADERS_TOO_LARGE: { status: 431, meaning: "The headers of the request are too large." },
  INTERNAL: { status: 500, meaning: "Something failed on our side; the request id finds it in the log." },
  OVERLOADED: { status: 503, meaning: "The server sheds load; Retry-After says when to come back." },
  PROVIDER_UNAVAILABLE: { status: 503, meaning: "An outside provider does not answer; try again later." },

  // Login (spec §8). The spelling is the spec's.
  blocked: { status: 401, meaning: "Too many wrong passwords: the username is locked for a while." },
  DISABLED_PROFILE: { status: 401, meaning: "The account is disabled, closed or self-excluded." },
  invalid_grant: { status: 401, meaning: "Wrong credentials; answered as an errors list." },
  invalid_grant_captcha_enforcement: { status: 401, meaning: "The captcha must be solved to try again." },
  INVALID_REQUIRED_ACTION_DETAILS: { status: 401, meaning: "The required action's token or value is wrong." },
  "mfa_required:PIN_CODE": { status: 401, meaning: "The PIN code is asked as second factor." },
  "mfa_required:SMS": { status: 401, meaning: "A code was sent by SMS and is asked as second factor." },
  "mfa_required:TWO_FACTOR_AUTHENTICATION": { status: 401, meaning: "A code of the authenticator is asked." },
  UNKNOWN_ERROR: { status: 401, meaning: "The client's name for a 401 without a cause." },
  UNKNOWN_REQUIRED_ACTION: { status: 401, meaning: "The client's name for an action it does not know." },
  VERIFICATION_BLOCKED: { status: 401, meaning: "Too many wrong second factors: blocked for a while." },
  VALIDATION_ERROR: { status: 422, meaning: "The client's name for wrong fields at login." },
  "Precondition Required": { status: 428, meaning: "The client's name for a 428 without an action." },

  // Two-factor, phone and other verifications (spec §8).
  MFA_REQUIRED: { status: 403, meaning: "This operation needs a confirmation code in X-MFA-CODE." },
  MFA_INVALID_CONFIRMATION_CODE: {
    status: 422,
    meaning: "Wrong code; remainingAttempts says how many are left.",
  },
  MFA_CONFIGURATION_ERROR: { status: 422, meaning: "Two-factor is not set up in a way that allows this." },
  MFA_ERROR_VALIDATING_OPERATION: {
    status: 422,
    meaning: "The code belongs to another operation, or to none.",
  },
  PLAYER_VALIDATED: { status: 422, meaning: "The phone is validated already." },
  PLAYER_NOT_VALIDATED: { status: 422, meaning: "The phone is not validated yet." },
  VERIFICATION_FAILED: {
    status: 422,
    meaning: "The password, PIN or code is wrong; remainingAttempts are left.",
  },
  ACCOUNT_BLOCKED: { status: 423, meaning: "Too many wrong codes: the operation is blocked for a while." },
  MFA_ACCOUNT_BLOCKED: { status: 423, meaning: "Too many wrong codes while enrolling: blocked for a while." },
  NO_REMAINING_SEND_CODE_ATTEMPT: {
    status: 423,
    meaning: "No more codes are sent for now; sent ones stay valid.",
  },

  // Operators.
  OPERATOR_TWO_FACTOR_REQUIRED: {
    status: 403,
    meaning: "The operator must set up an authenticator before anything else.",
  },

  OWN_PROPOSAL: { status: 403, meaning: "Four eyes: nobody approves what they proposed themselves." },
  AGENT_NOT_AVAILABLE: {
    status: 422,
    meaning: "The operator cannot be given a chat: `cause` is UNKNOWN, DISABLED or NOT_SUPPORT.",
  },
  PROPOSAL_REFUSED: {
    status: 422,
    meaning: "What is proposed is not possible, or no longer; `cause` says why.",
  },

  // Messages to support.
  CAPTCHA_REQUIRED: {
    status: 403,
    meaning: "Many messages came from here: the captcha's solution is asked in X-CAPTCHA-TOKEN.",
  },

  // Documents.
  DOCUMENT_NOT_VERIFIED: { status: 403, meaning: "This needs a verified document." },
  DOCUMENT_NOT_EXPECTED: {
    status: 409,
    meaning: "A document is being checked or is verified already; another one is not taken.",
  },
  FILE_TYPE_MISMATCH: { status: 422, meaning: "The file is not of the type that it was sent as." },
  FILE_DAMAGED: { status: 422, meaning: "The file is cut off or cannot be read." },
  FILE_TOO_COMPLEX: {
    status: 422,
    meaning: "The file would unpack to more than a document needs: too large, too deep or too many pages.",
  },
  FILE_UNSAFE: {
    status: 422,
    meaning: "The file is locked by a password or carries programs or other files.",
  },
  DOCUMENT_BLOCKED: { status: 423, meaning: "Document verification is blocked; only an operator lifts it." },

  // Money.
  CURRENCY_MISMATCH: { status: 422, meaning: "The currency is not the one of the player's wallet." },
  INSUFFICIENT_FUNDS: { status: 422, meaning: "The balance does not cover the amount." },
  INSUFFICIENT_POINTS: { status: 422, meaning: "There are fewer redeemable points than asked for." },
  LIMIT_EXCEEDED: {
    status: 422,
    meaning: "A limit of the player, the method or the jurisdiction is passed.",
  },
  METHOD_NOT_AVAILABLE: { status: 422, meaning: "The payment method is not offered to this player." },
  RECIPIENT_NOT_FOUND: { status: 422, meaning: "No player who can receive the transfer goes by that name." },
  WITHDRAWAL_NOT_PENDING: { status: 409, meaning: "Only a pending withdrawal can be cancelled." },
  OFFER_NOT_AVAILABLE: {
    status: 409,
    meaning: "The offer is over, or not for this player, or taken already.",
  },
  OFFER_CODE_WRONG: { status: 422, meaning: "The offer asks for a code, and this is not it." },
  BONUS_OVER: { status: 409, meaning: "The bonus has ended before." },
  BONUS_MAX_BET: {
    status: 422,
    meaning: "The stake needs bonus money and is above what the bonus allows.",
  },
  LOYALTY_EXCLUDED: { status: 403, meaning: "The player takes no part in the loyalty programme." },

  // Content.
  SCHEDULE_IN_THE_PAST: { status: 422, meaning: "What is to happen later must lie ahead." },

  // Live chat.
  CHAT_CLOSED: {
    status: 409,
    meaning: "Nobody answers the live chat at this hour; the contact form is open.",
  },

  // Games and places.
  GAME_NOT_AVAILABLE: { status: 403, meaning: "The game is closed to this player or in this mode." },
  REGION_NOT_AVAILABLE: { status: 451, meaning: "The product is not offered where the visitor is." },
  ACTION_NOT_ALLOWED: { status: 422, meaning: "The round, as it stands, does not allow this action." },
  NO_PROMOTIONAL_SPINS: { status: 409, meaning: "No granted spin at this stake is left in this game." },
  ROUND_TOO_SOON: { status: 429, meaning: "The jurisdiction asks for more time between two rounds." },
  ROUND_UNFINISHED: { status: 409, meaning: "A round is still to be finished first; roundId names it." },
  SEQUENCE_MISMATCH: {
    status: 409,
    meaning: "The action is about another step than the one the round stands at.",
  },

  BETTING_CLOSED: { status: 409, meaning: "The round that everybody plays takes no more bets." },
  ROUND_OVER: {
    status: 409,
    meaning: "The round had ended, or the bet was settled, before the wish to leave it.",
  },

  // Errors for other studios' games.
  SIGNATURE_EXPIRED: { status: 401, meaning: "The signed time is too far from now." },
  TRANSACTION_ROLLED_BACK: {
    status: 409,
    meaning: "A rollback came before this transaction, so it never happens.",
  },
} as const satisfies Record<string, { status: number; meaning: string }>;

export type ErrorCode = keyof typeof errors;
