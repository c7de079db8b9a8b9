import type { LoginSuccess } from "@parlour/contracts/entities/login";
import type { EnforcementMethod, RequiredAction } from "@parlour/contracts/enumerations";
import type { FieldError } from "@parlour/contracts/field-codes";
import type { Player } from "../../../kit/ports/players.ts";
import type { VisitorOrigin } from "../../../kit/ports/visitor-location.ts";
import type { SetCookie } from "../../../kit/service.ts";
import type { PlayerSession } from "../../../kit/session.ts";
import type { Entry } from "./attempt-counters.ts";

export type Credentials = {
  username: string;
  password: string;
  captchaToken: string | undefined;
  factor: EnforcementMethod | undefined;
  code: string | undefined;
};

export type ActionDetails = {
  action: RequiredAction;
  token: string;
  password: string | undefined;
  phonePrefix: string | undefined;
  phone: string | undefined;
  pinCode: string | undefined;
};

export type PasskeyAssertion = {
  credentialId: string;
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
};

/** A login in progress: the person who logs in, and the results of the steps so far. */
export type Attempt = VisitorOrigin & {
  /** The brand on whose site the person logs in; on that site, accounts of other brands do not exist. */
  brandId: string;
  userAgent: string | null;
  /** The session that this browser had before the login. */
  replaced: PlayerSession | undefined;
  deviceId: string | null;
  credentials?: Credentials;
  details?: ActionDetails;
  assertion?: PasskeyAssertion;

  entry?: Entry;
  player?: Player;
  factor?: EnforcementMethod;
  factorPassed: boolean;
  remainingAttempts?: number;
  retryAfterSeconds?: number;
  wrongFields?: FieldError[];
  waiting?: { action: RequiredAction; token: string };
  signedIn?: { answer: LoginSuccess; cookie: SetCookie };
};

/** Returns a value that an earlier step must have found; its absence is a bug. */
export function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("The login's steps are out of order.");
  return value;
}
