import type { StudioMessage } from "@parlour/contracts/entities/studio-feed";
import type { JurisdictionRules } from "@parlour/rules/jurisdiction-rules";
import type { ChosenStakes } from "@parlour/rules/stake-limits";
import type { Kit } from "../../../kit/kit.ts";
import type { SignedProviders } from "../../../kit/providers/signed-providers.ts";
import type { Refusal } from "../../../kit/refusal.ts";

/**
 * Sends a studio a message and returns the answer's JSON. If there is no answer, throws an error whose message is
 * worded for operators.
 */
export type AskStudio = (studio: string, message: StudioMessage) => Promise<unknown>;

type DocumentPlace = { bucket: string; language: string };

/** The part of the content system that imports write to. */
export type GameDocuments = {
  find(
    bucket: string,
    languages: readonly string[],
    kind: "game",
    key: string,
  ): Promise<{ etag: string } | undefined>;
  saveDraft(
    place: DocumentPlace,
    document: { kind: "game"; key: string; body: never },
    draft: { author: string },
  ): Promise<{ version: number } | Refusal>;
  publish(
    ref: DocumentPlace & { kind: "game"; key: string },
    version: number,
    author: string,
  ): Promise<{ version: number } | Refusal>;
};

/** The rules of a player's jurisdiction that games themselves have to follow. */
export type GameRules = Pick<
  JurisdictionRules,
  "autoplayAllowed" | "turboAllowed" | "anteBetsAllowed" | "featureBuysAllowed" | "minimumSpinMs"
>;

export type StudioGamesPorts = {
  studios: Pick<SignedProviders, "list" | "find" | "keyOf">;
  documents: GameDocuments;
  settings: { get(): Promise<{ bucket: string }> };
  /** Returns whether one of our own games has this slug. */
  isOwnSlug(slug: string): boolean;
  /** The operators' stakes for a game, in US dollars; null where they set none. */
  chosenStakesOf(gameId: string): Promise<ChosenStakes | null>;
  isSwitchedOff(gameId: string): Promise<boolean>;
  rulesOf(playerId: string): Promise<GameRules>;
  openSession(
    kit: Kit,
    session: {
      studio: string;
      playerId: string;
      gameId: string;
      currency: string;
      expiresAt: Date;
      siteSessionId: string | null;
    },
  ): Promise<string>;
};
