type Voice = Pick<SpeechSynthesisVoice, "lang" | "default" | "localService">;

/**
 * The voice for a language: one of the same region if there is one, and rather one that works offline. Undefined if the
 * device has none for the language, because a voice of another language would be hard to understand.
 */
export function voiceFor<V extends Voice>(voices: readonly V[], tag: string): V | undefined {
  // Android writes the tag with an underscore.
  const tagOf = ({ lang }: Voice) => lang.replace("_", "-").toLowerCase();
  const [language] = tag.toLowerCase().split("-");
  const rank = (voice: V) =>
    (tagOf(voice) === tag.toLowerCase() ? 4 : 0) + (voice.localService ? 2 : 0) + (voice.default ? 1 : 0);
  return voices
    .filter((voice) => tagOf(voice).split("-")[0] === language)
    .toSorted((one, other) => rank(other) - rank(one))[0];
}

/** Whether the device can speak the language; null while the browser has not listed its voices yet. */
export function canSpeak(tag: string): boolean | null {
  if (typeof speechSynthesis === "undefined") return false;
  const voices = speechSynthesis.getVoices();
  return voices.length === 0 ? null : voiceFor(voices, tag) !== undefined;
}

/** Speaks a call. A call that is still being spoken is cut off, because the table has moved on. */
export function speak(text: string, tag: string, volume: number): void {
  if (typeof speechSynthesis === "undefined") return;
  const voice = voiceFor(speechSynthesis.getVoices(), tag);
  if (voice === undefined) return;
  speechSynthesis.cancel();
  const utterance = new SpeechSynthesisUtterance(text);
  Object.assign(utterance, { voice, lang: voice.lang, volume, rate: 0.98 });
  speechSynthesis.speak(utterance);
}

export function stopSpeaking(): void {
  globalThis.speechSynthesis?.cancel();
}
