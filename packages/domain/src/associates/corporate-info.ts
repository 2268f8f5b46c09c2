import type { CorporateInfo } from '../session/types.ts';
import type { Department } from './types.ts';

/** The code in a company's department field; empty if the field contains the name (spec 3). */
export const departmentCode = (department: string): string =>
  /^(?:[A-Z]{2}-)?\d{1,4}$/i.test(department.trim()) ? department.trim() : '';

/**
 * The name of a company's department: the field itself, or looked up by code (spec 7). ERP codes
 * take precedence over list codes.
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
