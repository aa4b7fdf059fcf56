import { readDescription } from '../diff/compare.ts';
import { branch } from '../diff/document.ts';

/**
 * The journey after all that it depends on, each once and in the order in which they must be walked. Respect resolves
 * the direct dependencies of a journey, but not their dependencies.
 *
 * @throws Error with the known names for an unknown one.
 */
export function chainOf(file: string, journey: string): string[] {
  const { workflows } = branch(readDescription(file));
  const dependencies = new Map<string, string[]>();
  for (const workflow of Array.isArray(workflows) ? workflows.map(branch) : []) {
    const { workflowId, dependsOn } = workflow;
    dependencies.set(String(workflowId), Array.isArray(dependsOn) ? dependsOn.map(String) : []);
  }
  if (!dependencies.has(journey)) {
    throw new Error(`There is no journey ${journey}. There are ${[...dependencies.keys()].join(', ')}.`);
  }
  const chain = new Set<string>();
  const open = new Set<string>();
  const walk = (id: string): void => {
    if (chain.has(id) || open.has(id)) return;
    open.add(id);
    dependencies.get(id)?.forEach(walk);
    chain.add(id);
  };
  walk(journey);
  return [...chain];
}
