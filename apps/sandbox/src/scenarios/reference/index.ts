import { joinRows, type ScenarioRows } from '../scenario-rows.ts';
import { departmentRows } from './departments.ts';
import { documentClassRows } from './document-classes.ts';
import { buildPeopleRows } from './people.ts';
import { surveyRows } from './survey.ts';
import { voucherRows } from './vouchers.ts';

/** Returns the rows that every scenario has: roles, departments, document classes, survey questions, voucher uses. */
export const buildReferenceRows = (product: string): ScenarioRows =>
  joinRows([buildPeopleRows(product), departmentRows, documentClassRows, surveyRows, voucherRows]);
