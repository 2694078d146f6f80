/** Applies the change of a view: objects merge key by key, arrays by index; anything else replaces the old value. */
export function mergeDelta(old: unknown, delta: unknown): unknown {
  if (delta === null || typeof delta !== "object" || Array.isArray(delta) || old === null || typeof old !== "object") return delta;
  const changes = Object.entries(delta);
  if (Array.isArray(old)) {
    const list: unknown[] = [...old];
    for (const [index, value] of changes) list[Number(index)] = mergeDelta(list[Number(index)], value);
    return list;
  }
  const now: Record<string, unknown> = { ...old };
  for (const [key, value] of changes) now[key] = mergeDelta(now[key], value);
  return now;
}
