/** Quiet ticks, made on the spot; off until somebody wants them. */

import { prefs } from "./prefs.svelte";

let context: AudioContext | null = null;

function tick(frequency: number, length: number, volume: number) {
  if (!prefs.sound) return;
  context ??= new AudioContext();
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.type = "triangle";
  tone.frequency.value = frequency;
  gain.gain.setValueAtTime(volume, context.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + length);
  tone.connect(gain).connect(context.destination);
  tone.start();
  tone.stop(context.currentTime + length);
}

export const sound = {
  choose: () => tick(520, 0.06, 0.08),
  move: () => tick(210, 0.12, 0.14),
  turn: () => tick(660, 0.25, 0.1),
  lost: () => tick(165, 0.4, 0.16),
  no: () => tick(120, 0.16, 0.1),
};
