import { countries } from '../../countries/index.ts';
import type { ScenarioRows } from '../scenario-rows.ts';

const padTwo = (value: number) => String(value).padStart(2, '0');

/** Departments, regions and provinces of every country. */
export const departmentRows: ScenarioRows = {
  departments: Object.entries(countries).flatMap(([country, { departments, firstDepartmentId }]) =>
    departments.map((name, index) => ({
      region_id: firstDepartmentId + index,
      country_id: country,
      code: `${country}-${padTwo(index + 1)}`,
      default_name: name,
      code_sap: padTwo(index + 1),
    })),
  ),
};
