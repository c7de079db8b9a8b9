import type { Refusal } from "../refusal.ts";

/** The data by which a register recognises a person. */
export type RegisteredPerson = { email: string; firstName: string; lastName: string; birthDate: string };

export type RegisterAnswer = {
  isExcluded: boolean;
  /** The end of the exclusion; null if it is permanent. */
  until: Date | null;
};

/** A register of people who have excluded themselves from all sites; the sandbox simulates one. */
export type ExclusionRegisterProvider = {
  code: string;
  /** Looks a person up; throws if the register does not answer in time. */
  ask(person: RegisteredPerson): Promise<RegisterAnswer>;
};

type RegisteredPlayer = RegisteredPerson & { id: string; currency: string };

/** Queries the register when a player joins, logs in or deposits. Implemented by the exclusion-register service. */
export type ExclusionRegister = {
  /** Returns a refusal if the person is excluded, or if the register does not answer. */
  checkJoin(person: RegisteredPerson): Promise<Refusal | undefined>;
  /**
   * Excludes a player who is in the register. If the register does not answer, the player may not stake until
   * a later check succeeds, but can still sign in to withdraw money.
   */
  checkLogin(player: RegisteredPlayer): Promise<void>;
  /** Like `checkLogin`, but also returns a refusal if the player is excluded or the register does not answer. */
  checkDeposit(player: RegisteredPlayer): Promise<Refusal | undefined>;
};
