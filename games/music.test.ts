import { describe, expect, it } from "vitest";
import { discoverGames } from "./discover-games.ts";
import type { GameClient } from "./kit/client/game-client.ts";
import { effectsOf } from "./kit/client/sound/effects.ts";
import { instruments } from "./kit/client/sound/instruments.ts";
import { beatsPerBar, musicBar } from "./kit/client/sound/music.ts";
import { defaultSound, soundOf } from "./kit/client/sound/sound-families.ts";
import { pitchOf, type SoundTheme, scales } from "./kit/client/sound/sound-theme.ts";

const games = await discoverGames();
const themes: [string, SoundTheme][] = await Promise.all(
  games.map(async ({ game, client }) => [
    game.slug,
    ((await client()) as GameClient).sound ?? defaultSound(game.slug),
  ]),
);

/** The notes of a scale as pitch classes, to which every note of a game must belong. */
const classesOf = ({ key, scale }: SoundTheme) => scales[scale].map((step) => (key + step) % 12);
const classOf = (pitch: number) => Math.round(69 + 12 * Math.log2(pitch / 440)) % 12;

describe.each(themes)("%s", (_, theme) => {
  it("plays music in its own scale, quietly and within the bar", () => {
    const bars = Array.from({ length: 24 }, (_, bar) => musicBar(theme, bar));
    for (const { voice, pitch, beat, beats, loudness } of bars.flat()) {
      expect(beat).toBeGreaterThanOrEqual(0);
      expect(beat + beats).toBeLessThanOrEqual(beatsPerBar + 0.5);
      expect(loudness).toBeLessThanOrEqual(0.2);
      if (voice in instruments) expect(classesOf(theme)).toContain(classOf(pitch));
    }
    expect(bars.filter((notes) => notes.some(({ voice }) => voice === theme.lead)).length).toBeGreaterThan(8);
  });

  it("plays its wins in its own scale, and longer ones for higher rungs", () => {
    const effects = effectsOf(theme);
    for (const { pitch, voice } of [...effects.win, ...effects.epicWin]) {
      expect(voice).toBe(theme.lead);
      expect(classesOf(theme)).toContain(classOf(pitch));
    }
    const counts = [effects.win, effects.bigWin, effects.epicWin].map(({ length }) => length);
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
  });
});

it("no two games sound alike", () => {
  const said = themes.map(([, theme]) => JSON.stringify(theme));
  expect(new Set(said).size).toBe(themes.length);
});

it("a game's music is always the same, and its phrases vary", () => {
  const theme = soundOf("lounge", {});
  expect(musicBar(theme, 3)).toEqual(musicBar(theme, 3));
  expect(musicBar(theme, 3)).not.toEqual(musicBar(theme, 11));
  expect(musicBar(theme, 3)).toEqual(musicBar(theme, 27));
});

it("steps beyond the scale continue in the neighbouring octaves", () => {
  const theme = { key: 69, scale: "major" } as const;
  expect([-7, 0, 7].map((step) => Math.round(pitchOf(theme, step)))).toEqual([220, 440, 880]);
});
