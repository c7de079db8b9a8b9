let audio: AudioContext | undefined;

/** Plays two short, soft notes. Browsers allow sound only after the operator has interacted with the page. */
export function chime(): void {
  audio ??= new AudioContext();
  const context = audio;
  if (context.state === "suspended") void context.resume();
  for (const [index, frequency] of [660, 880].entries()) {
    const startsAt = context.currentTime + index * 0.12;
    const note = context.createOscillator();
    const volume = context.createGain();
    note.frequency.value = frequency;
    volume.gain.setValueAtTime(0.06, startsAt);
    volume.gain.exponentialRampToValueAtTime(0.0001, startsAt + 0.25);
    note.connect(volume).connect(context.destination);
    note.start(startsAt);
    note.stop(startsAt + 0.26);
  }
}
