import type { Queryable } from "../database.ts";

export type RoundKey = { playerId: string; roundId: string };

/** Returns the game of each round, in the given order; null for an unknown round. Implemented by wagering. */
export type RoundGames = (db: Queryable, rounds: readonly RoundKey[]) => Promise<(string | null)[]>;
