import { describe, expect, it } from 'vitest';
import { entityKey } from '@/domain/montage/unread';
import { exampleMontage } from '@/domain/montage/montage-for-tests';
import { beginWithEmptyStorage, mockServer, quietMs } from '@/testing/editor-server';
import { addFormation, formationNames, openTab, rename, wellName, type Fault } from './editor-for-tests';
import { settle } from './environment-for-tests';

beginWithEmptyStorage();

const quiet = { failure: null as unknown, savesAt: null as unknown, needsSignIn: false };

describe('a success without the montage', () => {
  const answers: Fault[] = ['not JSON', 'empty montage', 'only sections', 'sections without formations'];

  describe.each([{ versions: true }, { versions: false }])('with %o', (options) => {
    it.each(answers)('is confirmed by what the server has: %s', async (fault) => {
      const server = mockServer(options);
      server.faults.push(fault);
      const { editor, clock, failures } = await openTab(server);
      editor.edit(addFormation('Ekofisk'));
      editor.edit(rename('Borealis-1'));
      await clock.advance(quietMs);
      expect([editor.state().save, failures]).toEqual([{ status: 'saved' }, []]);
      expect(editor.state().montage).toEqual(server.now().montage);
      editor.edit(rename('Borealis-2'));
      await editor.save();
      expect(server.calls).toHaveLength(2);
      expect(wellName(server.now().montage)).toBe('Borealis-2');
      expect(server.now().montage.plan_summaries_list).toEqual(exampleMontage().plan_summaries_list);
      expect(formationNames(server.now().montage)).toEqual(['Ekofisk', ...formationNames(exampleMontage())]);
    });

    it('is a failure if the server has not stored it', async () => {
      const server = mockServer(options);
      server.faults.push('page of a proxy');
      const { editor, clock, failures } = await openTab(server);
      editor.edit(rename('Borealis-1'));
      await clock.advance(quietMs);
      expect(editor.state().save).toMatchObject({ status: 'unsaved', failure: 'Not JSON.' });
      expect(failures).toEqual(['Not JSON.']);
      expect(wellName(editor.state().montage)).toBe('Borealis-1');
      await clock.advance(30_000);
      expect(editor.state().save).toEqual({ status: 'saved' });
      expect(wellName(server.now().montage)).toBe('Borealis-1');
    });
  });
});

describe('fields that the contract does not have', () => {
  const foreign = { [entityKey('', exampleMontage().id)]: { owner: 'Ann' } };
  const owners = (server: { calls: { payload: object }[] }) =>
    server.calls.map(({ payload }) => ('owner' in payload ? payload.owner : null));

  it('return with every save, also if the answers lack them', async () => {
    const server = mockServer();
    server.edit((montage) => ({ ...montage, foreign }));
    const { editor } = await openTab(server);
    for (const name of ['Borealis-1', 'Borealis-2']) {
      editor.edit(rename(name));
      await editor.save();
    }
    expect(owners(server)).toEqual(['Ann', 'Ann']);
  });

  it.each([400, 422])('are left out for a server that refuses them with %i', async (status) => {
    const server = mockServer();
    server.edit((montage) => ({ ...montage, foreign }));
    server.faults.push({ status, detail: 'extra fields not permitted' });
    const { editor, failures } = await openTab(server);
    for (const name of ['Borealis-1', 'Borealis-2']) {
      editor.edit(rename(name));
      await editor.save();
    }
    expect(owners(server)).toEqual(['Ann', null, null]);
    expect([editor.state().save, failures]).toEqual([{ status: 'saved' }, []]);
    expect(wellName(server.now().montage)).toBe('Borealis-2');
  });
});

