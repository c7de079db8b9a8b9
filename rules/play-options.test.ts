import { describe, expect, it } from "vitest";
import { playOptions, resolvePlayMode } from "./play-options.ts";

const visitor = { signedIn: false, casinoLoggedPracticePlayEnabled: false };
const player = { signedIn: true, casinoLoggedPracticePlayEnabled: false };
const practisingPlayer = { signedIn: true, casinoLoggedPracticePlayEnabled: true };

describe("playOptions", () => {
  it.each([
    ["a visitor", visitor, { real: "logIn", practice: true }],
    [
      "a visitor, with the flag",
      { ...visitor, casinoLoggedPracticePlayEnabled: true },
      { real: "logIn", practice: true },
    ],
    ["a player without the flag", player, { real: "play", practice: false }],
    ["a player with the flag", practisingPlayer, { real: "play", practice: true }],
  ])("%s", (_who, asking, expected) => {
    expect(playOptions(asking)).toEqual(expected);
  });
});

describe("playAsked", () => {
  it.each([
    [null, visitor, null],
    ["quickplay", visitor, "practice"],
    ["quickplay", player, "real"],
    ["quickplay", practisingPlayer, "practice"],
    ["quickplay_realplay", visitor, "logIn"],
    ["quickplay_realplay", player, "real"],
    ["quickplay_realplay", practisingPlayer, "real"],
  ] as const)("%s", (asked, asking, expected) => {
    expect(resolvePlayMode(asked, playOptions(asking))).toBe(expected);
  });
});
