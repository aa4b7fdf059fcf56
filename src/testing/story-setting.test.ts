import { describe, expect, it } from 'vitest';
import type { Scenario } from '@/mocks/scenarios/scenario';
import type { StoryParameters } from './story-parameters';
import { own, settingOf, stranger, type StorySwitches } from './story-setting';

const [engineer, admin, newcomer] = ['engineer@example.com', 'admin@example.com', 'newcomer@example.com'];

const listFails: Scenario = {
  name: 'list-fails',
  title: 'The list fails',
  lookFor: 'It says so.',
  route: '/montage',
  signedInAs: newcomer!,
  world: { seed: 7 },
  faults: [{ on: 'listMontages', fault: { kind: 'status', status: 500 } }],
  clockAheadMs: 60_000,
};
const ofStrangers: Scenario = { ...listFails, name: 'of-strangers', route: '/login', signedInAs: null };

const named = (name: string): Scenario => {
  const found = [listFails, ofStrangers].find((scenario) => scenario.name === name);
  if (!found) throw new Error(`There is no scenario "${name}".`);
  return found;
};

const page: StoryParameters = {
  route: '/montage?page=2',
  world: {
    signedInAs: engineer,
    entityTags: false,
    faults: [{ on: 'listMontages', fault: { kind: 'hold' } }],
  },
};
const setting = (parameters: StoryParameters, switches: StorySwitches = {}) =>
  settingOf(parameters, switches, named);

describe('a page story', () => {
  it.each([{}, { scenario: own, user: own }, { scenario: '', user: null }])(
    'has its own world while nothing is chosen: %j',
    (switches) => {
      expect(setting(page, switches)).toEqual({
        route: '/montage?page=2',
        signedInAs: engineer,
        faults: page.world!.faults,
        world: { entityTags: false },
        clockAheadMs: 0,
        offline: false,
        foreign: false,
      });
    },
  );

  it('has the world, the faults, the account and the clock of the chosen scenario', () => {
    expect(setting(page, { scenario: 'list-fails' })).toEqual({
      route: '/montage?page=2',
      signedInAs: newcomer,
      faults: listFails.faults,
      world: { seed: 7 },
      clockAheadMs: 60_000,
      offline: false,
      foreign: true,
    });
  });

  it('stays a page for strangers in any scenario', () => {
    expect(setting({ route: '/login' }, { scenario: 'list-fails' }).signedInAs).toBeNull();
  });

  it('keeps its person in a scenario of strangers', () => {
    expect(setting(page, { scenario: 'of-strangers' }).signedInAs).toBe(engineer);
  });

  it('has the user that was chosen, whatever the story and the scenario say', () => {
    expect(setting(page, { user: 'admin' }).signedInAs).toBe(admin);
    expect(setting(page, { user: 'admin', scenario: 'list-fails' }).signedInAs).toBe(admin);
    expect(setting(page, { user: stranger, scenario: 'list-fails' }).signedInAs).toBeNull();
    expect(setting({ route: '/login' }, { user: 'admin' }).signedInAs).toBe(admin);
  });

  it('keeps its own world and faults where only a user was chosen', () => {
    expect(setting(page, { user: 'admin' })).toMatchObject({
      faults: page.world!.faults,
      world: { entityTags: false },
      foreign: true,
    });
  });

  it('begins where the scenario does, with its person, if it says that it follows it', () => {
    const walk: StoryParameters = { route: '/', followsScenario: true };
    expect(setting(walk)).toMatchObject({ route: '/', signedInAs: null });
    expect(setting(walk, { scenario: 'list-fails' })).toMatchObject({
      route: '/montage',
      signedInAs: newcomer,
    });
    expect(setting(walk, { scenario: 'of-strangers' })).toMatchObject({
      route: '/login',
      signedInAs: null,
    });
  });

  it('is without a connection in its own world alone', () => {
    const offline: StoryParameters = { route: '/', world: { offline: true } };
    expect(setting(offline).offline).toBe(true);
    expect(setting(offline, { scenario: 'list-fails' }).offline).toBe(false);
  });

  it('does not hide that a user does not exist', () => {
    expect(() => setting(page, { user: 'nobody' })).toThrow('There is no user "nobody"');
  });

  it('does not hide that a scenario does not exist', () => {
    expect(() => setting(page, { scenario: 'no-such' })).toThrow('There is no scenario "no-such".');
  });
});

describe('a component story', () => {
  it('is not changed by any switch', () => {
    const component: StoryParameters = { world: { signedInAs: engineer } };
    expect(setting(component, { scenario: 'list-fails', user: 'admin' })).toEqual({
      ...setting(component),
      foreign: false,
    });
    expect(setting(component, { scenario: 'list-fails', user: 'admin' }).signedInAs).toBe(engineer);
  });
});
