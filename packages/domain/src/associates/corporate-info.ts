import type { CorporateInfo } from '../session/types.ts';
import type { Department } from './types.ts';

/** The code in a company's department field, or empty where it holds the name itself (spec 3). */
export const departmentCode = (department: string): string =>
  /^(?:[A-Z]{2}-)?\d{1,4}$/i.test(department.trim()) ? department.trim() : '';

/**
 * A company's department by name: as it came, or by its code in the list of departments (spec 7). The
 * ERP's code goes before the list's own.
 */
export function departmentName(
  { department, country }: Pick<CorporateInfo, 'department' | 'country'>,
  departments: readonly Department[],
): string {
  const code = departmentCode(department);
  const own = departments.filter(({ countryCode }) => countryCode === country);
  const found =
    own.find(({ erpCode }) => code !== '' && erpCode === code) ??
    own.find((one) => code !== '' && one.code === code);
  return found?.name ?? department;
}
