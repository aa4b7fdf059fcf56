import { describe, expect, it } from 'vitest';
import type { Montage } from '@/api/generated/model';
import { saveShape } from '@/backend/save-shape-for-tests';
import { storageFull } from './db/storage';
import { faultText, parseFaults } from './fault-text';
import { signedInToken } from './identity/sessions';
import { engineer, testClient } from './test-client';

const list = '/v1/montage';
const path = `${list}/7f3a19c0`;

async function struckBy(text: string) {
  const client = await testClient({ faults: parseFaults(text) });
  const { body, headers } = await client.call<Montage>(engineer, 'GET', path);
  const mine = { ...body, top_line_item: { ...body.top_line_item!, location: 'Mine' } };
  const ifMatch = { 'If-Match': headers.get('etag')! };
  const stored = async () => (await client.call<Montage>(engineer, 'GET', path)).body.top_line_item!;
  const save = () => client.call<{ message?: string }>(engineer, 'PUT', list, saveShape(mine), ifMatch);
  return { client, save, stored };
}

describe('injectServerFaults', () => {
  it('conflict: another user saves first, so the save is refused and theirs is kept', async () => {
    const { save, stored } = await struckBy('saveMontage:conflict@1');
    expect((await save()).status).toBe(412);
    expect((await stored()).well_name).toBe('Noorderdiep-4 (theirs)');
    expect((await stored()).location).not.toBe('Mine');
  });

  it('full: nothing is stored, and the answer says why', async () => {
    const { save, stored } = await struckBy('saveMontage:full<1');
    const refused = await save();
    expect(refused.status).toBe(500);
    expect(refused.body.message).toBe(storageFull);
    expect((await stored()).location).not.toBe('Mine');
    expect((await save()).status).toBe(200);
    expect((await stored()).location).toBe('Mine');
  });

  it('expire: this call and every other with its token is refused', async () => {
    const { client } = await struckBy('listUsers:expire,listMontages:expire@1');
    const token = await signedInToken(client.world, engineer);
    const as = { authorization: `Bearer ${token}` };
    expect((await client.call(null, 'GET', path, undefined, as)).status).toBe(200);
    expect((await client.call(null, 'GET', list, undefined, as)).status).toBe(401);
    expect((await client.call(null, 'GET', path, undefined, as)).status).toBe(401);
    expect((await client.call(engineer, 'GET', list)).status).toBe(200);
  });

  it('error: the generation ends with an error event after three events', async () => {
    const client = await testClient({ faults: parseFaults('generateMontage:error:3@1') });
    const generate = () =>
      client.open(engineer, 'GET', '/v1/montage/generate/a85f60d3?rig_floor_height=31.2&vertical=false');
    const events = (text: string) => [...text.matchAll(/^event: (.+)$/gm)].map(([, name]) => name);
    const broken = await (await generate()).text();
    expect(events(broken)).toEqual(['progress', 'progress', 'progress', 'error']);
    expect(broken).toContain('The planning service stopped working on this montage.');
    expect(events(await (await generate()).text()).at(-1)).toBe('complete');
  });
});

describe('the text of a fault', () => {
  it.each([
    'listMontages:status:503@1',
    'saveMontage:status:429:5<2',
    'generateMontage:drop:5',
    'generateMontage:error:9@1',
    'all:status:503%10',
    'all:delay:1500',
    'saveMontage:conflict@1',
    'createUser:full',
    'getMontage:expire@2',
    'token:hold',
    'getMontage:html:502',
    'getMontage:html',
  ])('is read and written alike: %s', (text) => expect(parseFaults(text).map(faultText)).toEqual([text]));

  it.each([
    'listMontages:conflict',
    'all:full',
    'generateMontage:expire',
    'saveMontage:error:3',
    'all:drop:3',
  ])('does not overlook %s', (text) => expect(() => parseFaults(text)).toThrow(text));

  it('is refused where it would say less', () => {
    const body = { detail: 'Upstream' };
    expect(() => faultText({ on: 'getMontage', fault: { kind: 'status', status: 502, body } })).toThrow(
      /no text/,
    );
  });
});
