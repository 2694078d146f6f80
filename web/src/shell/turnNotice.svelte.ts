/** Tells a player who is looking elsewhere that it is their turn: in the title, by sound, by a notification. */
import { url } from "./basePath";
import { say } from "./i18n.svelte";
import { settings } from "./settings.svelte";
import { speaker, tone } from "./sound";

class Notice {
  /** Whether the title should show the call. */
  calling = $state(false);

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

  /** Ask the browser for permission to notify; true if granted. */
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
      return; // phone browsers have the class but do not let a page use it; title and sound remain
    }
  }

  /** Two short tones. */
  chime(): void {
    const audio = speaker();
    if (!audio) return;
    [659, 880].forEach((pitch, at) => tone(audio, audio.currentTime + 0.02 + at * 0.14, pitch, 0.12, 0.3));
  }
}

export const turnNotice = new Notice();
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) turnNotice.seen();
});
