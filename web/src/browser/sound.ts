import { settings } from './settings.svelte';

// The sounds of the table, made by oscillators and noise; there are no sound files.
export type SoundName = 'place' | 'turn' | 'battle' | 'hit' | 'destroyed' | 'hq' | 'draw' | 'win';

interface Tone {
  wave: OscillatorType | 'noise';
  from: number; // Hz: pitch of a wave, cut-off of noise
  to: number; // Hz, reached at the end
  at: number; // seconds after the start of the sound
  lasts: number; // seconds
  loud: number; // 0 to 1
}

const sounds: Record<SoundName, Tone[]> = {
  place: [
    { wave: 'noise', from: 900, to: 200, at: 0, lasts: 0.09, loud: 0.5 },
    { wave: 'sine', from: 150, to: 70, at: 0, lasts: 0.14, loud: 0.6 },
  ],
  turn: [{ wave: 'triangle', from: 620, to: 440, at: 0, lasts: 0.05, loud: 0.18 }],
  draw: [{ wave: 'noise', from: 2600, to: 5200, at: 0, lasts: 0.1, loud: 0.16 }],
  battle: [
    { wave: 'sawtooth', from: 98, to: 104, at: 0, lasts: 0.5, loud: 0.3 },
    { wave: 'sawtooth', from: 147, to: 156, at: 0.14, lasts: 0.5, loud: 0.26 },
    { wave: 'noise', from: 400, to: 120, at: 0, lasts: 0.5, loud: 0.25 },
  ],
  hit: [
    { wave: 'noise', from: 3200, to: 500, at: 0, lasts: 0.08, loud: 0.4 },
    { wave: 'square', from: 240, to: 90, at: 0, lasts: 0.07, loud: 0.15 },
  ],
  destroyed: [
    { wave: 'noise', from: 1400, to: 60, at: 0, lasts: 0.45, loud: 0.6 },
    { wave: 'sine', from: 110, to: 32, at: 0, lasts: 0.5, loud: 0.6 },
  ],
  hq: [
    { wave: 'sine', from: 74, to: 36, at: 0, lasts: 0.6, loud: 0.8 },
    { wave: 'square', from: 370, to: 350, at: 0.04, lasts: 0.16, loud: 0.1 },
    { wave: 'square', from: 294, to: 278, at: 0.22, lasts: 0.24, loud: 0.1 },
  ],
  win: [
    { wave: 'triangle', from: 294, to: 294, at: 0, lasts: 0.2, loud: 0.3 },
    { wave: 'triangle', from: 370, to: 370, at: 0.16, lasts: 0.2, loud: 0.3 },
    { wave: 'triangle', from: 440, to: 440, at: 0.32, lasts: 0.2, loud: 0.3 },
    { wave: 'triangle', from: 587, to: 587, at: 0.48, lasts: 0.7, loud: 0.34 },
  ],
};

const volume = 0.5;
let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

// One second of white noise, made once.
function noiseOf(audio: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; ++i) samples[i] = Math.random() * 2 - 1;
  return noise;
}

function glide(parameter: AudioParam, tone: Tone, start: number): void {
  parameter.setValueAtTime(tone.from, start);
  parameter.exponentialRampToValueAtTime(tone.to, start + tone.lasts);
}

function sourceOf(audio: AudioContext, tone: Tone, start: number, gain: GainNode): AudioScheduledSourceNode {
  if (tone.wave === 'noise') {
    const source = audio.createBufferSource();
    source.buffer = noiseOf(audio);
    const filter = audio.createBiquadFilter();
    glide(filter.frequency, tone, start);
    source.connect(filter).connect(gain);
    return source;
  }
  const source = audio.createOscillator();
  source.type = tone.wave;
  glide(source.frequency, tone, start);
  source.connect(gain);
  return source;
}

// Does nothing while sound is switched off or the browser has none.
export function playSound(name: SoundName): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const audio = context;
  if (audio.state === 'suspended') void audio.resume();
  for (const tone of sounds[name]) {
    const start = audio.currentTime + tone.at;
    const gain = audio.createGain();
    gain.gain.setValueAtTime(tone.loud * volume, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + tone.lasts);
    gain.connect(audio.destination);
    const source = sourceOf(audio, tone, start, gain);
    source.start(start);
    source.stop(start + tone.lasts);
  }
}
