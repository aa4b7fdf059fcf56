import type { Scenario } from './scenario';

/** Every scenario, in the order in which a person would walk them. */
export const scenarios: readonly Scenario[] = [
  {
    name: 'fresh',
    title: 'Fresh',
    lookFor: 'The demonstration as it comes: three modules, a list of montages, everything answers at once.',
    route: '/',
    signedInAs: 'admin@example.com',
  },
  {
    name: 'list-error',
    title: 'The list fails',
    lookFor: 'The list says what went wrong and offers to try again, and nothing else of the page is lost.',
    route: '/montage',
    signedInAs: 'engineer@example.com',
    faults: [{ on: 'listMontages', fault: { kind: 'status', status: 500 } }],
  },
];

/** @throws Error that names every scenario there is: a misspelt name must not quietly show another world. */
export function scenarioNamed(name: string): Scenario {
  const found = scenarios.find((scenario) => scenario.name === name);
  if (found) return found;
  throw new Error(`There is no scenario "${name}". There are ${scenarios.map((each) => each.name).join(', ')}.`);
}
