import { expect, test } from "vitest";
import { screenOf } from "./screens";

test("a table is explained by a screen of its own, or by none", () => {
  expect(screenOf("vegas", {})).toBe("vegas");
  expect(screenOf("vegas", { mode: "secret" })).toBe("secret");
  expect(screenOf("kragen", {})).toBe("kragen");
  expect(screenOf("somebody-elses", {})).toBeNull();
});
