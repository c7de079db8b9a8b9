import { instruments } from "./instruments.ts";
import type { InstrumentName } from "./sound-theme.ts";

type Voice = InstrumentName | OscillatorType | "noise";

/** A tone to play, with its start in the time of the audio context. */
export type ScheduledTone = {
  voice: Voice;
  pitch: number;
  to?: number | undefined;
  start: number;
  seconds: number;
  loudness: number;
};

/** The mixer input that tones are connected to, and the noise that they share. */
export type ToneOutput = { context: AudioContext; out: AudioNode; noise: AudioBuffer };

export function playTone(output: ToneOutput, tone: ScheduledTone): void {
  const { voice } = tone;
  if (voice === "noise") playNoise(output, tone);
  else if (voice in instruments) playInstrument(output, tone, voice as InstrumentName);
  else playWave(output, tone, voice as OscillatorType);
}

export function makeNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return buffer;
}

function openEnvelope({ context, out }: ToneOutput, tone: ScheduledTone, attack: number, isHeld: boolean) {
  const { start, seconds, loudness } = tone;
  const envelope = context.createGain();
  envelope.gain.setValueAtTime(0, start);
  envelope.gain.linearRampToValueAtTime(loudness, start + attack);
  if (isHeld) envelope.gain.setValueAtTime(loudness, start + Math.max(attack, seconds * 0.75));
  envelope.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  envelope.connect(out);
  return envelope;
}

function glide(param: AudioParam, { pitch, to, start, seconds }: ScheduledTone): void {
  param.setValueAtTime(pitch, start);
  if (to !== undefined) param.exponentialRampToValueAtTime(to, start + seconds);
}

function playNoise(output: ToneOutput, tone: ScheduledTone): void {
  const { context, noise } = output;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = 1.4;
  glide(filter.frequency, tone);
  const source = context.createBufferSource();
  source.buffer = noise;
  source.connect(filter).connect(openEnvelope(output, tone, 0.006, false));
  source.start(tone.start, Math.random() * 0.5);
  source.stop(tone.start + tone.seconds);
}

function playWave(output: ToneOutput, tone: ScheduledTone, type: OscillatorType): void {
  const source = output.context.createOscillator();
  source.type = type;
  glide(source.frequency, tone);
  source.connect(openEnvelope(output, tone, 0.006, false));
  source.start(tone.start);
  source.stop(tone.start + tone.seconds);
}

function playInstrument(output: ToneOutput, tone: ScheduledTone, name: InstrumentName): void {
  const { context } = output;
  const { wave, partials, attackSeconds, ringSeconds, cutoff } = instruments[name];
  const seconds = ringSeconds === undefined ? tone.seconds : Math.max(tone.seconds, ringSeconds);
  const lasting = { ...tone, seconds };
  const attack = Math.min(attackSeconds, seconds * 0.4);
  let into: AudioNode = openEnvelope(output, lasting, attack, ringSeconds === undefined);
  if (cutoff !== undefined) {
    const filter = context.createBiquadFilter();
    filter.type = "lowpass";
    filter.frequency.value = Math.min(12_000, tone.pitch * cutoff);
    filter.connect(into);
    into = filter;
  }
  for (const [ratio, loudness] of partials) {
    const source = context.createOscillator();
    source.type = wave;
    source.frequency.value = tone.pitch * ratio;
    const share = context.createGain();
    share.gain.value = loudness;
    source.connect(share).connect(into);
    source.start(tone.start);
    source.stop(tone.start + seconds);
  }
}
