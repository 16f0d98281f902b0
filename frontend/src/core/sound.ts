import { settings } from "./settings.svelte";

export type Sound = "pencil" | "piece" | "card" | "done" | "turn" | "score" | "error";

/** One voice of a sound; times in seconds, `gain` from 0 to 1. */
interface Voice {
  kind: "tone" | "noise";
  at: number;
  lasts: number;
  gain: number;
  /** Pitch of a tone, or the band of a noise, gliding from one to the other. */
  from: number;
  to: number;
}

function noise(at: number, lasts: number, gain: number, from: number, to: number): Voice {
  return { kind: "noise", at, lasts, gain, from, to };
}

function tone(at: number, lasts: number, gain: number, from: number, to = from): Voice {
  return { kind: "tone", at, lasts, gain, from, to };
}

const SOUNDS: Record<Sound, readonly Voice[]> = {
  pencil: [noise(0, 0.09, 0.3, 3200, 4600), noise(0.1, 0.13, 0.26, 4200, 2900)],
  piece: [tone(0, 0.05, 0.26, 210, 150), noise(0, 0.03, 0.3, 1500, 700)],
  card: [noise(0, 0.05, 0.4, 900, 2600), noise(0.05, 0.12, 0.22, 2400, 700)],
  done: [tone(0, 0.12, 0.22, 392), tone(0.09, 0.22, 0.2, 523.3)],
  turn: [
    tone(0, 0.9, 0.24, 659.3),
    tone(0, 0.6, 0.09, 1318.5),
    tone(0.16, 1.1, 0.2, 880),
    tone(0.16, 0.5, 0.06, 2217),
  ],
  score: [tone(0, 0.07, 0.16, 1046.5), tone(0.035, 0.09, 0.1, 1568)],
  error: [tone(0, 0.14, 0.22, 196, 165), tone(0.12, 0.2, 0.2, 147, 131)],
};

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Sound is allowed from the first time somebody touches the page; returns what ends it. */
export function wakeOnGesture(): () => void {
  const events = ["pointerup", "keydown"] as const;
  const wake = (): void => {
    if (!settings.sound) return;
    context ??= new AudioContext();
    void context.resume();
    stop();
  };
  const stop = (): void => {
    for (const event of events) document.removeEventListener(event, wake, true);
  };
  for (const event of events) document.addEventListener(event, wake, true);
  return stop;
}

/** Why nothing could be heard now; null if a sound would be. */
export function silentBecause(): "muted" | "asleep" | null {
  if (!settings.sound || settings.volume === 0) return "muted";
  return context?.state === "running" ? null : "asleep";
}

/** Make a sound, if sounds are on and somebody has touched the page before. */
export function play(sound: Sound): void {
  if (silentBecause() !== null || context === null) return;
  const out = context.createGain();
  out.gain.value = settings.volume ** 2; // loudness is heard, not measured
  out.connect(context.destination);
  for (const voice of SOUNDS[sound]) sing(context, out, voice);
}

function sing(context: AudioContext, out: AudioNode, voice: Voice): void {
  const start = context.currentTime + voice.at;
  const end = start + voice.lasts;
  const envelope = context.createGain();
  envelope.gain.setValueAtTime(0.0001, start);
  envelope.gain.exponentialRampToValueAtTime(voice.gain, start + 0.008);
  envelope.gain.exponentialRampToValueAtTime(0.0001, end);
  envelope.connect(out);
  const source =
    voice.kind === "tone" ? toneOf(context, voice, start) : noiseOf(context, voice, start);
  source.output.connect(envelope);
  source.player.start(start);
  source.player.stop(end);
}

interface Source {
  player: AudioScheduledSourceNode;
  output: AudioNode;
}

function toneOf(context: AudioContext, voice: Voice, start: number): Source {
  const player = context.createOscillator();
  player.frequency.setValueAtTime(voice.from, start);
  player.frequency.exponentialRampToValueAtTime(voice.to, start + voice.lasts);
  return { player, output: player };
}

/** Graphite on paper, a card on felt: a narrow band of noise. */
function noiseOf(context: AudioContext, voice: Voice, start: number): Source {
  const player = context.createBufferSource();
  player.buffer = hiss ??= newHiss(context);
  player.loop = true;
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = 1.1;
  band.frequency.setValueAtTime(voice.from, start);
  band.frequency.exponentialRampToValueAtTime(voice.to, start + voice.lasts);
  player.connect(band);
  return { player, output: band };
}

function newHiss(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
  return buffer;
}
