import { describe, expect, it } from "vitest";
import { axisSteps, linePath, spreadLabels } from "./chartLines";

describe("the axis of a chart", () => {
  it("has round values, a handful of them", () => {
    expect(axisSteps(0, 260)).toEqual([0, 100, 200]);
    expect(axisSteps(0, 12)).toEqual([0, 5, 10]);
    expect(axisSteps(-30, 110)).toEqual([0, 50, 100]);
    expect(axisSteps(0, 1)).toEqual([0, 1]);
  });

  it("draws a line through all values", () => {
    expect(linePath([0.5, 0.25, 0], (at) => 10 * at, (value) => 100 * value)).toBe("M0.0 50.0L10.0 25.0L20.0 0.0");
  });

  it("keeps labels apart and inside, each as near to its line as it can be", () => {
    expect(spreadLabels([50, 20], 18, 100)).toEqual([50, 20]);
    expect(spreadLabels([100, 100, 0], 20, 100)).toEqual([70, 90, 10]);
    expect(spreadLabels([0, 0], 20, 100)).toEqual([10, 30]);
    expect(spreadLabels([5, 5, 5, 5], 40, 100)).toEqual([12.5, 37.5, 62.5, 87.5]);
  });
});
