import { inUnit, unitOf } from '@/domain/shown-units/figures';

/** 'negative' rather than 'auto': a rounded -0.04 would otherwise read as -0.0. */
const oneDecimal = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'negative',
});

/** A length (m) of the results table in the unit of the screen: one decimal, or a dash. */
export function formatResult(value: number | null | undefined): string {
  return value === null || value === undefined || !Number.isFinite(value)
    ? '-'
    : oneDecimal.format(inUnit('length', value));
}

const toMillimetres = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 3,
  signDisplay: 'negative',
});

/** A length (m) next to another document's value, which may differ by less than the table shows. */
export const formatSourced = (value: number): string => toMillimetres.format(inUnit('length', value));

/** mm:ss.t, with hours before it once there are any. Cut rather than rounded, so that it never runs ahead. */
export function formatElapsed(elapsedMs: number): string {
  const tenths = Math.max(0, Math.floor(elapsedMs / 100));
  const pad = (value: number) => String(value).padStart(2, '0');
  const seconds = `${pad(Math.floor(tenths / 10) % 60)}.${tenths % 10}`;
  const minutes = Math.floor(tenths / 600);
  return minutes < 60
    ? `${pad(minutes)}:${seconds}`
    : `${Math.floor(minutes / 60)}:${pad(minutes % 60)}:${seconds}`;
}

/** A height (m) as the summary shows it: at least one decimal, and every decimal that was typed. */
export function formatHeight(heightM: number): string {
  return `${inUnit('length', heightM).toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 3, useGrouping: false })} ${unitOf('length')}`;
}
