import { expect, test } from "vitest";
import { dayOf, numberOfDay, streak } from "./days";

test("a day is that of the calendar on the wall", () => {
  expect(dayOf(new Date(2026, 10, 16, 0, 1))).toBe("2026-11-16");
  expect(dayOf(new Date(2026, 10, 16, 23, 59))).toBe("2026-11-16");
});

test("every day has the next puzzle, and after the last one the first", () => {
  expect(numberOfDay(100, "2026-01-01", "2026-01-01")).toBe(1);
  expect(numberOfDay(100, "2026-01-01", "2026-04-10")).toBe(100);
  expect(numberOfDay(100, "2026-01-01", "2026-04-11")).toBe(1);
  expect(numberOfDay(100, "2026-01-01", "2025-12-31")).toBe(100);
});

test("a clock that is put forward or back does not change the day", () => {
  expect(numberOfDay(1000, "2026-01-01", "2026-03-30") - numberOfDay(1000, "2026-01-01", "2026-03-28")).toBe(2);
});

test("days in a row are counted up to today, or to yesterday as long as today is not over", () => {
  const days = ["2026-02-27", "2026-02-28", "2026-03-01"];
  expect(streak(days, "2026-03-01")).toBe(3);
  expect(streak(days, "2026-03-02")).toBe(3);
  expect(streak(days, "2026-03-03")).toBe(0);
  expect(streak(["2026-02-26", ...days.slice(1)], "2026-03-01")).toBe(2);
  expect(streak([], "2026-03-01")).toBe(0);
});
