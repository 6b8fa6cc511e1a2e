import type { Id } from '#src/domain/id.ts';

/** What a server sent for a row, of any form. */
export type Fields = Readonly<Record<string, unknown>>;

const MAX_TEXT = 10_000;
const MAX_DOLLARS = 1_000_000_000;

/** The fields of an object; undefined for any other value. */
export function readFields(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : undefined;
}

/** Text, or a number as text; empty for anything else. */
export function readText(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.slice(0, MAX_TEXT).trim() : '';
}

/**
 * An id as it came, because it goes back to its server like that. Undefined for what cannot be one: a blank text, or the
 * names of folders, which would lead to another address.
 */
export function readId(value: unknown): Id | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || value.length > MAX_TEXT) return undefined;
  return ['', '.', '..'].includes(value.trim()) ? undefined : value;
}

/** An amount in dollars, rounded to cents: a number, or one as text. Undefined where none came, or one below zero. */
export function readDollars(value: unknown): number | undefined {
  const dollars = readNumber(value);
  if (dollars === undefined || dollars < 0 || dollars > MAX_DOLLARS) return undefined;
  return Math.round(dollars * 100) / 100;
}

/** Pieces of a line: a whole number from 1. */
export function readPieces(value: unknown): number {
  const pieces = Math.trunc(readNumber(value) ?? 1);
  return Number.isSafeInteger(pieces) && pieces > 1 ? pieces : 1;
}

const TRUE = new Set(['true', 't', 'yes', 'y', '1']);

/**
 * True or false, or as 1 and 0, as text in the spelling of a database, or as the byte that drivers make of a BIT column;
 * false for anything else.
 */
export function readBoolean(value: unknown): boolean {
  const bytes = readFields(value)?.data;
  const spelled = Array.isArray(bytes) ? bytes[0] : value;
  return spelled === true || TRUE.has(readText(spelled).toLowerCase());
}

function readNumber(value: unknown): number | undefined {
  const isNumber = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
  const number = isNumber ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
}
