import type { CorporateInfo } from '../session/types.ts';
import type { Department } from './types.ts';

/** Returns the code in a company's department field; empty if the field contains the name (spec 3). */
export const getDepartmentCode = (department: string): string =>
  /^(?:[A-Z]{2}-)?\d{1,4}$/i.test(department.trim()) ? department.trim() : '';

/**
 * Returns the name of a company's department: the field itself, or looked up by code (spec 7). ERP codes
 * take precedence over list codes.
 */
export function getDepartmentName(
  { department, country }: Pick<CorporateInfo, 'department' | 'country'>,
  departments: readonly Department[],
): string {
  const code = getDepartmentCode(department);
  const countryDepartments = departments.filter(({ countryCode }) => countryCode === country);
  const match =
    countryDepartments.find(({ erpCode }) => code !== '' && erpCode === code) ??
    countryDepartments.find((one) => code !== '' && one.code === code);
  return match?.name ?? department;
}