describe('a fault', () => {
  const reason = 'The server says why';
  const cases: [string, Fault, Partial<typeof quiet>, repeats: boolean][] = [
    ['401', { status: 401, detail: reason }, { failure: reason, needsSignIn: true }, false],
    ['403', { status: 403, detail: reason }, { failure: reason }, false],
    ['404', { status: 404, detail: reason }, { failure: reason }, false],
    ['409', { status: 409, detail: reason }, { failure: reason }, false],
    ['413', { status: 413, detail: reason }, { failure: reason }, false],
    ['422', { status: 422, detail: reason }, { failure: reason }, false],
    ['429', { status: 429, detail: reason, retryAfterS: 30 }, { failure: reason }, true],
    ['500', { status: 500 }, { failure: 'Failed to save changes. Please try again.' }, true],
    ['503', { status: 503, detail: reason }, { failure: reason }, true],
    ['a lost request', 'lost request', { failure: expect.stringMatching(/^Network error/) }, true],
    ['a lost answer', 'lost answer', { failure: expect.stringMatching(/^Network error/) }, true],
  ];

  describe.each([{ versions: true }, { versions: false }])('with %o', (options) => {
    it.each(cases)('%s loses nothing and is reported', async (_, fault, expected, repeats) => {
      const server = mockServer(options);
      server.faults.push(fault);
      const { editor, clock, failures } = await openTab(server);
      editor.edit(addFormation('Ekofisk'));
      editor.edit(rename('Borealis-1'));
      await clock.advance(quietMs);
      expect(editor.state().save).toEqual({
        ...quiet,
        status: 'unsaved',
        ...expected,
        savesAt: repeats ? expect.any(Number) : null,
      });
      expect(failures).toEqual([expected.failure]);
      expect(wellName(editor.state().montage)).toBe('Borealis-1');

      if (repeats) await clock.advance(30_000);
      else {
        await clock.advance(600_000);
        expect(server.calls).toHaveLength(1);
        await editor.save();
      }
      expect(editor.state().save).toEqual({ status: 'saved' });
      expect(editor.state().conflict).toBeNull();
      expect(editor.state().montage).toEqual(server.now().montage);
      // Nothing is duplicated.
      expect(formationNames(server.now().montage)).toEqual(['Ekofisk', ...formationNames(exampleMontage())]);
    });

    it.each(cases)('%s survives the death of the tab', async (_, fault) => {
      const server = mockServer(options);
      server.faults.push(fault);
      const first = await openTab(server);
      first.editor.edit(addFormation('Ekofisk'));
      await first.clock.advance(quietMs);
      first.editor.edit(rename('Borealis-1'));
      await settle();
      first.kill();

      const { editor } = await openTab(server);
      expect(wellName(editor.state().montage)).toBe('Borealis-1');
      expect(editor.state().conflict).toBeNull();
      expect(editor.state().recovered).not.toBeNull();
      await editor.save();
      expect(editor.state().montage).toEqual(server.now().montage);
      expect(formationNames(server.now().montage)).toEqual(['Ekofisk', ...formationNames(exampleMontage())]);
      editor.undo();
      editor.undo();
      await editor.save();
      expect(server.now().montage).toEqual(exampleMontage());
    });
  });
});

