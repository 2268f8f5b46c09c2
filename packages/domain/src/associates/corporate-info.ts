import type { Department } from './types.ts';

/** The code in a company's department field, or empty where it holds the name itself (spec 3). */
export const departmentCode = (department: string): string =>
  /^(?:[A-Z]{2}-)?\d{1,4}$/i.test(department.trim()) ? department.trim() : '';

/** A department by name: as it came, or by its code in the list of departments (spec 7). */
export const departmentName = (department: string, found: readonly Department[]): string =>
  found[0]?.name ?? department;
