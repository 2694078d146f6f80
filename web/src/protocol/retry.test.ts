import { expect, test, vi } from "vitest";
import { Rejected } from "./rejected";
import { retry } from "./retry";

const busy = (): Rejected => new Rejected("overloaded", "Too much to do.");

test("a server with too much to do is asked again", async () => {
  const ask = vi.fn<() => Promise<string>>().mockRejectedValueOnce(busy()).mockRejectedValueOnce(busy()).mockResolvedValue("told");
  expect(await retry(ask, () => true, [0, 0, 0])).toBe("told");
  expect(ask).toHaveBeenCalledTimes(3);
});

test("what is refused for good, or not wanted any more, is not asked again", async () => {
  const refused = vi.fn<() => Promise<string>>().mockRejectedValue(new Rejected("not-found", "No such table."));
  await expect(retry(refused, () => true, [0, 0])).rejects.toThrow("No such table.");
  expect(refused).toHaveBeenCalledTimes(1);
  const late = vi.fn<() => Promise<string>>().mockRejectedValue(busy());
  await expect(retry(late, () => false, [0, 0])).rejects.toThrow("Too much to do.");
  expect(late).toHaveBeenCalledTimes(1);
});
