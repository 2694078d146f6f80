/** What day it is; whoever comes back to the page the day after has another one. */
import { dayOf } from "./days";

class Clock {
  today = $state(dayOf(new Date()));

  look(): void {
    this.today = dayOf(new Date());
  }
}

export const calendar = new Clock();
