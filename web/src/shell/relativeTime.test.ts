import { expect, test, vi } from "vitest";

vi.mock("./i18n.svelte", () => ({ words: { language: "en" } }));
const { relativeTime } = await import("./relativeTime");

test("what has just happened is now, and the rest is counted in the largest unit", () => {
  const now = 1_000_000_000;
  expect(relativeTime(now - 20_000, now)).toBe("now");
  expect(relativeTime(now + 5_000, now)).toBe("now");
  expect(relativeTime(now - 61_000, now)).toBe("1 minute ago");
  expect(relativeTime(now - 3 * 3_600_000, now)).toBe("3 hours ago");
  expect(relativeTime(now - 86_400_000, now)).toBe("yesterday");
});