describe('a lost answer', () => {
  it('is recognised in the server’s montage, with what was edited and sent since', async () => {
    const server = mockServer();
    server.faults.push('lost answer', 'lost request');
    const { editor, clock } = await openTab(server);
    editor.edit(addFormation('Ekofisk'));
    await clock.advance(quietMs);
    editor.edit(addFormation('Ty'));
    editor.edit(rename('Borealis-1'));
    editor.undo();
    await clock.advance(quietMs);
    editor.redo();
    await clock.advance(60_000);
    expect(editor.state().save).toEqual({ status: 'saved' });
    expect(wellName(server.now().montage)).toBe('Borealis-1');
    expect(formationNames(server.now().montage).toSorted()).toEqual(
      ['Ekofisk', 'Ty', ...formationNames(exampleMontage())].toSorted(),
    );
    expect(editor.state().montage).toEqual(server.now().montage);
  });

  it('is recognised after the tab was killed before it came', async () => {
    const server = mockServer();
    server.hold();
    const first = await openTab(server);
    first.editor.edit(addFormation('Ekofisk'));
    void first.editor.save();
    first.editor.edit(rename('Borealis-1'));
    await settle();
    first.kill();

    // The new tab loads before the save arrives, and saves after it.
    const second = await openTab(server);
    expect(second.editor.state().recovered?.steps).toBe(2);
    server.letGo();
    await settle();
    await second.editor.save();
    expect(second.editor.state().conflict).toBeNull();
    expect(second.editor.state().montage).toEqual(server.now().montage);
    expect(wellName(server.now().montage)).toBe('Borealis-1');
    expect(formationNames(server.now().montage).filter((name) => name === 'Ekofisk')).toHaveLength(1);
  });

  it('is recognised beneath another user’s save, and nothing is duplicated', async () => {
    const server = mockServer();
    server.faults.push('lost answer');
    const { editor, clock } = await openTab(server);
    editor.edit(addFormation('Ekofisk'));
    await clock.advance(quietMs);
    editor.edit(rename('Borealis-1'));
    server.edit((montage) => ({
      ...montage,
      top_line_item: montage.top_line_item && { ...montage.top_line_item, objective: 'Oil' },
    }));
    await clock.advance(30_000);
    // Theirs is what they did, without what this tab had saved.
    expect(editor.state().conflict?.differences.map(({ kind, where }) => [kind, where])).toEqual([
      ['mine', expect.stringMatching(/Well name/)],
      ['theirs', expect.stringMatching(/Objective/)],
    ]);
    editor.resolveConflict({ keep: 'mine', exceptFor: new Set() });
    await settle();
    expect(editor.state().save).toEqual({ status: 'saved' });
    expect(formationNames(server.now().montage)).toEqual(['Ekofisk', ...formationNames(exampleMontage())]);
    expect(server.now().montage.top_line_item).toMatchObject({ well_name: 'Borealis-1', objective: 'Oil' });
    editor.undo();
    editor.undo();
    await editor.save();
    expect(formationNames(server.now().montage)).toEqual(formationNames(exampleMontage()));
  });

  it('is no conflict if everything new is theirs', async () => {
    const server = mockServer();
    server.faults.push('lost answer');
    const { editor, clock } = await openTab(server);
    editor.edit(addFormation('Ekofisk'));
    await clock.advance(quietMs);
    server.edit((montage) => ({ ...montage, plan_summaries_list: [] }));
    await clock.advance(30_000);
    expect(editor.state()).toMatchObject({ conflict: null, save: { status: 'saved' } });
    expect(editor.state().montage).toEqual(server.now().montage);
    expect(formationNames(server.now().montage)).toContain('Ekofisk');
  });

  it('is reverted on the server when its draft is discarded', async () => {
    const server = mockServer();
    server.hold();
    const first = await openTab(server);
    first.editor.edit(addFormation('Ekofisk'));
    void first.editor.save();
    await settle();
    first.kill();

    const { editor, clock } = await openTab(server);
    server.letGo();
    await settle();
    editor.discardRecovered();
    expect(editor.state().save.status).not.toBe('saved');
    expect(editor.state()).toMatchObject({ undoLabel: null, redoLabel: null });
    await clock.advance(quietMs);
    expect(editor.state()).toMatchObject({ conflict: null, save: { status: 'saved' } });
    expect(server.now().montage).toEqual(exampleMontage());
  });
});

describe('a save', () => {
  it('waits until the draft records it: a tab that finds the draft would take it for another user’s', async () => {
    const server = mockServer();
    const first = await openTab(server);
    first.editor.edit(addFormation('Ekofisk'));
    await settle();
    first.haltDisk();
    void first.editor.save();
    await settle();
    expect(first.editor.state().save).toEqual({ status: 'saving' });
    expect(server.calls).toEqual([]);
    first.kill();

    const { editor } = await openTab(server);
    editor.edit(addFormation('Ty'));
    await editor.save();
    expect(editor.state()).toMatchObject({ conflict: null, save: { status: 'saved' } });
    expect(formationNames(server.now().montage).toSorted()).toEqual(
      ['Ekofisk', 'Ty', ...formationNames(exampleMontage())].toSorted(),
    );
  });

  it('is sent even if the disk never responds', async () => {
    const server = mockServer();
    const { editor, clock, haltDisk } = await openTab(server);
    editor.edit(rename('One'));
    await settle();
    haltDisk();
    void editor.save();
    editor.edit(rename('Two'));
    await clock.advance(500);
    expect(wellName(server.now().montage)).toBe('One');
    await clock.advance(quietMs + 500);
    expect(wellName(server.now().montage)).toBe('Two');
    expect(editor.state().save).toEqual({ status: 'saved' });
  });
});

it('a failure ends when nothing is left to save', async () => {
  const server = mockServer();
  server.faults.push({ status: 401 });
  const { editor, clock } = await openTab(server);
  editor.edit(rename('Borealis-1'));
  await clock.advance(quietMs);
  expect(editor.state().save).toMatchObject({ needsSignIn: true });
  editor.undo();
  editor.edit(rename('Borealis-2'));
  expect(editor.state().save).toMatchObject({ needsSignIn: false, failure: null });
  await clock.advance(quietMs);
  expect(wellName(server.now().montage)).toBe('Borealis-2');
});
