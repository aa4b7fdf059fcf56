/** The findings of a run, by operation and check. */
import { show } from './schema-errors.ts';

/** A deviation of the backend from the contract. */
export interface Deviation {
  check: string;
  operation: string;
  /** JSON pointer into the exchange: `/status`, `/headers/...`, `/body/...`, `/events/...`, `/request/...`. */
  pointer: string;
  expected: string;
  got: string;
  /** The request, so that users can repeat it. */
  request: string;
  /** The number of occurrences; the same place in every row of a list counts as one. */
  times: number;
}

export interface Remark {
  operation: string;
  pointer: string;
  text: string;
}

/** An entity that the run created and could not delete. */
export interface Leftover {
  kind: string;
  id: string;
  why: string;
}

export interface Report {
  url: string;
  /** The tags in the order in which they were walked. */
  tags: string[];
  operations: { id: string; tag: string; checks: Record<string, number> }[];
  deviations: Deviation[];
  remarks: Remark[];
  notWalked: { tag: string; why: string }[];
  leftovers: Leftover[];
  calls: number;
  interrupted: boolean;
}

export interface Expectation {
  pointer: string;
  expected: unknown;
  got: unknown;
}

const said = (value: unknown) => (typeof value === 'string' ? value : show(value));
const anyRow = (pointer: string) => pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*');

export interface Recorder {
  report: Report;
  /** Counts the check, and records a deviation if it fails. Returns whether it passes. */
  check(holds: boolean, check: string, operation: string, request: string, found: Expectation): boolean;
  remark(operation: string, pointer: string, text: string): void;
}

export function createRecorder(url: string, operations: readonly { id: string; tag: string }[]): Recorder {
  const report: Report = {
    url,
    tags: [],
    operations: operations.map(({ id, tag }) => ({ id, tag, checks: {} })),
    deviations: [],
    remarks: [],
    notWalked: [],
    leftovers: [],
    calls: 0,
    interrupted: false,
  };
  return {
    report,
    check(holds, check, operation, request, { pointer, expected, got }) {
      const checks = report.operations.find(({ id }) => id === operation)?.checks;
      if (!checks) throw new Error(`The report has no operation ${operation}`);
      checks[check] = (checks[check] ?? 0) + 1;
      if (holds) return true;
      const known = report.deviations.find(
        (other) =>
          other.check === check && other.operation === operation && anyRow(other.pointer) === anyRow(pointer),
      );
      if (known) known.times += 1;
      else {
        const words = { expected: said(expected), got: said(got) };
        report.deviations.push({ check, operation, pointer, ...words, request, times: 1 });
      }
      return false;
    },
    remark(operation, pointer, text) {
      const place = anyRow(pointer);
      const known = report.remarks.some(
        (other) => other.operation === operation && other.text === text && other.pointer === place,
      );
      if (!known) report.remarks.push({ operation, pointer: place, text });
    },
  };
}
