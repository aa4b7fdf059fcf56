import { parseInches } from '@/domain/inches';

/** OSDU's values are given in SI without a frame of reference beside them: m, kg/m3, Pa. Null stays null. */

const inchM = 0.0254;
const standardGravity = 9.80665;

/** Half a micrometre and less: conversion leaves digits that nobody measured. */
const tidy = (value: number): number => Number(value.toPrecision(12)) + 0;

const times = (value: number | null, factor: number): number | null =>
  value === null || !Number.isFinite(value) ? null : tidy(value * factor);

export const metresOfInches = (inches: number | null): number | null => times(inches, inchM);
/** Of a size as it is written, `13 3/8`. */
export const metresOfSize = (size: string | null): number | null =>
  metresOfInches(size === null ? null : parseInches(size));
/** The density whose column has a gradient: a gradient is a density times gravity. */
export const densityOfGradient = (kpaPerM: number | null): number | null =>
  times(kpaPerM, 1000 / standardGravity);
