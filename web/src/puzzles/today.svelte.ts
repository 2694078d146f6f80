/** Today's date, updated when the player returns to the page on another day. */
import { dayOf } from "./days";

class Clock {
  today = $state(dayOf(new Date()));

  look(): void {
    this.today = dayOf(new Date());
  }
}

export const calendar = new Clock();
