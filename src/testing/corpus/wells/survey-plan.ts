/** A path of one build: vertical to the kick-off, a constant build in one direction, then straight to the end. */
export function buildAndHold(plan: {
  kickOff: number;
  /** Degrees over the distance of two stations. */
  build: number;
  inclination: number;
  azimuth: number;
  every: number;
  end: number;
}): [number, number, number][] {
  const stations: [number, number, number][] = [];
  for (let depth = 0; depth < plan.end + plan.every; depth += plan.every) {
    const at = Math.min(depth, plan.end);
    const built = ((at - plan.kickOff) / plan.every) * plan.build;
    const inclination = Math.min(plan.inclination, Math.max(0, built));
    stations.push([at, Number(inclination.toFixed(2)), inclination > 0 ? plan.azimuth : 0]);
    if (at === plan.end) break;
  }
  return stations;
}
