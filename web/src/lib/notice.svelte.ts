/** Tells somebody who looks elsewhere that it is their turn: in the title, by sound, by a notification. */
import { url } from "./base";
import { say } from "./i18n.svelte";
import { settings } from "./settings.svelte";

class Notice {
  /** Whether the title should call. */
  calling = $state(false);
  private audio: AudioContext | null = null;

  yourTurn(): void {
    if (document.hidden) {
      this.calling = true;
      this.notify();
    }
    if (settings.sound) this.chime();
  }

  seen(): void {
    this.calling = false;
  }

  /** Ask the browser for leave to notify; true when it is given. */
  async askLeave(): Promise<boolean> {
    if (!("Notification" in globalThis)) return false;
    return (await Notification.requestPermission()) === "granted";
  }

  private notify(): void {
    if (!settings.notify || !("Notification" in globalThis) || Notification.permission !== "granted") return;
    try {
      const shown = new Notification(say("web-your-turn"), { icon: url("/icon.svg"), tag: "flambeur-turn" });
      shown.onclick = () => {
        focus();
        shown.close();
      };
    } catch {
      return; // browsers of phones have the class but let no page use it; title and sound are left
    }
  }

  /** Two short tones, made here; browsers let a page be heard only after somebody has touched it. */
  chime(): void {
    if (!navigator.userActivation.hasBeenActive) return;
    this.audio ??= new AudioContext();
    const audio = this.audio;
    if (audio.state === "suspended") void audio.resume();
    const from = audio.currentTime + 0.02;
    for (const [at, pitch] of [
      [0, 659],
      [0.14, 880],
    ] as const) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.frequency.value = pitch;
      tone.type = "triangle";
      volume.gain.setValueAtTime(0.0001, from + at);
      volume.gain.exponentialRampToValueAtTime(0.12, from + at + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, from + at + 0.3);
      tone.connect(volume).connect(audio.destination);
      tone.start(from + at);
      tone.stop(from + at + 0.32);
    }
  }
}

export const notice = new Notice();
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) notice.seen();
});
