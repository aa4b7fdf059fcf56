import {
  defaultSettings,
  isSensible,
  limitKeys,
  usualLimits,
  type CheckLimits,
  type CheckSettings,
  type FractureGradient,
  type LimitKey,
} from '@/domain/checks/settings';
import { keepText, readText, settingsKeys } from './settings-storage';

/** Enough for the wells that someone works on. */
const mostMontages = 50;

function recordOf(text: string | null): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

/** The kept limits that differ from the defaults. What is no limit, or out of its range, is left out. */
function changesIn(text: string | null): Partial<CheckLimits> {
  const kept = recordOf(text);
  return Object.fromEntries(
    limitKeys.flatMap((key) => {
      const value = kept[key];
      return isSensible(key, value) && value !== usualLimits[key] ? [[key, value]] : [];
    }),
  );
}

function gradientsIn(text: string | null, montage: string): readonly FractureGradient[] {
  const kept = recordOf(text)[montage];
  return (Array.isArray(kept) ? kept : []).flatMap((pair: unknown) => {
    const [tvdSsM, gradientKpaPerM]: unknown[] = Array.isArray(pair) ? pair : [];
    return Number.isFinite(tvdSsM) && Number.isFinite(gradientKpaPerM)
      ? [{ tvdSsM, gradientKpaPerM } as FractureGradient]
      : [];
  });
}

const known = new Map<string, { texts: string; settings: CheckSettings }>();

/** The settings for a montage: the same object while they are the same. */
export function settingsFor(montage: string): CheckSettings {
  const limits = readText(settingsKeys.limits);
  const gradients = readText(settingsKeys.fractureGradients);
  if (limits === null && gradients === null) return defaultSettings;
  const texts = `${limits}\n${gradients}`;
  const last = known.get(montage);
  if (last?.texts === texts) return last.settings;
  const settings = {
    ...usualLimits,
    ...changesIn(limits),
    fractureGradients: gradientsIn(gradients, montage),
  };
  known.set(montage, { texts, settings });
  return settings;
}

/** Keeps a limit for all montages. */
export function keepLimit(key: LimitKey, value: number): void {
  const { [key]: _before, ...others } = changesIn(readText(settingsKeys.limits));
  const changes = value === usualLimits[key] ? others : { ...others, [key]: value };
  keepText(settingsKeys.limits, Object.keys(changes).length === 0 ? null : JSON.stringify(changes));
}

export const forgetLimits = (): void => keepText(settingsKeys.limits, null);

/** Keeps the fracture gradients of one montage. */
export function keepGradients(montage: string, gradients: readonly FractureGradient[]): void {
  const { [montage]: _before, ...others } = recordOf(readText(settingsKeys.fractureGradients));
  const own = gradients.map(({ tvdSsM, gradientKpaPerM }) => [tvdSsM, gradientKpaPerM]);
  // The latest is the last.
  const latest = [
    ...Object.entries(others).slice(-(mostMontages - 1)),
    ...(own.length > 0 ? [[montage, own]] : []),
  ];
  const kept: unknown = Object.fromEntries(latest as [string, unknown][]);
  keepText(settingsKeys.fractureGradients, latest.length === 0 ? null : JSON.stringify(kept));
}

/** How many limits differ from their defaults. */
export const changedLimits = (settings: CheckSettings): number =>
  limitKeys.filter((key) => settings[key] !== usualLimits[key]).length;
