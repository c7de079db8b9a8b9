type Note = {
  /** The frequency in hertz; for noise, the centre of the band-pass filter. */
  pitch: number;
  /** The final frequency of a glide. */
  to?: number;
  /** The delay in seconds after the start of the sound. */
  at?: number;
  seconds: number;
  loudness: number;
  voice: OscillatorType | "noise";
};

const chord = (pitches: readonly number[], step: number, loudness: number): Note[] =>
  pitches.map((pitch, index) => ({
    pitch,
    at: index * step,
    seconds: 0.5,
    loudness,
    voice: "triangle",
  }));

/** All sounds are synthesised from notes, so no audio files are downloaded. */
const sounds = {
  press: [{ pitch: 1800, seconds: 0.03, loudness: 0.12, voice: "noise" }],
  chip: [
    { pitch: 4200, seconds: 0.04, loudness: 0.35, voice: "noise" },
    { pitch: 2600, at: 0.035, seconds: 0.05, loudness: 0.25, voice: "noise" },
  ],
  card: [{ pitch: 2400, to: 900, seconds: 0.09, loudness: 0.4, voice: "noise" }],
  flip: [{ pitch: 1400, to: 3200, seconds: 0.07, loudness: 0.3, voice: "noise" }],
  tick: [{ pitch: 3200, seconds: 0.018, loudness: 0.22, voice: "noise" }],
  peg: [{ pitch: 1250, seconds: 0.05, loudness: 0.07, voice: "sine" }],
  drop: [
    { pitch: 320, to: 120, seconds: 0.14, loudness: 0.3, voice: "sine" },
    { pitch: 900, seconds: 0.05, loudness: 0.25, voice: "noise" },
  ],
  gem: [
    { pitch: 1320, seconds: 0.22, loudness: 0.12, voice: "sine" },
    { pitch: 1980, at: 0.05, seconds: 0.26, loudness: 0.1, voice: "sine" },
  ],
  boom: [
    { pitch: 160, to: 38, seconds: 0.55, loudness: 0.5, voice: "sine" },
    { pitch: 500, to: 90, seconds: 0.4, loudness: 0.45, voice: "noise" },
  ],
  spin: [{ pitch: 260, to: 620, seconds: 0.35, loudness: 0.14, voice: "triangle" }],
  lose: [
    { pitch: 294, seconds: 0.2, loudness: 0.1, voice: "sine" },
    { pitch: 233, at: 0.14, seconds: 0.3, loudness: 0.1, voice: "sine" },
  ],
  push: [{ pitch: 392, seconds: 0.25, loudness: 0.1, voice: "sine" }],
  win: chord([523.25, 659.25, 783.99], 0.08, 0.14),
  bigWin: chord([392, 523.25, 659.25, 783.99, 1046.5, 1318.5], 0.09, 0.16),
} satisfies Record<string, Note[]>;

export type SoundName = keyof typeof sounds;

export type Sound = {
  readonly on: boolean;
  toggle(): boolean;
  /** Plays a sound, unless sound is off or the player has not interacted with the page yet. */
  play(name: SoundName): void;
};

const memory = "parlour-game-sound";

export const silence: Sound = { on: false, toggle: () => false, play() {} };

/** With several tables on the page, `isHeard` says whether this one may be heard now. */
export function createSound(
  storage: Pick<Storage, "getItem" | "setItem"> | null,
  isHeard: () => boolean = () => true,
): Sound {
  let on = storage?.getItem(memory) !== "off";
  let audio: { context: AudioContext; out: GainNode; noise: AudioBuffer } | null = null;
  if (on) wakeDevice();
  // The setting applies to the device, so the tables beside this one change it too.
  globalThis.addEventListener?.("storage", ({ key, newValue }: StorageEvent) => {
    if (key === memory) on = newValue !== "off";
  });

  function open() {
    if (audio !== null || typeof AudioContext === "undefined") return audio;
    // Browsers mute an audio context that was created before any interaction, and log a warning.
    if (navigator.userActivation?.hasBeenActive === false) return null;
    const context = new AudioContext();
    const out = context.createGain();
    out.gain.value = 0.7;
    out.connect(context.destination);
    audio = { context, out, noise: makeNoise(context) };
    return audio;
  }

  return {
    get on() {
      return on;
    },
    toggle() {
      on = !on;
      storage?.setItem(memory, on ? "on" : "off");
      if (on) wakeDevice();
      return on;
    },
    play(name) {
      const ready = on && isHeard() && document.visibilityState === "visible" ? open() : null;
      if (ready === null) return;
      if (ready.context.state === "suspended") void ready.context.resume();
      for (const note of sounds[name] as Note[]) playNote(ready, note);
    },
  };
}

/**
 * Starts the browser's audio process in the background by listing the audio devices; the result is ignored.
 * Otherwise it would start with the first sound and delay the first press.
 */
function wakeDevice(): void {
  void globalThis.navigator?.mediaDevices?.enumerateDevices().catch(() => {});
}

function makeNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return buffer;
}

function playNote(audio: { context: AudioContext; out: GainNode; noise: AudioBuffer }, note: Note): void {
  const { context, out, noise } = audio;
  const start = context.currentTime + (note.at ?? 0);
  const end = start + note.seconds;
  const envelope = context.createGain();
  envelope.gain.setValueAtTime(0, start);
  envelope.gain.linearRampToValueAtTime(note.loudness, start + 0.006);
  envelope.gain.exponentialRampToValueAtTime(0.0001, end);
  envelope.connect(out);
  const glide = (pitch: AudioParam) => {
    pitch.setValueAtTime(note.pitch, start);
    if (note.to !== undefined) pitch.exponentialRampToValueAtTime(note.to, end);
  };
  if (note.voice === "noise") {
    const filter = context.createBiquadFilter();
    filter.type = "bandpass";
    filter.Q.value = 1.4;
    glide(filter.frequency);
    const source = context.createBufferSource();
    source.buffer = noise;
    source.connect(filter).connect(envelope);
    source.start(start, Math.random() * 0.5);
    source.stop(end);
    return;
  }
  const source = context.createOscillator();
  source.type = note.voice;
  glide(source.frequency);
  source.connect(envelope);
  source.start(start);
  source.stop(end);
}
