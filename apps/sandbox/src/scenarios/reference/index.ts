import { joinRows, type ScenarioRows } from '../scenario-rows.ts';
import { departmentsReference } from './departments.ts';
import { documentClassesReference } from './document-classes.ts';
import { buildPeopleReference } from './people.ts';
import { surveyReference } from './survey.ts';
import { vouchersReference } from './vouchers.ts';

/** Returns the rows that every scenario has: roles, departments, document classes, survey questions, voucher uses. */
export const buildReference = (product: string): ScenarioRows =>
  joinRows([
    buildPeopleReference(product),
    departmentsReference,
    documentClassesReference,
    surveyReference,
    vouchersReference,
  ]);
