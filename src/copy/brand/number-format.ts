import { brand } from '../brand.ts';
import { numberFormatOf } from './number-format-of.ts';

/**
 * How the brand writes numbers. A build replaces this file by its value, because each formatter of `Intl` takes a slow
 * phone some 10 ms to make.
 */
export const numberFormat = numberFormatOf(brand);
