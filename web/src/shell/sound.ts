/** Sounds of dice, money and cards, synthesised here: short bursts of noise and tones, no files. */
import { settings } from "./settings.svelte";

type Sound = "dice" | "place" | "money" | "card" | "tie" | "stop";

/** The sound of an event, by its name; most events are silent. */
const HEARD: Readonly<Record<string, Sound>> = {
  rolled: "dice",
  rerolled: "dice",
  "colours-rolled": "dice",
  "left-over": "dice",
  placed: "place",
  "colours-placed": "place",
  kicked: "place",
  "taken-back": "place",
  paid: "money",
  "colour-paid": "money",
  gained: "money",
  pot: "money",
  sold: "money",
  ones: "money",
  attempt: "money",
  "bonus-scored": "money",
  "card-played": "card",
  "card-shown": "card",
  "rainbow-replaced": "card",
  "note-up": "card",
  "swap-drawn": "card",
  bids: "card",
  tied: "tie",
  "colours-tied": "tie",
  "nothing-fits": "stop",
};

export const heardOf = (event: string): Sound | undefined => HEARD[event];

let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** A second of noise, created once. */
function hiss(context: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  noise.getChannelData(0).forEach((_, at, samples) => (samples[at] = Math.random() * 2 - 1));
  return noise;
}

/** The page's only audio context; browsers keep it silent until the player has touched the page. */
export function speaker(): AudioContext | null {
  if (!navigator.userActivation.hasBeenActive) return null;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  return audio;
}

function fade(context: AudioContext, at: number, loud: number, lasts: number): GainNode {
  const volume = context.createGain();
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(loud, at + 0.006);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  volume.connect(context.destination);
  return volume;
}

function knock(context: AudioContext, at: number, pitch: number, loud: number, lasts: number): void {
  const source = context.createBufferSource();
  source.buffer = hiss(context);
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch;
  band.Q.value = 1.4;
  source.connect(band).connect(fade(context, at, loud, lasts));
  source.start(at, Math.random() * 0.5, lasts);
}

export function tone(context: AudioContext, at: number, pitch: number, loud: number, lasts: number, shape: OscillatorType = "triangle"): void {
  const source = context.createOscillator();
  source.type = shape;
  source.frequency.value = pitch;
  source.connect(fade(context, at, loud, lasts));
  source.start(at);
  source.stop(at + lasts + 0.02);
}

const SOUNDS: Readonly<Record<Sound, (context: AudioContext, now: number) => void>> = {
  dice: (context, now) => [0, 0.07, 0.13, 0.22, 0.34, 0.4].forEach((at, knocks) => knock(context, now + at, 1900 - knocks * 130, 0.22, 0.06)),
  place: (context, now) => [0, 0.06].forEach((at) => knock(context, now + at, 1300, 0.2, 0.07)),
  money: (context, now) => [1568, 2093, 2637].forEach((pitch, at) => tone(context, now + at * 0.06, pitch, 0.05, 0.22, "sine")),
  card: (context, now) => knock(context, now, 4200, 0.16, 0.14),
  tie: (context, now) => [220, 208].forEach((pitch) => tone(context, now, pitch, 0.07, 0.3)),
  stop: (context, now) => [330, 247].forEach((pitch, at) => tone(context, now + at * 0.14, pitch, 0.06, 0.24)),
};

/** Play the sound of an event, if it has one and sounds are on. */
export function sound(event: string): void {
  const heard = HEARD[event];
  if (!heard || !settings.noises || document.hidden) return;
  const context = speaker();
  if (context) SOUNDS[heard](context, context.currentTime + 0.01);
}
