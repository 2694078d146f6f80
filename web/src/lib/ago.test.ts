import { expect, test, vi } from "vitest";

vi.mock("./i18n.svelte", () => ({ words: { language: "en" } }));
const { ago } = await import("./ago");

test("what has just happened is now, and the rest is counted in the largest unit", () => {
  const now = 1_000_000_000;
  expect(ago(now - 20_000, now)).toBe("now");
  expect(ago(now + 5_000, now)).toBe("now");
  expect(ago(now - 61_000, now)).toBe("1 minute ago");
  expect(ago(now - 3 * 3_600_000, now)).toBe("3 hours ago");
  expect(ago(now - 86_400_000, now)).toBe("yesterday");
});
