import type { Ledger } from './ledger.ts';

/** What the database holds after the run, in the order of the versions and of the events. */
export interface Kept {
  versions: { montage_id: string; number: number; cause: string | null; montage: string }[];
  generations: { id: string; document_id: string; state: string; attempts: number }[];
  events: { generation_id: string; number: number; event: string }[];
  sets: { id: string }[];
}

export interface Verdict {
  figures: Record<string, number>;
  /** What must not be, in sentences; empty when all is well. */
  violations: string[];
}

interface Saved {
  marker: string | undefined;
  /** The version that the client replaced, by its `If-Match`. */
  base: number;
}

function savedIn(montage: string): Saved {
  const { plan_summaries_list: plans } = JSON.parse(montage) as {
    plan_summaries_list: { title: string; description: string | null }[];
  };
  const [first] = plans;
  return { marker: first?.title, base: Number(/^"r(\d+)-/.exec(first?.description ?? '')?.[1]) };
}

/** Compares what the clients know with what is kept. */
export function verdictOf(ledger: Ledger, { versions, generations, events, sets }: Kept): Verdict {
  const violations = [...ledger.violations];
  const saves = versions
    .filter(({ cause }) => cause === 'save')
    .map((one) => ({ ...one, ...savedIn(one.montage) }));
  const kept = new Map<string, typeof saves>();
  for (const save of saves) kept.set(save.marker ?? '', [...(kept.get(save.marker ?? '') ?? []), save]);

  const acknowledged = ledger.saves.filter(({ outcome }) => outcome === 'acknowledged');
  const lost = acknowledged.filter(({ marker }) => !kept.has(marker));
  const doubled = [...kept.values()].filter(({ length }) => length > 1);
  const refused = ledger.saves.filter(({ marker, outcome }) => outcome === 'refused' && kept.has(marker));
  const overwritten = saves.filter(({ base, number }) => base !== number - 1);
  const unknown = ledger.saves.filter(({ outcome }) => outcome === 'unknown');
  const say = (list: readonly object[], what: string): void =>
    list.slice(0, 5).forEach((one) => violations.push(`${what}: ${JSON.stringify(one).slice(0, 300)}`));
  say(lost, 'An acknowledged save is lost');
  say(doubled, 'A save is stored more than once');
  say(refused, 'A save was refused and is stored');
  say(overwritten, 'A save replaced another version than it named');

  const gaps = versions.filter(
    ({ montage_id, number }, at) =>
      number !== (versions[at - 1]?.montage_id === montage_id ? versions[at - 1]!.number + 1 : 1),
  );
  say(gaps, 'The versions of a montage have a gap');
  const setIds = new Set(sets.map(({ id }) => id));
  const lostUploads = ledger.montages.filter((id) => !setIds.has(id));
  say(
    lostUploads.map((id) => ({ id })),
    'An acknowledged upload is lost',
  );

  const unended = generations.filter(({ state }) => state === 'waiting' || state === 'running');
  say(unended, 'A generation has not ended');
  const byId = new Map(generations.map((one) => [one.id, one]));
  const lostGenerations = [...ledger.begun].filter((id) => !byId.has(id));
  say(
    lostGenerations.map((id) => ({ id })),
    'A generation whose events were received is lost',
  );
  const wronglyEnded = [...ledger.ended].filter(
    ([id, end]) => (byId.get(id)?.state === 'completed') !== (end === 'complete'),
  );
  say(wronglyEnded, 'A generation ended otherwise than its reader saw');
  // Each completed generation stored one version, and nothing else stores one of a generation.
  const counts = (list: readonly { of: string }[]) => Map.groupBy(list, ({ of }) => of);
  const completed = counts(
    generations.flatMap((g) => (g.state === 'completed' ? [{ of: g.document_id }] : [])),
  );
  const generated = counts(versions.flatMap((v) => (v.cause === 'generation' ? [{ of: v.montage_id }] : [])));
  const doubledGenerations = [...new Set([...completed.keys(), ...generated.keys()])].filter(
    (id) => completed.get(id)?.length !== generated.get(id)?.length,
  );
  say(
    doubledGenerations.map((id) => ({
      id,
      completed: completed.get(id)?.length,
      stored: generated.get(id)?.length,
    })),
    'The completed generations of a montage and their versions differ in number',
  );
  const wrongEvents = generations.filter(({ id, state }) => {
    const own = events.filter(({ generation_id }) => generation_id === id);
    const ends = own.filter(({ event }) => (JSON.parse(event) as { event: string }).event !== 'progress');
    const numbered = own.every(({ number }, at) => number === at + 1);
    const ended = state !== 'waiting' && state !== 'running';
    return !numbered || (ended && (ends.length !== 1 || ends[0] !== own.at(-1)));
  });
  say(wrongEvents, 'The events of a generation are not numbered, or do not end once');
  const givenUp = generations.filter(({ state }) => state === 'failed');

  return {
    violations,
    figures: {
      'saves acknowledged': acknowledged.length,
      'acknowledged saves lost': lost.length,
      'saves doubled': doubled.length,
      'saves refused and stored': refused.length,
      'saves that replaced another version than they named': overwritten.length,
      'saves whose answer was lost': unknown.length,
      '  of these stored': unknown.filter(({ marker }) => kept.has(marker)).length,
      'uploads acknowledged': ledger.montages.length,
      'acknowledged uploads lost': lostUploads.length,
      'generations started': generations.length,
      'generations completed': generations.filter(({ state }) => state === 'completed').length,
      'generations taken up by another attempt': generations.filter(({ attempts }) => attempts > 1).length,
      'generations given up after too many attempts': givenUp.length,
      'generations not ended': unended.length,
      'generations lost': lostGenerations.length + wronglyEnded.length,
      'generations doubled': doubledGenerations.length + wrongEvents.length,
      'event streams resumed': ledger.resumed,
      reads: ledger.reads,
    },
  };
}
